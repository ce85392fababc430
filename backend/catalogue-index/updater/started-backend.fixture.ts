import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { backendSettings } from '#backend/config/settings.ts';
import { connect } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { copyDataFolder } from '../../../tests/api/data-folder.ts';
import type { GraphqlResult, TestShop } from '../../../tests/api/test-shop.ts';

// Loaded by Node as in production; see tests/api/test-shop.ts.
const { createBackend } = createRequire(import.meta.url)(
  '#backend/app.ts',
) as typeof import('#backend/app.ts');

export type StartedBackend = Awaited<ReturnType<typeof startBackend>>;

/**
 * Another process of a shop, which shares only the database with the others. It has its own data folder, unless DATA_DIR is
 * set. Close it before the shop.
 */
export async function startBackend(
  databaseUrl: string,
  environment: { DATA_DIR?: string; CATALOGUE_ENGINE?: string; API_KEYS?: string } = {},
) {
  const ownFolder = environment.DATA_DIR === undefined ? await createScratchFolder('backend') : undefined;
  const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
  const settings = v.parse(v.object(backendSettings), {
    ...unset,
    DATA_DIR: ownFolder,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const connection = connect(databaseUrl);
  const backend = await createBackend(connection, settings);
  return {
    backend,
    // biome-ignore lint/suspicious/noExplicitAny: expectations define the expected data.
    async query<Data = any>(
      query: string,
      variables: object = {},
      headers: Record<string, string> = {},
    ): Promise<GraphqlResult<Data>> {
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
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
    },
  };
}

/** The same, started from the catalogue snapshot of the shop. */
export async function startAnotherBackend(
  shop: TestShop,
  environment: { API_KEYS?: string } = {},
): Promise<StartedBackend> {
  const folder = await copyDataFolder(shop.folder);
  const started = await startBackend(shop.databaseUrl, { ...environment, DATA_DIR: folder });
  return {
    ...started,
    async close() {
      await started.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
