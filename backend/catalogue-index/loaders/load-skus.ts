import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';
import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type { SkuRecord } from '../product-record.ts';
import { dimensionsOf } from './dimensions.ts';

export type SelectedProducts = SelectQueryBuilder<DB, 'product', { product_id: number }>;

/** SKUs with their prices, by product id, in display order. */
export async function loadSkus(db: Database, products: SelectedProducts): Promise<Map<number, SkuRecord[]>> {
  const skuIds = db.selectFrom('sku').select('sku_id').where('product_id', 'in', products);
  const [skus, prices, loggedPrices] = await Promise.all([
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
    db
      .selectFrom('price')
      .select(['price_list_id', 'sku_id', 'regular_price', 'selling_price'])
      .where('sku_id', 'in', skuIds)
      .orderBy('price_list_id')
      .execute(),
    db
      .selectFrom('price_log')
      .select(['price_list_id', 'sku_id', 'regular_price', 'selling_price', 'valid_from'])
      .where('sku_id', 'in', skuIds)
      .orderBy('valid_from')
      .orderBy('price_log_id')
      .execute(),
  ]);
  const pricesBySku = Map.groupBy(prices, (row) => row.sku_id);
  const logBySku = Map.groupBy(loggedPrices, (row) => row.sku_id);
  const skusByProduct = new Map<number, SkuRecord[]>();
  for (const row of skus) {
    const siblings = skusByProduct.get(row.product_id);
    const log = logBySku.get(row.sku_id) ?? [];
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
      prices: (pricesBySku.get(row.sku_id) ?? []).map((price) => ({
        listId: price.price_list_id,
        history: buildHistory(price, log),
      })),
    };
    if (siblings) siblings.push(sku);
    else skusByProduct.set(row.product_id, [sku]);
  }
  return skusByProduct;
}

interface PriceRow {
  price_list_id: number;
  regular_price: number | null;
  selling_price: number | null;
}

/** Merges successive equal prices of the log, oldest first. A price that was never logged counts as valid from the start. */
function buildHistory(current: PriceRow, log: (PriceRow & { valid_from: Date })[]): ListedPrice[] {
  // The database's clock may be ahead of this one; a logged price must not be in the future.
  const now = Date.now();
  const history: ListedPrice[] = [];
  const append = ({ regular_price, selling_price }: PriceRow, from: number) => {
    const last = history.at(-1);
    if (!last || last.regular !== regular_price || last.selling !== selling_price)
      history.push({ from, regular: regular_price, selling: selling_price });
  };
  for (const entry of log)
    if (entry.price_list_id === current.price_list_id)
      append(entry, Math.min(entry.valid_from.getTime(), now));
  append(current, history.at(-1)?.from ?? 0);
  return history;
}
