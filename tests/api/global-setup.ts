import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { migrate } from '#backend/database/migrate.ts';
import { seedDemoShop } from '#backend/database/seed/seed.ts';
import { startSystemPostgres } from './system-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string };
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
  await seedDemoShop(shop.db);
  await shop.close();
  project.provide('postgres', { adminUrl: server.connectionString, template });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
