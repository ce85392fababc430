import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface StockedSku {
  skuId: number;
  articleNumber: string;
  gtin: string | null;
  title: string | null;
  inStock: number;
  /** Prices for all customers, in minor units with VAT. */
  prices: { currency: string; regular: number; selling: number }[];
}

/** SKUs with this article number, ISBN or GTIN, and all SKUs of a product with it. */
export async function selectSkus(db: Database, number: string): Promise<StockedSku[]> {
  const { rows } = await sql<StockedSku>`
    select sku_id as "skuId", sku.article_number as "articleNumber", gtin, in_stock as "inStock",
      (select t.name from product_text t join channel on default_language_id = language_id
        where t.product_id = sku.product_id order by channel_id limit 1) as title,
      coalesce((select jsonb_agg(jsonb_build_object('currency', currency_code, 'regular', regular_price,
          'selling', selling_price) order by currency_code)
        from price join price_list using (price_list_id)
        where price.sku_id = sku.sku_id and customer_group_id is null), '[]') as prices
    from sku join product using (product_id)
    where search_code(${number}) in (search_code(sku.article_number), search_code(gtin), search_code(product.article_number))
    order by sku_id`.execute(db);
  return rows;
}

/** Orders reduce the stock when they are placed: `inStock` is how many copies can still be sold. */
export async function updateStock(db: Database, skuId: number, inStock: number): Promise<void> {
  await db.updateTable('sku').set({ in_stock: inStock }).where('sku_id', '=', skuId).execute();
}
