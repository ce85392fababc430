import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** Serialises processes that count at the same time. */
export async function lockSoldCounts(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kvarto-sold-counts'))`.execute(trx);
}

/**
 * Sets `sold_count` of every product: the units that paid orders of the last `days` contain and that were not refunded, plus
 * the units that an earlier system sold. Writes only changed counts, because each change updates the catalogue index.
 */
export async function updateSoldCounts(
  db: Database,
  days: number,
  uncountedStates: readonly string[],
): Promise<number> {
  // PostgreSQL cannot left-join the updated table, so `counted` is the product again.
  const { numAffectedRows } = await sql`
    with refunded as (
      select order_line_id, sum(quantity) as quantity from refund
      where order_line_id is not null and state <> 'failed' and created_at > now() - make_interval(days => ${days})
      group by order_line_id
    ), sold as (
      select sku.product_id, sum(greatest(line.quantity - coalesce(refunded.quantity, 0), 0))::int as units
      from shop_order
      join order_line line using (order_id)
      join sku using (sku_id)
      left join refunded using (order_line_id)
      where placed_at > now() - make_interval(days => ${days}) and shop_order.state <> all (${uncountedStates}::text[])
      group by sku.product_id
    )
    update product set sold_count = counted.earlier_sold_count + coalesce(sold.units, 0)
    from product counted left join sold using (product_id)
    where product.product_id = counted.product_id
      and counted.sold_count <> counted.earlier_sold_count + coalesce(sold.units, 0)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
