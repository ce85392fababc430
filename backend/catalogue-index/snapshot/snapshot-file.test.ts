import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { readSnapshot, type Snapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';
import { snapshotVersion } from './snapshot-version.ts';

/** Any arrays will do: reading and writing do not depend on the content of the index. */
const snapshot = {
  builtAt: 1_763_000_000_000,
  changePosition: '754',
  data: { store: { count: 3, languageIds: ['sv-SE'], ids: Int32Array.of(7, 8, 9), flags: Uint8Array.of(1) } },
} as unknown as Snapshot;

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await createScratchFolder('snapshot');
  path = snapshotPath(folder);
  await writeSnapshot(path, 'our-shop', snapshot);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('A snapshot', () => {
  test('is read as it was written', async () => {
    expect(await readSnapshot(path, 'our-shop')).toEqual(snapshot);
  });

  test('replaces an older one and leaves no other file', async () => {
    await writeSnapshot(path, 'our-shop', { ...snapshot, changePosition: '755' });
    expect((await readSnapshot(path, 'our-shop'))?.changePosition).toBe('755');
    expect(await readdir(dirname(path))).toHaveLength(1);
  });

  test('of another shop is not read and not deleted', async () => {
    expect(await readSnapshot(path, 'other-shop')).toBeUndefined();
    expect(await readSnapshot(path, 'our-shop')).toEqual(snapshot);
  });

  test('may be missing', async () => {
    expect(await readSnapshot(`${path}.none`, 'our-shop')).toBeUndefined();
  });

  test('of another version is not read', async () => {
    const text = await readFile(path, 'latin1');
    const otherVersion = text.replace(snapshotVersion(), '0123456789abcdef');
    expect(otherVersion).not.toBe(text);
    await writeFile(path, otherVersion, 'latin1');
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
  });

  test('that was truncated anywhere is not read', async () => {
    const { size } = await stat(path);
    const whole = await readFile(path);
    for (let length = size - 1; length >= 0; length -= 7) {
      await writeFile(path, whole);
      await truncate(path, length);
      expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
    }
  });

  test('with extra bytes at its end is not read', async () => {
    await writeFile(path, Buffer.concat([await readFile(path), Buffer.alloc(8)]));
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
  });

  test('whose content was changed is not read, even if it has the same length', async () => {
    const text = await readFile(path, 'latin1');
    await writeFile(path, text.replace('sv-SE', 'da-DK'), 'latin1');
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
  });

  test.each([
    ['no bytes', ''],
    ['an empty line', '\n'],
    ['no JSON', 'kvarto-catalogue\n'],
    ['null', 'null\n'],
    ['a number', '7\n'],
    ['zeros', '\0'.repeat(10_000)],
    ['no end of the first line', 'x'.repeat(10_000)],
    [
      'a header with a length above the memory limit',
      `{"magic":"kvarto-catalogue","version":"${snapshotVersion()}","catalogueId":"our-shop","textBytes":1e15,"byteLength":8}\n`,
    ],
    [
      'a header with a negative length',
      `{"magic":"kvarto-catalogue","version":"${snapshotVersion()}","catalogueId":"our-shop","textBytes":-5,"byteLength":8}\n`,
    ],
  ])('that contains %s is not read, and the next one can be written', async (_, text) => {
    await writeFile(path, text);
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
    await writeSnapshot(path, 'our-shop', snapshot);
    expect(await readSnapshot(path, 'our-shop')).toEqual(snapshot);
  });
});
