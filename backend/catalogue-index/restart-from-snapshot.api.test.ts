import { copyFile, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { askFacets, askList } from '#backend/features/product-list/asked-list.fixture.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { readCatalogueId } from './catalogue-id.ts';
import { readSnapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';
import { type StartedBackend, startBackend } from './started-backend.fixture.ts';

let shop: TestShop;
let folder: string;
let path: string;
let product: number;
let backend: StartedBackend | undefined;

beforeAll(async () => {
  shop = await openTestShop();
  [product = 0] = (await askList(shop, {}, { take: 1 })).ids;
});
afterAll(() => shop.close());

/** A shop that has run before, and is down: it left a snapshot of the demo shop. */
beforeEach(async () => {
  folder = await makeScratchFolder('restart');
  path = snapshotPath(folder);
  await mkdir(dirname(path));
  await copyFile(inject('postgres').snapshot, path);
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<StartedBackend> {
  backend = await startBackend(shop.databaseUrl, { DATA_DIR: folder });
  return backend;
}

/** When the file was written: a shop that builds anew writes a new one, one that reads it leaves it. */
async function writtenAt(): Promise<number> {
  return (await stat(path)).mtimeMs;
}

async function answers(asked: Pick<TestShop, 'ask'>) {
  return {
    whole: await askFacets(asked),
    danish: await askFacets(asked, { sort: 'PRICE' }, { marketId: 'dk', languageId: 'da-DK' }),
    narrowed: await askFacets(asked, { include: ['c_200'], facets: ['s_in', 'k_1'], sort: 'ALPHABETICAL' }),
    found: await askFacets(asked, { searchText: 'kärlek' }),
    misspelt: await askList(asked, { searchText: 'Selma Lagerlöv' }),
    named: await askList(asked, { productIds: [product] }),
    orders: await Promise.all(
      ['BRAND', 'VOTES', 'CUSTOM_1', 'TOTAL_STOCK'].map((sort) => askList(asked, { sort }, { take: 50 })),
    ),
  };
}

describe('A shop that is started again', () => {
  test('answers from its snapshot as it did before', async () => {
    const written = await writtenAt();
    const expected = await answers(shop);
    expect(await answers(await start())).toEqual(expected);
    expect(await writtenAt()).toBe(written);
  });

  test('takes in what was changed while it was down', async () => {
    const written = await writtenAt();
    await shop.db
      .updateTable('product_text')
      .set({ name: 'Changed overnight' })
      .where('product_id', '=', product)
      .execute();
    await shop.db
      .updateTable('sku')
      .set({ in_stock: 0, static_stock: 0 })
      .where('product_id', '=', product)
      .execute();
    const again = await start();
    expect((await askList(again, { productIds: [product] })).names).toEqual(['Changed overnight']);
    expect((await askList(again, { searchText: 'changed overnight' })).ids).toEqual([product]);
    expect((await askList(again, { include: ['s_in'], searchText: 'changed overnight' })).ids).toEqual([]);
    expect(await writtenAt()).toBe(written);
    await shop.backend.refreshCatalogue();
    expect(await answers(again)).toEqual(await answers(shop));
  });

  test('takes in the end of a campaign', async () => {
    await shop.db.deleteFrom('campaign').where('campaign_key', '=', 'autumn-crime').execute();
    const again = await start();
    await shop.backend.refreshCatalogue();
    expect(await answers(again)).toEqual(await answers(shop));
  });

  test('follows what is changed after it has started', async () => {
    const again = await start();
    await shop.db
      .updateTable('product_text')
      .set({ name: 'Changed by day' })
      .where('product_id', '=', product)
      .execute();
    await again.backend.refreshCatalogue();
    expect((await askList(again, { searchText: 'changed by day' })).ids).toEqual([product]);
  });
});

describe('A snapshot is not read, and the shop builds anew', () => {
  /** Starts on it. Whether a new one was written in its place. */
  const isReplaced = async () => {
    const before = await writtenAt();
    const again = await start();
    await shop.backend.refreshCatalogue();
    expect(await answers(again)).toEqual(await answers(shop));
    await again.close();
    backend = undefined;
    expect(await readSnapshot(path, await readCatalogueId(shop.db))).toBeDefined();
    return before !== (await writtenAt());
  };

  test('when it is not there', async () => {
    await rm(path);
    await (await start()).close();
    backend = undefined;
    expect(await readSnapshot(path, await readCatalogueId(shop.db))).toBeDefined();
  });

  test('when it was cut off', async () => {
    await truncate(path, (await stat(path)).size - 1000);
    expect(await isReplaced()).toBe(true);
  });

  test('when it is something else', async () => {
    await writeFile(path, 'The quick brown fox jumps over the lazy dog.\n'.repeat(1000));
    expect(await isReplaced()).toBe(true);
  });

  test('when it is of another version', async () => {
    const text = await readFile(path, 'latin1');
    await writeFile(path, text.replace(/"version":\d+/, '"version":0'), 'latin1');
    expect(await isReplaced()).toBe(true);
  });

  test('when it is of another shop', async () => {
    const snapshot = await readSnapshot(path, await readCatalogueId(shop.db));
    if (!snapshot) throw new Error('There is no snapshot.');
    await writeSnapshot(path, 'another-shop', snapshot);
    expect(await isReplaced()).toBe(true);
  });

  test('when it is so old that changes since may have been forgotten', async () => {
    const id = await readCatalogueId(shop.db);
    const snapshot = await readSnapshot(path, id);
    if (!snapshot) throw new Error('There is no snapshot.');
    await writeSnapshot(path, id, { ...snapshot, builtAt: Date.now() - 7 * 86_400_000 });
    expect(await isReplaced()).toBe(true);
  });
});

// Last, for whoever starts on the snapshot after it builds anew as well.
test('A shop that is started again takes in a change of what all share, for which it builds anew', async () => {
  const written = await writtenAt();
  await shop.db.updateTable('brand').set({ name: 'Nightly Press' }).where('brand_id', '=', 2).execute();
  const again = await start();
  // Built beside, while the shop is open already.
  await again.backend.refreshCatalogue();
  expect((await askList(again, { searchText: 'nightly press' })).count).toBeGreaterThan(10);
  await again.close();
  backend = undefined;
  expect(await writtenAt()).not.toBe(written);
});
