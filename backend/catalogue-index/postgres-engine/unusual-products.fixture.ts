import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/**
 * Changes the demo shop so that every rule of a list has products that reveal a mistake: SKUs of one product at different
 * prices, histories with gaps, hidden categories, oversold stock, groups that do not collapse.
 */
export async function addUnusualProducts(db: Database): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Inactive products, products without a text in some languages, and products without a price.
  `update product set is_active = false where product_id % 41 = 0`,
  `delete from product_text where product_id % 37 = 0 and language_id in ('sv-SE', 'fi-FI')`,
  `delete from price where sku_id in (select sku_id from sku where product_id % 43 = 0) and price_list_id in (1, 4)`,
  // Categories: one hidden, one without a name in Swedish, and books in several categories.
  `update category set is_hidden = true where category_id = 202`,
  `delete from category_text where category_id = 203 and language_id = 'sv-SE'`,
  `insert into product_category select product_id, 401 from product where product_id % 11 = 0 on conflict do nothing`,
  `update category set sort_order = 0 where parent_category_id = 100`,
  // Groups that do not collapse, and books without a group.
  `update variant_group set collapse_in_lists = false where variant_group_id % 7 = 0`,
  `update product set variant_group_id = null, variant_value = null where product_id % 13 = 0`,
  `update product set variant_value = 'sv' where product_id % 17 = 0`,
  // Stock: oversold, available to order, sold out.
  `update sku set in_stock = -3, oversellable = 5, static_stock = 0 where sku_id % 9 = 0`,
  `update sku set in_stock = -5, oversellable = 5, static_stock = 0 where sku_id % 9 = 1`,
  `update sku set in_stock = 0, oversellable = 0, static_stock = 0 where sku_id % 9 in (2, 3)`,
  `update sku set in_stock = 0, oversellable = 0, static_stock = 0
   where sku_id % 9 not in (0, 1) and product_id % 5 = 0`,
  // Published downloads without files, which cannot be ordered: the note would make all of them generate files.
  `delete from shop_note where key = 'demo-shop'`,
  `insert into product_file (product_id, kind, part_number, media_type, byte_size, sha256, storage_key)
   select product_id, case when product_id % 3 = 0 then 'sample' else 'download' end, 1, 'application/epub+zip', 1,
     repeat('0', 64), 'downloads/' || product_id
   from product where fulfilment = 'download' and product_id % 2 = 0`,
  `update product set publication_date = '2999-01' where fulfilment = 'download' and product_id % 5 = 1`,
  // Orders.
  `update product set custom_order = array[product_id % 6, null, product_id % 3]::int[] where product_id % 4 = 0`,
  `update product set sold_count = 7, first_available_on = '2026-01-01' where product_id % 3 = 0`,
  `insert into product_review (product_id, rating, author, status)
   select product_id, 1 + product_id * n % 5, 'A reader', case when n % 4 = 0 then 'pending' else 'approved' end
   from product, generate_series(1, 9) n where product_id % 6 = n % 3`,
  // The second SKU is cheaper, or has another regular price; some are priced by a later list only.
  `update price set selling_price = selling_price * 9 / 10 where sku_id % 5 = 1`,
  `update price set regular_price = regular_price + 1000 where sku_id % 5 = 2 and selling_price = regular_price`,
  `insert into price_list (price_list_id, identifier, currency_code) values (90, 'sek-late', 'SEK')`,
  `insert into price_list_market (price_list_id, market_id, currency_code, sort_order) values (90, 'se', 'SEK', 9)`,
  `insert into price (price_list_id, sku_id, regular_price, selling_price)
   select 90, sku_id, 4900 + sku_id % 7 * 1000, 4900 from sku where product_id % 43 = 0 or product_id % 10 = 0`,
  // Price histories: gaps, rises before cuts, several cuts, prices older than 30 days.
  `insert into price_log (price_list_id, sku_id, regular_price, selling_price, valid_from)
   select price_list_id, sku_id, amount, case when amount is not null then amount - off end,
     now() - days * interval '1 day' - interval '1 second'
   from price, (values (0, 70, 20000, 0), (0, 45, 9000, 0), (0, 20, 25000, 0), (1, 60, 30000, 9000), (1, 28, null, 0),
     (1, 25, 30000, 4000), (1, 10, 30000, 2000), (2, 33, 15000, 7000), (2, 29, 15000, 0), (2, 8, 15000, 6000),
     (3, 31, 12000, 1000), (3, 30, 18000, 0), (4, 3, 40000, 0), (4, 2, 40000, 10000), (4, 1, null, 0)
   ) as past (kind, days, amount, off) where sku_id % 7 = kind`,
  // Campaigns that overlap, have a higher price than the list, reduce to zero, or are for members.
  `insert into campaign (campaign_id, campaign_key, type, terms, starts_at, ends_at, customer_group_id) values
   (50, 'u-all', 'percentage', '{"basisPoints": 333}', now() - interval '3 days', now() + interval '4 days', null),
   (51, 'u-dear', 'fixed-price', '{"price": {"SEK": 99900, "EUR": 100}}', now() - interval '9 days', null, null),
   (52, 'u-free', 'percentage', '{"basisPoints": 10000}', null, now() + interval '14 days', null),
   (53, 'u-back', 'percentage', '{"basisPoints": 2500}', now() - interval '50 days', now() - interval '12 days', null),
   (54, 'u-club', 'fixed-price', '{"price": {"SEK": 5500, "NOK": 5500}}', now() - interval '1 day', null, 1),
   (55, 'u-odd', 'percentage', '{"basisPoints": 2505}', now() - interval '2 days', null, null)`,
  `insert into campaign_target (campaign_id, kind, product_id, category_id, brand_id) values
   (50, 'all', null, null, null), (51, 'brand', null, null, 1), (51, 'category', null, 200, null),
   (52, 'product', 150, null, null), (52, 'product', 151, null, null), (53, 'category', null, 100, null),
   (54, 'brand', null, null, 2), (54, 'all', null, null, null), (55, 'category', null, 300, null)`,
  `insert into campaign_market values (52, 'se'), (52, 'no')`,
  // Fixed prices: above and below the price list, with a discount, ended, older and newer than reductions.
  `insert into fixed_price (product_id, market_id, price, max_discount, fixed_until, starts_at)
   select product_id, market_id, 3000 + product_id % 9 * 3000, product_id % 3 * 1250,
     case product_id % 4 when 0 then null when 1 then current_date - 3 else current_date + 5 end,
     now() - product_id % 40 * interval '1 day'
   from product, unnest(array['se', 'de', 'fi']) market_id where product_id % 8 = 0`,
];
