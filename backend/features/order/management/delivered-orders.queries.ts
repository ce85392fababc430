import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { OrderState } from '#contract/order/order-states.ts';

/**
 * Locks paid orders in `state` whose lines are all delivered without a shipment, until the transaction ends. Delivered lines are
 * downloads with files, from the day of publication if they were pre-ordered, and mailed gift cards.
 */
export async function lockDeliveredOrders(
  trx: Database,
  state: OrderState,
  limit: number,
): Promise<{ order_id: number; state: OrderState }[]> {
  const { rows } = await sql<{ order_id: number; state: OrderState }>`
    select order_id, state from shop_order
    where state = ${state}
      and not exists (select from payment where payment.order_id = shop_order.order_id and payment.state <> 'captured')
      and exists (select from order_line where order_line.order_id = shop_order.order_id)
      -- A line is undelivered unless the buyer can download its files, or all its gift cards are issued or refunded. Without
      -- gift cards bool_and is null, and the subquery has no row.
      and not exists (
        select from order_line left join download_right using (order_line_id)
        where order_line.order_id = shop_order.order_id
          and (download_right.product_id is null or (available_on is not null and announced_at is null)
            or not exists (select from product_file
              where product_file.product_id = download_right.product_id and kind = 'download'))
          and not exists (
            select from gift_card
            where gift_card.order_id = shop_order.order_id and gift_card.line_index = order_line.line_index
            having bool_and(issued_at is not null or refunded_at is not null)))
    order by order_id
    limit ${limit}
    for update skip locked`.execute(trx);
  return rows;
}
