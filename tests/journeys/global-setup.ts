import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { copyDataFolder, createShopFolder, startShop } from './support/running-shop.ts';
import type { WorkerShop } from './support/worker-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One shop per worker, in the order of `VITEST_POOL_ID`. */
    shops: WorkerShop[];
    /** The data folder of a stopped demo shop. Shops of single journeys start from a copy. */
    demoFolder: string;
  }
}

/** Fills the demo shop once, and starts a copy for each worker. A copy trusts the header with the visitor's address. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demoFolder = await createShopFolder();
  const first = await startShop({}, { folder: demoFolder });
  await vacuum(demoFolder);
  await first.close();
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () =>
      startShop({ TRUSTED_PROXIES: '1' }, { folder: await copyDataFolder(demoFolder) }),
    ),
  );
  project.provide(
    'shops',
    shops.map(({ url, apiUrl, sandboxUrl, folder }) => ({ url, apiUrl, sandboxUrl, folder })),
  );
  project.provide('demoFolder', demoFolder);
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await rm(demoFolder, { recursive: true, force: true });
  };
}

/** Vacuums the tables once. Otherwise every copy would do so while the journeys run. */
async function vacuum(folder: string): Promise<void> {
  const url = await urlOfRunningShop(join(folder, 'postgres'));
  if (!url) throw new Error(`The database of the shop in ${folder} was not found.`);
  const { db, close } = connect(url, { connections: 1 });
  await sql`vacuum full analyze`.execute(db);
  await close();
}
