import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parent, useDataFolderPerTest } from './data-folder.fixture.ts';
import { truncateLog } from './server-log.ts';

useDataFolderPerTest();

test('truncates a log that is too large', async () => {
  const file = join(parent, 'postgres.log');
  await writeFile(file, 'x'.repeat(2000));
  await truncateLog(file, 1000);
  expect([(await stat(file)).size, (await stat(`${file}.1`)).size]).toEqual([0, 2000]);
});
