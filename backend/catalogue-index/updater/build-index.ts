import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { loadParameterValues } from '../loaders/load-parameter-values.ts';
import { loadProducts } from '../loaders/load-products.ts';
import { loadSharedData } from '../loaders/load-shared-data.ts';
import type { MemoryIndexData } from '../memory-engine/memory-index.ts';
import { MemoryIndexBuilder } from '../memory-engine/memory-index-builder.ts';
import type { ProductRecord } from '../product-record.ts';
import { type ChangePosition, readChangePosition } from './catalogue-changes.ts';

export interface BuiltIndex {
  data: MemoryIndexData;
  /** The index contains all changes up to here. */
  changePosition: ChangePosition;
}

const batchSize = 2000;

/** Reads all products in one repeatable-read transaction, which locks nothing, and builds the index. */
export function buildIndex(db: Database): Promise<BuiltIndex> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const changePosition = await readChangePosition(trx);
      const shared = await loadSharedData(trx);
      const values = new Map(
        (await loadParameterValues(trx, shared, 'all')).map((value) => [value.id, value] as const),
      );
      const order = await idsInOrder(trx);
      const builder = new MemoryIndexBuilder(shared, values, order.length);
      for await (const unit of unitsInOrder(trx, order)) builder.add(unit);
      return { changePosition, data: builder.build() };
    });
}

/** Sorted by id, except that members of a variant group follow its lowest id. */
async function idsInOrder(db: Database): Promise<{ id: number; unit: number }[]> {
  const { rows } = await sql<{ id: number; unit: number }>`
    select product_id as id,
      case when variant_group_id is null then product_id
        else min(product_id) over (partition by variant_group_id) end as unit
    from product where is_active order by unit, id`.execute(db);
  return rows;
}

async function* unitsInOrder(
  db: Database,
  order: readonly { id: number; unit: number }[],
): AsyncGenerator<ProductRecord[]> {
  const batches: number[][] = [];
  for (let from = 0; from < order.length; ) {
    let end = Math.min(from + batchSize, order.length);
    // A batch must not end within a variant group.
    while (end < order.length && order[end]?.unit === order[end - 1]?.unit) end++;
    batches.push(order.slice(from, end).map(({ id }) => id));
    from = end;
  }
  const unitOf = new Map(order.map(({ id, unit }) => [id, unit]));
  // Prefetch: the next batch loads while this one is added to the index.
  let next = batches[0] && loadProducts(db, { ids: batches[0] });
  for (const index of batches.keys()) {
    const records = (await next) ?? [];
    const following = batches[index + 1];
    next = following && loadProducts(db, { ids: following });
    records.sort((a, b) => (unitOf.get(a.id) ?? 0) - (unitOf.get(b.id) ?? 0) || a.id - b.id);
    for (const unit of Map.groupBy(records, ({ id }) => unitOf.get(id)).values()) yield unit;
  }
}
