import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type { SkuRecord } from '../product-record.ts';
import { dimensionsOf } from './dimensions.ts';
import { lacksFile } from './lacks-file.ts';
import { isSelected, type ProductSelection } from './product-selection.ts';

/** SKUs with their prices, by product id, in display order. */
export async function loadSkus(db: Database, products: ProductSelection): Promise<Map<number, SkuRecord[]>> {
  const skus = await db
    .selectFrom('sku')
    .innerJoin('sku_choice', 'sku_choice.sku_choice_id', 'sku.sku_choice_id')
    .select(['sku_id', 'product_id', 'sku.sku_choice_id', 'article_number', 'gtin', 'external_id', 'shelf'])
    .select(['length_mm', 'width_mm', 'height_mm', 'weight_grams'])
    .select(['in_stock', 'oversellable', 'pre_order_limit', 'static_stock', 'max_quantity', 'incoming'])
    .select([pricesOfSku.as('prices'), loggedPricesOfSku.as('logged'), lacksFile.as('lacks_file')])
    .where(isSelected('product_id', products))
    .orderBy('sku_choice.sort_order')
    .orderBy('sku_id')
    .execute();
  // The database's clock may be ahead of this process's clock; a logged price must not be in the future.
  const now = Date.now();
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
      inStock: row.lacks_file ? 0 : row.in_stock,
      oversellable: row.lacks_file ? 0 : Math.max(row.oversellable, row.pre_order_limit),
      staticStock: row.lacks_file ? 0 : row.static_stock,
      maxQuantity: row.max_quantity,
      incoming: row.incoming?.getTime() ?? null,
      prices: pricesOf(readNumbers(row.prices), readNumbers(row.logged), now),
    };
    if (siblings) siblings.push(sku);
    else skusByProduct.set(row.product_id, [sku]);
  }
  return skusByProduct;
}

/** One text with all prices of an SKU is read several times faster than a row for each. */
const pricesOfSku = sql<string | null>`(
  select array_agg(array[price_list_id, regular_price, selling_price] order by price_list_id)::text
  from price where price.sku_id = sku.sku_id)`;

/** Milliseconds. Half a microsecond is added, because a floating-point value slightly too low would lose a millisecond. */
const validFrom = sql`floor(date_part('epoch', valid_from) * 1000 + 0.0005)::bigint`;

const loggedPricesOfSku = sql<string | null>`(
  select array_agg(array[price_list_id, ${validFrom}, regular_price, selling_price]
    order by price_list_id, valid_from, price_log_id)::text
  from price_log where price_log.sku_id = sku.sku_id)`;

const ZERO = 0x30;

/** The numbers of an array as PostgreSQL writes it: `{{1,2},{3,NULL}}`. None is negative. */
function readNumbers(written: string | null): (number | null)[] {
  const numbers: (number | null)[] = [];
  if (written === null) return numbers;
  let value: number | null | undefined;
  for (let i = 0; i < written.length; i++) {
    const digit = written.charCodeAt(i) - ZERO;
    if (digit >= 0 && digit <= 9) value = (value ?? 0) * 10 + digit;
    else if (written[i] === 'N') value = null;
    else if (value !== undefined && (written[i] === ',' || written[i] === '}')) {
      numbers.push(value);
      value = undefined;
    }
  }
  return numbers;
}

/** List, regular price, selling price. */
const priceFields = 3;
/** List, time, regular price, selling price. */
const loggedFields = 4;

/**
 * The prices of an SKU, in the order of their lists, each with its history. A price that was never logged counts as valid from
 * the start.
 */
function pricesOf(
  prices: readonly (number | null)[],
  logged: readonly (number | null)[],
  now: number,
): SkuRecord['prices'] {
  const found: SkuRecord['prices'] = [];
  let entry = 0;
  for (let at = 0; at < prices.length; at += priceFields) {
    const listId = prices[at] as number;
    const history: ListedPrice[] = [];
    // Skips the logged prices of lists in which the SKU no longer has a price.
    while ((logged[entry] ?? listId) < listId) entry += loggedFields;
    for (; logged[entry] === listId; entry += loggedFields)
      appendPrice(
        history,
        logged[entry + 2] ?? null,
        logged[entry + 3] ?? null,
        Math.min(logged[entry + 1] ?? 0, now),
      );
    appendPrice(history, prices[at + 1] ?? null, prices[at + 2] ?? null, history.at(-1)?.from ?? 0);
    found.push({ listId, history });
  }
  return found;
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
