import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, SharedData } from '../../catalogue.ts';
import { loadParameterValues } from '../../loaders/load-parameter-values.ts';
import { loadProducts } from '../../loaders/load-products.ts';
import { loadSharedData } from '../../loaders/load-shared-data.ts';
import { loadIdsInOrder, type OrderedId, preferIndexScans } from '../../loaders/product-ids.ts';
import type { ProductRecord } from '../../product-record.ts';
import { type ChangePosition, readChangePosition } from '../catalogue-changes.queries.ts';

/** Variant groups, each sorted by product id; a product without a group is a group of one. */
export type VariantGroups = Iterable<readonly ProductRecord[]>;

/** Everything that an index is built from. */
export interface CatalogueSource {
  /** The source contains all changes up to here. */
  changePosition: ChangePosition;
  shared: SharedData;
  values: ReadonlyMap<number, ParameterValue>;
  productCount: number;
  /** All products, in the order of the index. */
  batches: AsyncIterable<VariantGroups>;
}

const defaultBatchSize = 2000;
/** A batch is read as a range of ids if the range has at most this many ids per product of the batch. */
const maxIdsPerProduct = 1.2;

/** Requires a transaction. If it is not repeatable-read, changes during it count as later than `changePosition`. */
export async function readCatalogue(
  transaction: Database,
  batchSize = defaultBatchSize,
): Promise<CatalogueSource> {
  await preferIndexScans(transaction);
  const changePosition = await readChangePosition(transaction);
  const shared = await loadSharedData(transaction);
  const values = await loadParameterValues(transaction, shared, 'all');
  const order = await loadIdsInOrder(transaction);
  return {
    changePosition,
    shared,
    values: new Map(values.map((value) => [value.id, value])),
    productCount: order.length,
    batches: loadBatches(transaction, order, batchSize),
  };
}

/** The variant groups of successive products. */
async function* loadBatches(
  db: Database,
  order: readonly OrderedId[],
  batchSize: number,
): AsyncGenerator<VariantGroups> {
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
  try {
    for (const index of batches.keys()) {
      const records = (await next) ?? [];
      const following = batches[index + 1];
      next = following && loadBatch(db, following);
      records.sort((a, b) => (firstIds.get(a.id) ?? 0) - (firstIds.get(b.id) ?? 0) || a.id - b.id);
      yield Map.groupBy(records, ({ id }) => firstIds.get(id)).values();
    }
  } finally {
    // If the caller stops early: after a failed statement the transaction must not be committed.
    await next;
  }
}

/** A range of ids is sent and searched faster than a list; products of other batches in it are left out. */
async function loadBatch(db: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  const from = Math.min(...ids);
  const to = Math.max(...ids);
  if (to - from >= ids.length * maxIdsPerProduct) return loadProducts(db, { ids });
  const requested = new Set(ids);
  return (await loadProducts(db, { from, to })).filter(({ id }) => requested.has(id));
}
