import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Difference, splitByStored } from './difference.ts';

/** The id of the product or of the SKU of a difference. */
type IdOf = (difference: Difference) => number;

export async function writeFixedPrices(db: Database, differences: Difference[], idOf: IdOf): Promise<void> {
  const deleted = differences.flatMap((difference) =>
    difference.deletedFixedPrices.map((market) => ({ market, product: idOf(difference) })),
  );
  if (deleted.length > 0)
    await sql`delete from fixed_price using ${bulkRows({ market: 'text', product: 'integer' }, deleted)}
      where market_id = input.market and product_id = input.product`.execute(db);
  const rows = differences.flatMap((difference) =>
    difference.fixedPrices.map(({ maxDiscount, ...fixed }) => ({
      ...fixed,
      discount: maxDiscount,
      product: idOf(difference),
    })),
  );
  const columns = {
    product: 'integer',
    market: 'text',
    price: 'bigint',
    discount: 'integer',
    by: 'text',
    until: 'text',
  } as const;
  if (rows.length > 0)
    await sql`insert into fixed_price (product_id, market_id, price, max_discount, fixed_by, fixed_until)
      select product, market, price, discount, by, until::date from ${bulkRows(columns, rows)}
      on conflict (product_id, market_id) do update
        set price = excluded.price, max_discount = excluded.max_discount, fixed_by = excluded.fixed_by,
          fixed_until = excluded.fixed_until`.execute(db);
}

export async function writePrices(db: Database, differences: Difference[], skuOf: IdOf): Promise<void> {
  const deleted = differences.flatMap((difference) =>
    difference.deletedPrices.map((list) => ({ list, sku: skuOf(difference) })),
  );
  if (deleted.length > 0)
    await sql`delete from price using ${bulkRows({ list: 'integer', sku: 'integer' }, deleted)}
      where price_list_id = input.list and sku_id = input.sku`.execute(db);
  const columns = { list: 'integer', sku: 'integer', regular: 'bigint', selling: 'bigint' } as const;
  for (const part of splitByStored(differences)) {
    const rows = part.flatMap((difference) =>
      difference.prices.map((price) => ({ ...price, sku: skuOf(difference) })),
    );
    if (rows.length === 0) continue;
    await sql`insert into price (price_list_id, sku_id, regular_price, selling_price)
      select list, sku, regular, selling from ${bulkRows(columns, rows)}
      ${part[0]?.stored ? updatePrices : sql``}`.execute(db);
  }
}

const updatePrices = sql`on conflict (price_list_id, sku_id) do update
  set regular_price = excluded.regular_price, selling_price = excluded.selling_price`;
