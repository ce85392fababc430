import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStorePicture } from './create-store-picture.ts';
import { createFileCache } from './file-cache.ts';
import { createImageQueue } from './processing/image-queue.ts';

let folder: string;
let logged: { msg: string }[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-cache-'));
  logged = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const picture = Buffer.from('picture');

function openCache() {
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return createFileCache(createImageQueue(), createStorePicture(log));
}

test('two threads may create the same file at the same time', async () => {
  const path = join(folder, 'covers', 'a.webp');
  // Each thread has a cache of its own.
  const caches = Array.from({ length: 8 }, openCache);
  const results = await Promise.all(caches.map((cache) => cache.get(path, async () => picture)));
  expect(results).toEqual(Array(8).fill(picture));
  expect([await readFile(path), await readdir(join(folder, 'covers'))]).toEqual([picture, ['a.webp']]);
  expect(logged).toEqual([]);
});

test('a picture that cannot be stored is returned, and the error is logged once', async () => {
  const cache = openCache();
  // Only the name of the draft is too long for the file system.
  const unstorable = (name: string) => join(folder, `${name.repeat(230)}.webp`);
  for (const name of ['a', 'b', 'a'])
    expect(await cache.get(unstorable(name), async () => picture)).toEqual(picture);
  expect(logged).toMatchObject([{ msg: 'pictures cannot be stored, each request draws them again' }]);
  expect(await readdir(folder)).toEqual([]);
  await cache.get(join(folder, 'c.webp'), async () => picture);
  await cache.get(unstorable('c'), async () => picture);
  expect(logged).toHaveLength(2);
});
