import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadDescribedWorks } from '../book-texts/load-described-works.ts';
import { createDemoMessage } from './create-message.ts';
import { messageFile } from './import-demo-books.ts';

test('the file has the books of the demo; otherwise write it again with demo/onix/write-message.ts', async () => {
  const stored = gunzipSync(await readFile(messageFile)).toString();
  const isCurrent = stored === createDemoMessage(await loadDescribedWorks());
  // Not compared by `toBe`, which would print 12 MB.
  expect(isCurrent).toBe(true);
});
