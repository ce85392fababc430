import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

interface PairLimits {
  /** How many orders are read. */
  maxOrders: number;
  /** Orders of more works, such as those of libraries, do not count. */
  maxWorksPerOrder: number;
  /** How many orders must contain both works. */
  minOrders: number;
  /** How many pairs of a work are stored. */
  maxPerWork: number;
}

/**
 * Computes the pairs of works from the newest orders of a year, and writes those that changed. Cancelled orders and gift cards
 * do not count. The lowest product id of a variant group stands for the work.
 */
export async function writeBoughtTogether(
  db: Database,
  { maxOrders, maxWorksPerOrder, minOrders, maxPerWork }: PairLimits,
): Promise<void> {
  await sql`
    with newest as (
      select order_id from shop_order
      where placed_at > now() - interval '1 year' and state not in ('cancelled', 'out-of-stock')
      order by order_id desc limit ${maxOrders}
    ), bought as (
      select distinct order_id, work.product_id
      from newest join order_line using (order_id) join sku using (sku_id) join product using (product_id)
      cross join lateral (
        select min(member.product_id) as product_id from product member
        where member.product_id = product.product_id or member.variant_group_id = product.variant_group_id) work
      where product.fulfilment <> 'gift_card'
    ), countable as (
      select order_id from bought group by order_id having count(*) between 2 and ${maxWorksPerOrder}
    ), pair as (
      select one.product_id, other.product_id as other_product_id, count(*)::integer as order_count
      from countable join bought one using (order_id) join bought other using (order_id)
      where one.product_id <> other.product_id
      group by one.product_id, other.product_id having count(*) >= ${minOrders}
    ), ranked as (
      select *, row_number() over (partition by product_id order by order_count desc, other_product_id) as rank from pair
    ), best as (
      select product_id, other_product_id, order_count from ranked where rank <= ${maxPerWork}
    ), removed as (
      delete from bought_together stored where not exists (
        select from best where best.product_id = stored.product_id and best.other_product_id = stored.other_product_id)
    )
    insert into bought_together as stored (product_id, other_product_id, order_count) select * from best
    on conflict (product_id, other_product_id) do update set order_count = excluded.order_count
    where stored.order_count <> excluded.order_count`.execute(db);
}

/** Ids of products of the works that are often bought with the work of a product, the most frequent first. */
export async function findBoughtTogether(
  db: Database,
  productId: number,
  variantGroupId: number | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select other_product_id as id from bought_together
    where product_id = (select min(product_id) from product
                        where product_id = ${productId} or variant_group_id = ${variantGroupId})
    order by order_count desc, other_product_id`.execute(db);
  return rows.map(({ id }) => id);
}
