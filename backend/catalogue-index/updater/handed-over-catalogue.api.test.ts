import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { inChunks } from '#backend/features/product-import/csv/bytes.fixture.ts';
import { importProductsWithin } from '#backend/features/product-import/import-products.ts';
import { queryList } from '#backend/features/product-list/query-list.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { readCatalogueId } from '../snapshot/catalogue-id.queries.ts';
import { readSnapshot, type Snapshot, snapshotPath } from '../snapshot/snapshot-file.ts';
import { readChanges } from './catalogue-changes.queries.ts';
import { buildIndex } from './new-index/build-index.ts';
import { handOverCatalogue } from './new-index/hand-over-catalogue.ts';
import { HandoverFolder } from './new-index/handover-folder.ts';
import { startBackend } from './started-backend.fixture.ts';

const maxBuildMs = 60_000;

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await createScratchFolder('handover');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes in a transaction, and hands the catalogue over before the commit. */
async function handOver(write: (transaction: Database) => Promise<unknown>): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    await write(trx);
    await handOverCatalogue(shop.db, trx, folder);
  });
}

/** A new title with a new author and publisher, which only the transaction sees. */
async function addBook(db: Database, title: string): Promise<void> {
  const table = `id,title,author,publisher\n${title},${title},Nobu ${title},${title} Press\n`;
  await importProductsWithin(db, inChunks(table, 100), { source: 'test' });
}

async function waitForSnapshot(isExpected: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  const catalogueId = await readCatalogueId(shop.db);
  return vi.waitFor(
    async () => {
      const snapshot = await readSnapshot(snapshotPath(folder), catalogueId);
      if (!snapshot || !isExpected(snapshot)) throw new Error('The snapshot is not written yet.');
      return snapshot;
    },
    { timeout: maxBuildMs, interval: 100 },
  );
}

test('the shop builds the same index from an uncommitted catalogue as after the commit', async () => {
  const running = await startBackend(shop.databaseUrl, { DATA_DIR: folder });
  try {
    const { builtAt } = await waitForSnapshot(() => true);
    await handOver((trx) => addBook(trx, 'Handover'));
    const built = await waitForSnapshot((snapshot) => snapshot.builtAt !== builtAt);
    expect(built.data).toEqual((await buildIndex(shop.db)).data);
    const { productIds } = await readChanges(shop.db, built.changePosition);
    expect([...productIds]).toEqual([]);
    await running.backend.refreshCatalogue();
    expect((await queryList(running, { searchText: 'handover press' })).names).toEqual(['Handover']);
  } finally {
    await running.close();
  }
});

test('after a rollback the shop shows nothing of the catalogue that was handed over', async () => {
  const running = await startBackend(shop.databaseUrl, { DATA_DIR: folder });
  try {
    const rolledBack = shop.db.transaction().execute(async (trx) => {
      await addBook(trx, 'Rollback');
      await handOverCatalogue(shop.db, trx, folder);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await running.backend.refreshCatalogue();
    expect((await queryList(running, { searchText: 'rollback press' })).names).toEqual([]);
  } finally {
    await running.close();
  }
});

test('a catalogue that no shop claims is not read, and leaves no files', async () => {
  const handedOver = HandoverFolder.in(folder);
  await handOver((trx) => addBook(trx, 'Unclaimed'));
  expect(handedOver.claim()).toBe(false);
  await expect(handedOver.takeFile(0, 0)).rejects.toThrow('ENOENT');
});
