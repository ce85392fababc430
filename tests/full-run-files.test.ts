import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FULL_RUN_FILES } from './full-run-files.ts';

test('lists existing files', () => {
  expect(FULL_RUN_FILES.filter((path) => !existsSync(path))).toEqual([]);
});
