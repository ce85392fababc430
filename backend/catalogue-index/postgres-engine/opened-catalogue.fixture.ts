import { inject } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { createTestDatabase } from '../../../tests/api/test-database.ts';
import type { ParameterValue, Product, SharedData } from '../catalogue.ts';
import type { CatalogueEngine } from '../engine.ts';
import { loadParameterValues } from '../loaders/load-parameter-values.ts';
import { loadProducts } from '../loaders/load-products.ts';
import { loadSharedData } from '../loaders/load-shared-data.ts';
import { productOf } from '../product-record.ts';
import { resolveScope, type Scope } from '../scope.ts';
import { createPostgresEngine } from './create-postgres-engine.ts';

export interface OpenedCatalogue {
  db: Database;
  shared: SharedData;
  engine: CatalogueEngine;
  /** All active products as objects, for comparison. */
  products: Product[];
  parameterValues: Map<number, ParameterValue>;
  scope(options?: {
    market?: string;
    language?: string;
    now?: number;
    customerGroupId?: number | null;
  }): Scope;
  /** Loads shared data and products again, after a test has changed them. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** The demo shop in a separate database, with the PostgreSQL engine and no backend. */
export async function openCatalogue(): Promise<OpenedCatalogue> {
  const { url, drop } = await createTestDatabase(inject('postgres').demoShop.database);
  const connection = connect(url);
  const { db } = connection;
  const opened = {
    db,
    ...(await load(db)),
    scope: ({ market = 'se', language = 'sv-SE', now = Date.now(), customerGroupId = null } = {}) =>
      resolveScope(
        { ...opened.shared, engine: opened.engine },
        { channelId: '1|se', marketId: market, languageId: language },
        {
          marketInPath: false,
          shopUrl: '',
          now,
          day: new Date(now).toISOString().slice(0, 10),
          customerGroupId,
        },
      ),
    reload: async () => void Object.assign(opened, await load(db)),
    close: async () => {
      await connection.close();
      await drop();
    },
  } satisfies OpenedCatalogue as OpenedCatalogue;
  return opened;
}

async function load(db: Database) {
  const shared = await loadSharedData(db);
  const values = await loadParameterValues(db, shared, 'all');
  const parameterValues = new Map(values.map((value) => [value.id, value]));
  const records = await loadProducts(db, { from: 0, to: 2 ** 31 - 1 });
  const products = records.flatMap((record) => productOf(record, shared, parameterValues) ?? []);
  return { shared, parameterValues, products, engine: createPostgresEngine(db, shared) };
}
