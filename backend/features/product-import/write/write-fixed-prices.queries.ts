import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { Difference } from './difference.ts';

export async function writeFixedPrices(
  db: Database,
  differences: Difference[],
  idOf: (difference: Difference) => number,
): Promise<void> {
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
