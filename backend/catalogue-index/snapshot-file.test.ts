import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { readSnapshot, type Snapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';

/** The file does not look into the index: any arrays will do. */
const snapshot = {
  builtAt: 1_763_000_000_000,
  moment: '754',
  data: { store: { count: 3, languageIds: ['sv-SE'], ids: Int32Array.of(7, 8, 9), flags: Uint8Array.of(1) } },
} as unknown as Snapshot;

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await makeScratchFolder('snapshot');
  path = snapshotPath(folder);
  await writeSnapshot(path, 'our-shop', snapshot);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('A snapshot', () => {
  test('is read as it was written', async () => {
    expect(await readSnapshot(path, 'our-shop')).toEqual(snapshot);
  });

  test('takes the place of an older one and leaves nothing beside it', async () => {
    await writeSnapshot(path, 'our-shop', { ...snapshot, moment: '755' });
    expect((await readSnapshot(path, 'our-shop'))?.moment).toBe('755');
    expect(await readdir(dirname(path))).toHaveLength(1);
  });

  test('of another shop is not taken for ours, and stays theirs', async () => {
    expect(await readSnapshot(path, 'other-shop')).toBeUndefined();
    expect(await readSnapshot(path, 'our-shop')).toEqual(snapshot);
  });

  test('that was never written is no failure', async () => {
    expect(await readSnapshot(`${path}.none`, 'our-shop')).toBeUndefined();
  });

  test('of another version is not read', async () => {
    const text = await readFile(path, 'latin1');
    const newer = text.replace(/"version":(\d+)/, (_, version) => `"version":${Number(version) + 1}`);
    expect(newer).not.toBe(text);
    await writeFile(path, newer, 'latin1');
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
  });

  test('that was cut off anywhere is not read', async () => {
    const { size } = await stat(path);
    const whole = await readFile(path);
    for (let length = size - 1; length >= 0; length -= 7) {
      await writeFile(path, whole);
      await truncate(path, length);
      expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
    }
  });

  test('with anything behind its end is not read', async () => {
    await writeFile(path, Buffer.concat([await readFile(path), Buffer.alloc(8)]));
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
  });

  test('whose description was changed is not read, although it is as long', async () => {
    const text = await readFile(path, 'latin1');
    await writeFile(path, text.replace('sv-SE', 'da-DK'), 'latin1');
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['an empty line', '\n'],
    ['no JSON', 'kvarto-catalogue\n'],
    ['null', 'null\n'],
    ['a number', '7\n'],
    ['zeros', '\0'.repeat(10_000)],
    ['no end of the first line', 'x'.repeat(10_000)],
    [
      'a header that promises more than there is memory for',
      '{"magic":"kvarto-catalogue","version":1,"catalogueId":"our-shop","textBytes":1e15,"byteLength":8}\n',
    ],
    [
      'a header that promises less than nothing',
      '{"magic":"kvarto-catalogue","version":1,"catalogueId":"our-shop","textBytes":-5,"byteLength":8}\n',
    ],
  ])('that holds %s is not read, and the next one can be written', async (_, text) => {
    await writeFile(path, text);
    expect(await readSnapshot(path, 'our-shop')).toBeUndefined();
    await writeSnapshot(path, 'our-shop', snapshot);
    expect(await readSnapshot(path, 'our-shop')).toEqual(snapshot);
  });
});
