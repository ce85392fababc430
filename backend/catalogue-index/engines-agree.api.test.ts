import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { buildIndex } from './build-index.ts';
import type { Catalogue, SharedData } from './catalogue.ts';
import type { CatalogueEngine, ListAnswer } from './engine.ts';
import { type EngineCase, engineCases } from './engine-cases.fixture.ts';
import { loadParameterValues } from './load-parameter-values.ts';
import { loadSharedData } from './load-shared-data.ts';
import { MemoryEngine } from './memory-engine/memory-engine.ts';
import { MemoryIndex, type MemoryIndexData } from './memory-engine/memory-index.ts';
import { createPostgresEngine } from './postgres-engine/create-postgres-engine.ts';
import { resolveScope } from './scope.ts';

/** The index in memory and the database find the same products, in the same order, with the same counts. */

let shop: TestShop;
let shared: SharedData;
let values: Parameters<typeof MemoryEngine.create>[2];
let data: MemoryIndexData;
let postgres: CatalogueEngine;
const began = Date.now();
const engines = new Map<number, Promise<MemoryEngine>>();

beforeAll(async () => {
  shop = await openTestShop();
  ({ data } = await buildIndex(shop.db));
  shared = await loadSharedData(shop.db);
  values = new Map((await loadParameterValues(shop.db, shared, 'all')).map((value) => [value.id, value]));
  postgres = createPostgresEngine(shop.db, shared);
});
afterAll(() => shop.close());

/** Prices are columns as of a moment, so another moment needs another engine. */
function memoryAt(now: number): Promise<MemoryEngine> {
  const engine = engines.get(now) ?? MemoryEngine.create(new MemoryIndex(data), shared, values, now);
  engines.set(now, engine);
  return engine;
}

async function answer(engine: CatalogueEngine, { query, ...asked }: EngineCase): Promise<ListAnswer> {
  const now = began + asked.days * 86_400_000;
  const catalogue: Catalogue = { ...shared, engine };
  const scope = resolveScope(
    catalogue,
    { marketId: asked.market, languageId: asked.language },
    {
      marketInPath: false,
      now,
      day: new Date(now).toISOString().slice(0, 10),
      customerGroupId: asked.customerGroupId,
    },
  );
  return engine.list(scope, query);
}

describe('Both engines', () => {
  test.each(engineCases.map((asked) => [asked.name, asked] as const))(
    'answer alike: %s',
    async (_, asked) => {
      const memory = await answer(await memoryAt(began + asked.days * 86_400_000), asked);
      const database = await answer(postgres, asked);
      if (asked.mustAgreeOn === 'first product') {
        expect(memory.productIds.length).toBeGreaterThan(0);
        expect(memory.productIds[0]).toBe(database.productIds[0]);
      } else if (asked.query.sort === 'RELEVANCE' && asked.query.searchText) {
        // What is found is a fact; how well it fits is each engine's own judgement.
        expect({ ...memory, productIds: [] }).toEqual({ ...database, productIds: [] });
        expect(memory.productIds.toSorted()).toEqual(database.productIds.toSorted());
      } else expect(memory).toEqual(database);
    },
  );
});
