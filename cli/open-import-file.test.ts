import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImportFile } from './open-import-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvarto-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('A file is read, and tells how much of it has been', async () => {
  await writeFile(join(folder, 'books.csv'), 'title\nA\n');
  const { bytes, shareRead } = await openImportFile(join(folder, 'books.csv'));
  expect(shareRead()).toBe(0);
  expect(await text(bytes)).toBe('title\nA\n');
  expect(shareRead()).toBe(1);
});

test('What is no file is refused in one sentence', async () => {
  const missing = join(folder, 'missing.csv');
  await expect(openImportFile(missing)).rejects.toThrow(`There is no file ${missing}.`);
  await expect(openImportFile(folder)).rejects.toThrow(`${folder} is a folder, not a file.`);
});
