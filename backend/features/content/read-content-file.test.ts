import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { readContentFile } from './read-content-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await createScratchFolder('content');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('reads a file with and without a byte order mark', async () => {
  const path = join(folder, 'menu.json');
  for (const text of ['{ "location": "top-bar" }', '\uFEFF{ "location": "top-bar" }']) {
    await writeFile(path, text);
    expect((await readContentFile(path)).document).toEqual({ location: 'top-bar' });
  }
});

test('names a file that is missing or not JSON', async () => {
  const missing = join(folder, 'missing.json');
  await expect(readContentFile(missing)).rejects.toThrow(`${missing}: expected a readable file.`);
  const path = join(folder, 'broken.json');
  await writeFile(path, '{');
  await expect(readContentFile(path)).rejects.toThrow(`${path}: expected JSON: `);
});
