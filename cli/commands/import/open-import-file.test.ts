import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImportFile } from './open-import-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvarto-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (name: string) =>
  openImportFile(name, { stdin: Readable.from(['piped']), environment: { INIT_CWD: folder } });

test('reads a file and reports the share that was read', async () => {
  await writeFile(join(folder, 'books.csv'), 'title\nA\n');
  const { bytes, shareRead } = await open('books.csv');
  expect(shareRead()).toBe(0);
  expect(await text(bytes)).toBe('title\nA\n');
  expect(shareRead()).toBe(1);
});

test('reads standard input', async () => {
  const { bytes, shareRead } = await open('-');
  expect(await text(bytes)).toBe('piped');
  expect(shareRead()).toBeUndefined();
});

test('rejects a missing file and a folder', async () => {
  await expect(open('missing.csv')).rejects.toThrow(`File not found: ${join(folder, 'missing.csv')}`);
  await expect(open(folder)).rejects.toThrow(`${folder} is a folder, not a file.`);
});
