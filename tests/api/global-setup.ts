import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { CatalogueKeeper } from '#backend/catalogue-index/catalogue-keeper.ts';
import { snapshotPath } from '#backend/catalogue-index/snapshot-file.ts';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { migrate } from '#backend/database/migrate.ts';
import { seedDemoShop } from '#backend/database/seed/seed.ts';
import { importDemoPages } from '#backend/features/content/demo-pages.ts';
import { startSystemPostgres } from './system-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string; snapshot: string };
  }
}

/** One PostgreSQL for the run, and in it one shop to copy: every test file gets a database of its own in a moment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeScratchFolder('api');
  const programs = process.env.TEST_POSTGRES_BIN;
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const server = programs
    ? await startSystemPostgres(programs, join(folder, 'system'), settings)
    : await startEmbeddedPostgres({ dataFolder: join(folder, 'embedded'), settings });
  const template = 'kvarto_template';
  const admin = connect(server.connectionString, { connections: 1 });
  await admin.pool.query(`create database ${template}`);
  await admin.close();
  const shop = connect(server.urlFor(template));
  await migrate(shop.db);
  await seedDemoShop(shop.db, importDemoPages);
  const snapshot = await keepSnapshot(shop, folder);
  await shop.close();
  project.provide('postgres', { adminUrl: server.connectionString, template, snapshot });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The index of the demo shop is built once: every test's shop starts from the file, as a shop that is started again does. */
async function keepSnapshot(shop: DatabaseConnection, folder: string): Promise<string> {
  const settings = { DATA_DIR: folder, CATALOGUE_ENGINE: 'memory' } as const;
  const keeper = await CatalogueKeeper.open(shop, settings, pino({ level: 'silent' }));
  await keeper.close();
  return snapshotPath(folder);
}
