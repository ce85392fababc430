import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { createDemoMessage } from './create-message.ts';
import { messageFile } from './import-demo-books.ts';

test('the file has the books of the demo; otherwise write it again with demo/onix/write-message.ts', async () => {
  const stored = gunzipSync(await readFile(messageFile)).toString();
  const isCurrent = stored === createDemoMessage(await loadDemoWorks());
  // Not compared by `toBe`, which would print 11 MB.
  expect(isCurrent).toBe(true);
});
