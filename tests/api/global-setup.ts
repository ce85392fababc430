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
import { seedDemoShop } from '#demo/seed-demo-shop.ts';
import { startSystemPostgres } from './system-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string; snapshot: string };
  }
}

/** Starts one PostgreSQL with a demo shop as template database: every test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await createScratchFolder('api');
  const programs = process.env.TEST_POSTGRES_BIN;
  // The data is deleted after the run, so that durability is not needed.
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
  await seedDemoShop(shop.db);
  const snapshot = await writeSnapshot(shop, folder);
  await shop.close();
  project.provide('postgres', { adminUrl: server.connectionString, template, snapshot });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Builds the index of the demo shop once. Test shops start from its snapshot, as a restarted shop does. */
async function writeSnapshot(shop: DatabaseConnection, folder: string): Promise<string> {
  const settings = { DATA_DIR: folder, CATALOGUE_ENGINE: 'memory' } as const;
  const updater = await CatalogueUpdater.open(shop, settings, pino({ level: 'silent' }));
  await updater.close();
  return snapshotPath(folder);
}
