import { rm } from 'node:fs/promises';
import { createRequire, flushCompileCache } from 'node:module';
import * as v from 'valibot';
import { inject } from 'vitest';
import type { Backend, ServiceOverrides } from '#backend/app.ts';
import { backendSettings } from '#backend/config/settings.ts';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { isFullRun } from '../full-run.ts';
import { createDataFolder } from './data-folder.ts';
import type { ShopTemplate } from './global-setup.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// Loaded by Node, as in the running shop: Vite would find another copy of the graphql library than the backend does, and
// one copy does not recognise the other's errors.
const { createBackend } = createRequire(import.meta.url)(
  '#backend/app.ts',
) as typeof import('#backend/app.ts');
// Forked shops and index builds in worker threads load most of the modules that this process has compiled.
flushCompileCache();

export interface GraphqlResult<Data> {
  status: number;
  data: Data;
  errors?: { message: string; path?: string[]; extensions?: Record<string, unknown> }[];
}

export interface TestShop {
  backend: Backend;
  db: Database;
  databaseUrl: string;
  /** The `DATA_DIR` of the shop. */
  folder: string;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape.
  query<Data = any>(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<GraphqlResult<Data>>;
  close(): Promise<void>;
}

/** Few, because each new connection plans every statement again. A full run has as many as a shop. */
const connections = isFullRun ? undefined : 4;

/** Opens a shop with a few demo products, in its own database. Tests query it over GraphQL, as every client does. */
export function openTestShop(
  environment?: Record<string, string>,
  services?: ServiceOverrides,
): Promise<TestShop> {
  return openShop(inject('postgres').testShop, environment, services);
}

/** Opens the whole demo shop, for tests of its data and of long lists. */
export function openDemoShop(
  environment?: Record<string, string>,
  services?: ServiceOverrides,
): Promise<TestShop> {
  return openShop(inject('postgres').demoShop, environment, services);
}

/** Opens the demo shop with changes that `fill` makes before the start. */
export async function openChangedDemoShop(fill: (db: Database) => Promise<unknown>): Promise<TestShop> {
  const database = await createTestDatabase(inject('postgres').demoShop.database);
  return fillAndStart(database, fill);
}

/** Opens a shop on an empty database that `fill` migrates and fills. */
export async function openFilledShop(
  fill: (db: Database) => Promise<unknown>,
  environment?: Record<string, string>,
): Promise<TestShop> {
  return fillAndStart(await createTestDatabase(), fill, environment);
}

async function fillAndStart(
  database: TestDatabase,
  fill: (db: Database) => Promise<unknown>,
  environment?: Record<string, string>,
): Promise<TestShop> {
  const connection = connect(database.url, { connections });
  await fill(connection.db);
  const folder = await createScratchFolder('shop', inject('postgres').folder);
  return startShop({ database, connection, folder }, environment);
}

async function openShop(
  template: ShopTemplate,
  environment?: Record<string, string>,
  services?: ServiceOverrides,
): Promise<TestShop> {
  const database = await createTestDatabase(template.database);
  const connection = connect(database.url, { connections });
  const folder = await createDataFolder(inject('postgres').folder, template.snapshot);
  return startShop({ database, connection, folder }, environment, services);
}

interface ShopFiles {
  database: TestDatabase;
  connection: DatabaseConnection;
  folder: string;
}

async function startShop(
  { database, connection, folder }: ShopFiles,
  environment: Record<string, string> = {},
  services: ServiceOverrides = {},
): Promise<TestShop> {
  const variables = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, environment[name]]));
  const settings = v.parse(v.object(backendSettings), {
    ...variables,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  // A scheduled job could take work that a test has prepared.
  const backend = await createBackend(connection, settings, { schedulesJobs: false, ...services });
  return {
    backend,
    db: connection.db,
    databaseUrl: database.url,
    folder,
    async query(query, variables = {}, headers = {}) {
      const response = await backend.fetch(
        new Request('http://shop.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      );
      return { status: response.status, ...(await response.json()) };
    },
    async close() {
      await backend.close();
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
