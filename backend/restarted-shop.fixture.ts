import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import * as v from 'valibot';
import type { Answer, TestShop } from '../tests/api/test-shop.ts';
import { backendSettings } from './config/settings.ts';
import { connect } from './database/connection.ts';

const { createBackend } = createRequire(import.meta.url)(
  '#backend/app.ts',
) as typeof import('#backend/app.ts');

/** The same shop started again: it reads what a test has changed in the catalogue. Close it before the shop itself. */
export async function restarted(shop: TestShop) {
  const connection = connect(shop.databaseUrl);
  const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
  const settings = v.parse(v.object(backendSettings), { ...unset, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' });
  const backend = await createBackend(connection, settings);
  return {
    // biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what it awaits.
    async ask<Data = any>(query: string, variables: object = {}): Promise<Answer<Data>> {
      const response = await backend.fetch(
        new Request('http://shop.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
          body: JSON.stringify({ query, variables }),
        }),
      );
      return { status: response.status, ...(await response.json()) };
    },
    async close() {
      await backend.close();
      await connection.close();
    },
  };
}
