import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { snapshotPath } from '#backend/catalogue-index/snapshot/snapshot-file.ts';
import { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { migrate } from '#backend/database/migrate.ts';
import { addTestCategory } from '#backend/features/product/add-product.fixture.ts';
import { seedDemoShop } from '#demo/seed-demo-shop.ts';
import { findMemoryFolder } from './memory-folder.ts';
import { startSystemPostgres } from './system-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      adminUrl: string;
      /** The demo shop as it is seeded. */
      demoTemplate: string;
      /** The demo shop with a category for test products. */
      template: string;
      /** The catalogue index of `template`. */
      snapshot: string;
      /** For temporary data; deleted after the run. */
      folder: string;
    };
  }
}

/** Starts one PostgreSQL with template databases: every test file copies one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await createScratchFolder('api', await findMemoryFolder());
  const server = await startPostgres(folder);
  const [demoTemplate, template] = ['kvarto_demo', 'kvarto_template'];
  const admin = connect(server.connectionString, { connections: 1 });
  await admin.pool.query(`create database ${demoTemplate}`);
  const demo = connect(server.urlFor(demoTemplate));
  await migrate(demo.db);
  await seedDemoShop(demo.db);
  await demo.close();
  await admin.pool.query(`create database ${template} template ${demoTemplate} strategy file_copy`);
  await admin.close();
  const shop = connect(server.urlFor(template));
  // A new category makes a running shop rebuild its index, which takes longer than most test files.
  await shop.db.transaction().execute(addTestCategory);
  const snapshot = await writeSnapshot(shop, folder);
  await shop.close();
  const adminUrl = server.connectionString;
  project.provide('postgres', { adminUrl, demoTemplate, template, snapshot, folder });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
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
    // Databases live for seconds.
    autovacuum: 'off',
    max_wal_size: '256MB',
  };
  return programs
    ? startSystemPostgres(programs, join(folder, 'system'), settings)
    : startEmbeddedPostgres({ dataFolder: join(folder, 'embedded'), settings });
}

/** Builds the index of the demo shop once. Test shops start from its snapshot, as a restarted shop does. */
async function writeSnapshot(shop: DatabaseConnection, folder: string): Promise<string> {
  const settings = { DATA_DIR: folder, CATALOGUE_ENGINE: 'memory' } as const;
  const updater = await CatalogueUpdater.open(shop, settings, pino({ level: 'silent' }));
  await updater.close();
  return snapshotPath(folder);
}
