import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { Difference } from './difference.ts';

const sizeColumns = ['lengthMm', 'widthMm', 'heightMm'] as const;

const columns = {
  id: 'integer',
  product: 'integer',
  choice: 'integer',
  article: 'text',
  gtin: 'text',
  grams: 'integer',
  length: 'integer',
  width: 'integer',
  height: 'integer',
  new_stock: 'integer',
  new_oversellable: 'integer',
  new_static_stock: 'integer',
  new_max_quantity: 'integer',
  new_accepts_pre_orders: 'boolean',
  expected: 'text',
} as const;

/** A SKU has the size of its product. Returns the ids of new SKUs by product. */
export async function writeSkus(
  db: Database,
  differences: Difference[],
  idOf: (difference: Difference) => number,
): Promise<Map<number, number>> {
  const rows = differences.flatMap((difference) => {
    const { stored, product } = difference;
    const size = product ?? stored;
    const isResized = product && stored && sizeColumns.some((name) => product[name] !== stored[name]);
    const sku = difference.sku ?? (isResized ? stored.sku : undefined);
    if (!sku) return [];
    return [
      {
        id: stored?.skuId ?? null,
        product: idOf(difference),
        choice: sku.choiceId,
        article: sku.articleNumber,
        gtin: sku.gtin,
        grams: sku.weightGrams,
        length: size?.lengthMm ?? 0,
        width: size?.widthMm ?? 0,
        height: size?.heightMm ?? 0,
        new_stock: ifChanged(sku.inStock, stored?.sku?.inStock),
        new_oversellable: ifChanged(sku.oversellable, stored?.sku?.oversellable),
        new_static_stock: ifChanged(sku.staticStock, stored?.sku?.staticStock),
        new_max_quantity: sku.maxQuantity,
        new_accepts_pre_orders: sku.acceptsPreOrders,
        expected: sku.incoming,
      },
    ];
  });
  const changed = rows.filter(({ id }) => id !== null);
  if (changed.length > 0)
    await sql`update sku set sku_choice_id = choice, article_number = article, gtin = input.gtin, weight_grams = grams,
        length_mm = length, width_mm = width, height_mm = height, in_stock = coalesce(new_stock, in_stock),
        oversellable = coalesce(new_oversellable, oversellable), static_stock = coalesce(new_static_stock, static_stock),
        max_quantity = new_max_quantity, accepts_pre_orders = new_accepts_pre_orders, incoming = (expected || 'T00:00Z')::timestamptz
      from ${bulkRows(columns, changed)} where sku_id = input.id`.execute(db);
  const added = rows.filter(({ id }) => id === null);
  if (added.length === 0) return new Map();
  const { rows: inserted } = await sql<{ id: number; product: number }>`
    insert into sku (product_id, sku_choice_id, article_number, gtin, weight_grams, length_mm, width_mm, height_mm, in_stock,
      oversellable, static_stock, max_quantity, accepts_pre_orders, incoming)
    select product, choice, article, gtin, grams, length, width, height, new_stock, new_oversellable, new_static_stock,
      new_max_quantity, new_accepts_pre_orders, (expected || 'T00:00Z')::timestamptz
    from ${bulkRows(columns, added)}
    returning sku_id as id, product_id as product`.execute(db);
  return new Map(inserted.map(({ id, product }) => [product, id]));
}

/** Null keeps the stored value: an order may have changed the stock since it was read. */
const ifChanged = (desired: number, stored: number | undefined) => (desired === stored ? null : desired);
