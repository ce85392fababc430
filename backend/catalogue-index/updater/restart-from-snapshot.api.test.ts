import { copyFile, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { queryList, queryListWithFacets } from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { readCatalogueId } from '../snapshot/catalogue-id.queries.ts';
import { readSnapshot, snapshotPath, writeSnapshot } from '../snapshot/snapshot-file.ts';
import { snapshotVersion } from '../snapshot/snapshot-version.ts';
import { type StartedBackend, startBackend } from './started-backend.fixture.ts';

let shop: TestShop;
let folder: string;
let path: string;
let product: number;
let backend: StartedBackend | undefined;

beforeAll(async () => {
  shop = await openTestShop();
  product = await findSingleProduct();
});
afterAll(() => shop.close());

/** A listed product without other formats, which a list could show instead of it. */
async function findSingleProduct(): Promise<number> {
  const { ids } = await queryList(shop);
  const { product_id } = await shop.db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product as other')
            .select('other.product_id')
            .whereRef('other.variant_group_id', '=', 'product.variant_group_id')
            .whereRef('other.product_id', '<>', 'product.product_id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  return product_id;
}

/** Puts a snapshot of the demo shop into the data folder, as if the shop had run before. */
beforeEach(async () => {
  folder = await createScratchFolder('restart');
  path = snapshotPath(folder);
  await mkdir(dirname(path));
  await copyFile(inject('postgres').testShop.snapshot, path);
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

/** When the file was written: a shop that builds its index writes a new file, a shop that reads it does not. */
async function writtenAt(): Promise<number> {
  return (await stat(path)).mtimeMs;
}

async function queryLists(client: Pick<TestShop, 'query'>) {
  return {
    whole: await queryListWithFacets(client),
    danish: await queryListWithFacets(client, { sort: 'PRICE' }, { marketId: 'dk', languageId: 'da-DK' }),
    filtered: await queryListWithFacets(client, {
      include: ['c_200'],
      facets: ['s_in', 'k_1'],
      sort: 'ALPHABETICAL',
    }),
    found: await queryListWithFacets(client, { searchText: 'kärlek' }),
    misspelled: await queryList(client, { searchText: 'Selma Lagerlöv' }),
    named: await queryList(client, { productIds: [product] }),
    orders: await Promise.all(
      ['BRAND', 'VOTES', 'CUSTOM_1', 'TOTAL_STOCK'].map((sort) => queryList(client, { sort }, { take: 50 })),
    ),
  };
}

describe('A restarted shop', () => {
  test('returns the same lists from its snapshot', async () => {
    const written = await writtenAt();
    const expected = await queryLists(shop);
    expect(await queryLists(await start())).toEqual(expected);
    expect(await writtenAt()).toBe(written);
  });

  test('applies changes made while it was down', async () => {
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
    const restarted = await start();
    expect((await queryList(restarted, { productIds: [product] })).names).toEqual(['Changed overnight']);
    const renamed = { searchText: 'changed overnight' };
    expect((await queryList(restarted, renamed)).ids).toEqual([product]);
    expect((await queryList(restarted, { ...renamed, include: ['s_in'] })).ids).toEqual([]);
    expect(await writtenAt()).toBe(written);
    await shop.backend.refreshCatalogue();
    expect(await queryLists(restarted)).toEqual(await queryLists(shop));
  });

  test('applies the deletion of a campaign', async () => {
    await shop.db.deleteFrom('campaign').where('campaign_key', '=', 'autumn-crime').execute();
    const restarted = await start();
    await shop.backend.refreshCatalogue();
    expect(await queryLists(restarted)).toEqual(await queryLists(shop));
  });

  test('applies changes made after its start', async () => {
    const restarted = await start();
    await shop.db
      .updateTable('product_text')
      .set({ name: 'Changed by day' })
      .where('product_id', '=', product)
      .execute();
    await restarted.backend.refreshCatalogue();
    expect((await queryList(restarted, { searchText: 'changed by day' })).ids).toEqual([product]);
  });
});

describe('A snapshot is not read, and the index is built,', () => {
  /** Starts the shop. Returns true if it wrote a new snapshot. */
  const isReplacedByStart = async () => {
    const before = await writtenAt();
    const restarted = await start();
    await shop.backend.refreshCatalogue();
    expect(await queryLists(restarted)).toEqual(await queryLists(shop));
    await restarted.close();
    backend = undefined;
    expect(await readSnapshot(path, await readCatalogueId(shop.db))).toBeDefined();
    return before !== (await writtenAt());
  };

  test('if it is missing', async () => {
    await rm(path);
    await (await start()).close();
    backend = undefined;
    expect(await readSnapshot(path, await readCatalogueId(shop.db))).toBeDefined();
  });

  test('if it is truncated', async () => {
    await truncate(path, (await stat(path)).size - 1000);
    expect(await isReplacedByStart()).toBe(true);
  });

  test('if it is another file', async () => {
    await writeFile(path, 'The quick brown fox jumps over the lazy dog.\n'.repeat(1000));
    expect(await isReplacedByStart()).toBe(true);
  });

  test('if it has another version', async () => {
    const text = await readFile(path, 'latin1');
    await writeFile(path, text.replace(snapshotVersion(), '0123456789abcdef'), 'latin1');
    expect(await isReplacedByStart()).toBe(true);
  });

  test('if it is of another shop', async () => {
    const snapshot = await readSnapshot(path, await readCatalogueId(shop.db));
    if (!snapshot) throw new Error('There is no snapshot.');
    await writeSnapshot(path, 'another-shop', snapshot);
    expect(await isReplacedByStart()).toBe(true);
  });

  test('if it is older than the recorded changes', async () => {
    const id = await readCatalogueId(shop.db);
    const snapshot = await readSnapshot(path, id);
    if (!snapshot) throw new Error('There is no snapshot.');
    await writeSnapshot(path, id, { ...snapshot, builtAt: Date.now() - 7 * 86_400_000 });
    expect(await isReplacedByStart()).toBe(true);
  });
});

// The last test, because shops that start on the snapshot after it build the index as well.
test('a restarted shop rebuilds its index after a structural change', async () => {
  const written = await writtenAt();
  await shop.db.updateTable('brand').set({ name: 'Nightly Press' }).where('brand_id', '=', 2).execute();
  const restarted = await start();
  // Built in a worker thread while the shop is running.
  await restarted.backend.refreshCatalogue();
  expect((await queryList(restarted, { searchText: 'nightly press' })).count).toBeGreaterThan(0);
  await restarted.close();
  backend = undefined;
  expect(await writtenAt()).not.toBe(written);
});
