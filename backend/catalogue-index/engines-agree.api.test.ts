import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';
import { sampleOf } from '../../tests/full-run.ts';
import type { ParameterValue, SharedData } from './catalogue.ts';
import { type CatalogueEngine, type ListResult, UNFILTERED_LIST_QUERY } from './engine.ts';
import { type EngineCase, engineCases } from './engine-cases.fixture.ts';
import { loadParameterValues } from './loaders/load-parameter-values.ts';
import { loadSharedData } from './loaders/load-shared-data.ts';
import { MemoryEngine } from './memory-engine/memory-engine.ts';
import { MemoryIndex, type MemoryIndexData } from './memory-engine/memory-index.ts';
import { createPostgresEngine } from './postgres-engine/create-postgres-engine.ts';
import { type Catalogue, resolveScope, type Scope } from './scope.ts';
import { buildIndex } from './updater/new-index/build-index.ts';

/** The memory engine and the PostgreSQL engine find the same products, in the same order, with the same counts. */

let shop: TestShop;
let shared: SharedData;
let values: Map<number, ParameterValue>;
let indexData: MemoryIndexData;
let postgresEngine: CatalogueEngine;
const startTime = Date.now();
const memoryEngines = new Map<number, Promise<MemoryEngine>>();

beforeAll(async () => {
  shop = await openDemoShop();
  ({ data: indexData } = await buildIndex(shop.db));
  shared = await loadSharedData(shop.db);
  values = new Map((await loadParameterValues(shop.db, shared, 'all')).map((value) => [value.id, value]));
  postgresEngine = createPostgresEngine(shop.db, shared);
});
afterAll(() => shop.close());

/** A memory engine has the prices of one time, so another time needs another engine. */
function memoryEngineAt(now: number): Promise<MemoryEngine> {
  const engine =
    memoryEngines.get(now) ?? MemoryEngine.create({ index: new MemoryIndex(indexData), shared, values, now });
  memoryEngines.set(now, engine);
  return engine;
}

type ScopeOfCase = Pick<EngineCase, 'market' | 'language' | 'customerGroupId' | 'daysFromNow'>;

function timeOf({ daysFromNow }: Pick<EngineCase, 'daysFromNow'>): number {
  return startTime + daysFromNow * 86_400_000;
}

async function runCase(engine: CatalogueEngine, { query, ...params }: EngineCase): Promise<ListResult> {
  return engine.list(scopeOf(engine, params), query);
}

function scopeOf(engine: CatalogueEngine, params: ScopeOfCase): Scope {
  const now = timeOf(params);
  const catalogue: Catalogue = { ...shared, engine };
  return resolveScope(
    catalogue,
    { marketId: params.market, languageId: params.language },
    {
      marketInPath: false,
      shopUrl: '',
      now,
      day: new Date(now).toISOString().slice(0, 10),
      customerGroupId: params.customerGroupId,
    },
  );
}

describe('Both engines', () => {
  test.each(sampleOf(engineCases, 5).map((engineCase) => [engineCase.name, engineCase] as const))(
    'return the same list: %s',
    async (_, engineCase) => {
      const { mustAgreeOn, query } = engineCase;
      const memory = await runCase(await memoryEngineAt(timeOf(engineCase)), engineCase);
      const database = await runCase(postgresEngine, engineCase);
      if (mustAgreeOn === 'first product') {
        expect(memory.productIds.length).toBeGreaterThan(0);
        expect(memory.productIds[0]).toBe(database.productIds[0]);
      } else if (query.sort === 'RELEVANCE' && query.searchText) {
        // The engines must find the same products, but may rank them differently.
        expect({ ...memory, productIds: [] }).toEqual({ ...database, productIds: [] });
        expect(memory.productIds.toSorted()).toEqual(database.productIds.toSorted());
      } else expect(memory).toEqual(database);
    },
  );

  test.each(['se', 'fi'])('compare the formats of a work in market %s alike', async (market) => {
    const params = { market, language: 'sv-SE', customerGroupId: null, daysFromNow: 0 };
    const memory = await memoryEngineAt(startTime);
    const query = { ...UNFILTERED_LIST_QUERY, includeCollapsed: true, withFacets: false, take: 60 };
    const { productIds } = await memory.list(scopeOf(memory, params), query);
    const compare = async (engine: CatalogueEngine, id: number) => {
      const product = await engine.product(id);
      return product && engine.compareFormats(scopeOf(engine, params), product);
    };
    const found = [];
    for (const id of productIds) {
      const comparison = await compare(memory, id);
      expect(await compare(postgresEngine, id)).toEqual(comparison);
      found.push(comparison);
    }
    expect(new Set(found.map((comparison) => comparison?.hasLowestPrice))).toEqual(new Set([true, false]));
  });
});
