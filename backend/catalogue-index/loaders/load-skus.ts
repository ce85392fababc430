import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';
import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type { SkuRecord } from '../product-record.ts';
import { dimensionsOf } from './dimensions.ts';

export type SelectedProducts = SelectQueryBuilder<DB, 'product', { product_id: number }>;
type SelectedSkus = SelectQueryBuilder<DB, 'sku', { sku_id: number }>;

/** SKUs with their prices, by product id, in display order. */
export async function loadSkus(db: Database, products: SelectedProducts): Promise<Map<number, SkuRecord[]>> {
  const skuIds = db.selectFrom('sku').select('sku_id').where('product_id', 'in', products);
  const [skus, prices] = await Promise.all([
    db
      .selectFrom('sku')
      .innerJoin('sku_choice', 'sku_choice.sku_choice_id', 'sku.sku_choice_id')
      .select(['sku_id', 'product_id', 'sku.sku_choice_id', 'article_number', 'gtin', 'external_id', 'shelf'])
      .select(['length_mm', 'width_mm', 'height_mm', 'weight_grams'])
      .select(['in_stock', 'oversellable', 'pre_order_limit', 'static_stock', 'incoming'])
      .where('product_id', 'in', products)
      .orderBy('sku_choice.sort_order')
      .orderBy('sku_id')
      .execute(),
    loadPrices(db, skuIds),
  ]);
  const skusByProduct = new Map<number, SkuRecord[]>();
  for (const row of skus) {
    const siblings = skusByProduct.get(row.product_id);
    const sku: SkuRecord = {
      id: row.sku_id,
      choiceId: row.sku_choice_id,
      articleNumber: row.article_number,
      gtin: row.gtin,
      externalId: row.external_id,
      shelf: row.shelf,
      dimensions: dimensionsOf(row),
      weightGrams: row.weight_grams,
      inStock: row.in_stock,
      oversellable: Math.max(row.oversellable, row.pre_order_limit),
      staticStock: row.static_stock,
      incoming: row.incoming?.getTime() ?? null,
      prices: prices.get(row.sku_id) ?? [],
    };
    if (siblings) siblings.push(sku);
    else skusByProduct.set(row.product_id, [sku]);
  }
  return skusByProduct;
}

/** A number is read several times faster than a date. Half a microsecond makes up for inexact fractions. */
const milliseconds = sql<number>`floor(date_part('epoch', valid_from) * 1000 + 0.0005)`;

/** Prices by SKU, in the order of their lists, each with its history from the log, in one query. */
async function loadPrices(db: Database, skuIds: SelectedSkus): Promise<Map<number, SkuRecord['prices']>> {
  const rows = await db
    .selectFrom('price')
    .leftJoin('price_log as logged', (join) =>
      join
        .onRef('logged.sku_id', '=', 'price.sku_id')
        .onRef('logged.price_list_id', '=', 'price.price_list_id'),
    )
    .select(['price.sku_id', 'price.price_list_id', 'price.regular_price', 'price.selling_price'])
    .select(['logged.regular_price as logged_regular', 'logged.selling_price as logged_selling'])
    .select(milliseconds.as('valid_from'))
    .where('price.sku_id', 'in', skuIds)
    .orderBy('price.sku_id')
    .orderBy('price.price_list_id')
    .orderBy('valid_from')
    .orderBy('price_log_id')
    .execute();
  // The database's clock may be ahead of this one; a logged price must not be in the future.
  const now = Date.now();
  const pricesBySku = new Map<number, SkuRecord['prices']>();
  for (let at = 0; at < rows.length; ) {
    const { sku_id, price_list_id, regular_price, selling_price } = rows[at] as PriceRow;
    const history: ListedPrice[] = [];
    for (; rows[at]?.sku_id === sku_id && rows[at]?.price_list_id === price_list_id; at++) {
      const { valid_from, logged_regular, logged_selling } = rows[at] as PriceRow;
      if (valid_from !== null)
        appendPrice(history, logged_regular, logged_selling, Math.min(valid_from, now));
    }
    appendPrice(history, regular_price, selling_price, history.at(-1)?.from ?? 0);
    const prices = pricesBySku.get(sku_id);
    if (prices) prices.push({ listId: price_list_id, history });
    else pricesBySku.set(sku_id, [{ listId: price_list_id, history }]);
  }
  return pricesBySku;
}

interface PriceRow {
  sku_id: number;
  price_list_id: number;
  regular_price: number | null;
  selling_price: number | null;
  /** Null in the only row of a price that was never logged: it counts as valid from the start. */
  valid_from: number | null;
  logged_regular: number | null;
  logged_selling: number | null;
}

/** Merges successive equal prices, oldest first. */
function appendPrice(
  history: ListedPrice[],
  regular: number | null,
  selling: number | null,
  from: number,
): void {
  const last = history.at(-1);
  if (!last || last.regular !== regular || last.selling !== selling) history.push({ from, regular, selling });
}
