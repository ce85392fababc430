import { copyFile, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { inject } from 'vitest';
import type { Backend, ServiceOverrides } from '#backend/app.ts';
import { snapshotPath } from '#backend/catalogue-index/snapshot/snapshot-file.ts';
import { backendSettings } from '#backend/config/settings.ts';
import { connect, type Database } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { isFullRun } from '../full-run.ts';
import { createTestDatabase } from './test-database.ts';

// Loaded by Node, as in the running shop: Vite would find another copy of the graphql library than the backend does, and
// one copy does not recognise the other's errors.
const { createBackend } = createRequire(import.meta.url)(
  '#backend/app.ts',
) as typeof import('#backend/app.ts');

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

/** Each connection plans every statement anew. A full run has as many as a shop. */
const connections = isFullRun ? undefined : 4;

/** Opens the demo shop, with a category for test products, in its own database. Tests query it over GraphQL, as every client does. */
export async function openTestShop(
  environment: Record<string, string> = {},
  services: ServiceOverrides = {},
): Promise<TestShop> {
  return openShop(inject('postgres').template, environment, services);
}

/** Opens the demo shop as it is seeded, for tests of all its categories or brands. */
export async function openDemoShop(): Promise<TestShop> {
  return openShop(inject('postgres').demoTemplate);
}

async function openShop(
  template: string,
  environment: Record<string, string> = {},
  services: ServiceOverrides = {},
): Promise<TestShop> {
  const { snapshot, folder: parent } = inject('postgres');
  const database = await createTestDatabase(template);
  const connection = connect(database.url, { connections });
  const folder = await createScratchFolder('shop', parent);
  await mkdir(dirname(snapshotPath(folder)));
  await copyFile(snapshot, snapshotPath(folder));
  const variables = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, environment[name]]));
  const settings = v.parse(v.object(backendSettings), {
    ...variables,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });
  const backend = await createBackend(connection, settings, services);
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
