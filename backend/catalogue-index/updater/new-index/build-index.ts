import { setImmediate } from 'node:timers/promises';
import type { Database } from '#backend/database/connection.ts';
import { loadParameterValues } from '../../loaders/load-parameter-values.ts';
import { loadProducts } from '../../loaders/load-products.ts';
import { loadSharedData } from '../../loaders/load-shared-data.ts';
import { loadIdsInOrder, type OrderedId, preferIndexScans } from '../../loaders/product-ids.ts';
import type { MemoryIndexData } from '../../memory-engine/memory-index.ts';
import { RowsBuilder } from '../../memory-engine/memory-index-builder.ts';
import type { ProductRecord } from '../../product-record.ts';
import { type ChangePosition, readChangePosition } from '../catalogue-changes.queries.ts';
import { type RowTexts, startSearchIndexing } from './search-indexing.ts';

export interface BuiltIndex {
  data: MemoryIndexData;
  /** The index contains all changes up to here. */
  changePosition: ChangePosition;
}

const batchSize = 2000;
const maxSliceMs = 5;
/** Ids of a range per product of a batch. */
const maxSparseness = 1.2;

/**
 * Reads all products in one repeatable-read transaction, which locks nothing, and builds the index. PostgreSQL reads the next
 * products, and another thread indexes texts, at the same time.
 */
export function buildIndex(db: Database): Promise<BuiltIndex> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await preferIndexScans(trx);
      const changePosition = await readChangePosition(trx);
      const shared = await loadSharedData(trx);
      const values = new Map(
        (await loadParameterValues(trx, shared, 'all')).map((value) => [value.id, value] as const),
      );
      const order = await loadIdsInOrder(trx);
      const rows = new RowsBuilder(shared, values, order.length);
      const { languages, brands, categories } = shared;
      const languageIds = languages.map(({ id }) => id);
      const search = startSearchIndexing(
        { languageIds, names: { brands, categories }, values },
        order.length,
      );
      try {
        for await (const groups of loadBatches(trx, order)) await search.add(await addGroups(rows, groups));
        const built = search.build();
        return { changePosition, data: { ...rows.build(), search: await built } };
      } finally {
        await search.close();
      }
    });
}

/** With pauses in which the next products are received. Returns the texts of the products. */
async function addGroups(rows: RowsBuilder, groups: Iterable<readonly ProductRecord[]>): Promise<RowTexts[]> {
  const texts: RowTexts[] = [];
  let pausedAt = performance.now();
  for (const group of groups) {
    const first = rows.add(group);
    for (const [offset, record] of group.entries()) texts.push(textsOf(record, first + offset));
    if (performance.now() - pausedAt < maxSliceMs) continue;
    await setImmediate();
    pausedAt = performance.now();
  }
  return texts;
}

function textsOf({ brandId, categoryIds, parameterValueIds, texts }: ProductRecord, row: number): RowTexts {
  return {
    row,
    brandId,
    categoryIds,
    parameterValueIds,
    texts: texts.map(({ languageIds, text: { name, text1, text2, text3 } }) => ({
      languageIds,
      text: { name, text1, text2, text3 },
    })),
  };
}

/** The variant groups of successive products. */
async function* loadBatches(
  db: Database,
  order: readonly OrderedId[],
): AsyncGenerator<Iterable<ProductRecord[]>> {
  const batches: number[][] = [];
  for (let from = 0; from < order.length; ) {
    let end = Math.min(from + batchSize, order.length);
    // A batch must not end within a variant group.
    while (end < order.length && order[end]?.firstId === order[end - 1]?.firstId) end++;
    batches.push(order.slice(from, end).map(({ id }) => id));
    from = end;
  }
  const firstIds = new Map(order.map(({ id, firstId }) => [id, firstId]));
  // Prefetch: the next batch loads while this one is added to the index.
  let next = batches[0] && loadBatch(db, batches[0]);
  for (const index of batches.keys()) {
    const records = (await next) ?? [];
    const following = batches[index + 1];
    next = following && loadBatch(db, following);
    records.sort((a, b) => (firstIds.get(a.id) ?? 0) - (firstIds.get(b.id) ?? 0) || a.id - b.id);
    yield Map.groupBy(records, ({ id }) => firstIds.get(id)).values();
  }
}

/** A range of ids is sent and searched faster than a list; products of other batches in it are left out. */
async function loadBatch(db: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  const [from, to] = [Math.min(...ids), Math.max(...ids)];
  if (to - from >= ids.length * maxSparseness) return loadProducts(db, { ids });
  const requested = new Set(ids);
  return (await loadProducts(db, { from, to })).filter(({ id }) => requested.has(id));
}
