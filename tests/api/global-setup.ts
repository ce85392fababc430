import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { snapshotPath } from '#backend/catalogue-index/snapshot/snapshot-file.ts';
import { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { migrate } from '#backend/database/migrate.ts';
import { addTestCategory } from '#backend/features/product/add-product.fixture.ts';
import { seedDemoShop } from '#demo/seed-demo-shop.ts';
import { isFullRun } from '../full-run.ts';
import { findMemoryFolder } from './memory-folder.ts';
import { startSystemPostgres } from './system-postgres.ts';

/** A database to copy, and the snapshot of its catalogue index. */
export interface ShopTemplate {
  database: string;
  snapshot: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      adminUrl: string;
      /** A folder for temporary data, which is deleted after the run. */
      folder: string;
      /** The demo shop as it is seeded. */
      demoShop: ShopTemplate;
      /** A shop with a category for test products and a tenth of the demo products; a full run has all. */
      testShop: ShopTemplate;
    };
  }
}

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts one PostgreSQL with template databases: every test file copies one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await createScratchFolder('api', await findMemoryFolder());
  // Workers and the shops that they fork inherit it.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  const server = await startPostgres(folder);
  const createShop = (database: string, from: string, fill: (db: Database) => Promise<unknown>) =>
    createTemplate(server, folder, { database, from, fill });
  const demoShop = await createShop('kvarto_demo', 'template1', async (db) => {
    await migrate(db);
    await seedDemoShop(db);
  });
  const testShop = await createShop('kvarto_test', demoShop.database, async (db) => {
    // Added here, because adding a category to a running shop makes it rebuild its index.
    await addTestCategory(db);
    // France is open, although the demo lacks what it requires, so that tests cover its rules.
    await db.updateTable('market').set({ opened: true }).where('market_id', '=', 'fr').execute();
    if (!isFullRun) await reduceProducts(db);
  });
  project.provide('postgres', { adminUrl: server.connectionString, folder, demoShop, testShop });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function createTemplate(
  server: Postgres,
  folder: string,
  { database, from, fill }: { database: string; from: string; fill(db: Database): Promise<unknown> },
): Promise<ShopTemplate> {
  const admin = connect(server.connectionString, { connections: 1 });
  await admin.pool.query(`create database ${database} template ${from} strategy file_copy`);
  await admin.close();
  const shop = connect(server.urlFor(database));
  await fill(shop.db);
  await shrinkTables(shop.db);
  const snapshot = await writeSnapshot(shop, join(folder, database));
  await shop.close();
  return { database, snapshot };
}

/** Smaller files are copied faster. Empty tables stay as in a new shop: without statistics. */
async function shrinkTables(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and reltuples > 0 and relnamespace = 'public'::regnamespace`.execute(db);
  await sql`vacuum full ${sql.join(rows.map(({ name }) => sql.raw(name)))}`.execute(db);
}

/** A shop with fewer products starts sooner. All editions of a tenth of the works stay, and packages with their options. */
async function reduceProducts(db: Database): Promise<void> {
  await sql`delete from product where coalesce(variant_group_id, product_id) % 10 <> 0 and product_id not in
    (select product_id from package_group union select product_id from package_option)`.execute(db);
  await sql`delete from variant_group where variant_group_id not in
    (select variant_group_id from product where variant_group_id is not null)`.execute(db);
}

function startPostgres(folder: string) {
  const programs = process.env.TEST_POSTGRES_BIN;
  const settings = {
    // The data is deleted after the run, so that durability is not needed.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // Tests of races have several pools each, and run beside each other.
    max_connections: '300',
    // Databases live for seconds.
    autovacuum: 'off',
    max_wal_size: '256MB',
  };
  return programs
    ? startSystemPostgres(programs, join(folder, 'system'), settings)
    : startEmbeddedPostgres({ dataFolder: join(folder, 'embedded'), settings });
}

/** Builds the index of a template once. Its copies start from the snapshot, as a restarted shop does. */
async function writeSnapshot(shop: DatabaseConnection, folder: string): Promise<string> {
  const settings = { DATA_DIR: folder, CATALOGUE_ENGINE: 'memory' } as const;
  const updater = await CatalogueUpdater.open(shop, settings, pino({ level: 'silent' }));
  await updater.close();
  return snapshotPath(folder);
}
