import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { RETENTION } from '#contract/customer/retention.ts';

/** Shorter than for customers: only one browser knows the id of a guest cart. */
const guestDays = RETENTION['guest-carts'].days;
/** A customer finds their cart on every device, and some customers shop once a year. */
const customerDays = RETENTION['customer-carts'].days;

/**
 * Deletes carts that were not changed for the days above. These carts stay: a cart that was merged into another cart (both
 * are deleted together), a cart with an order, and a cart with an open or recently failed payment, because the payment
 * would be deleted with the cart and the provider may still report a success.
 */
export async function deleteAbandonedCarts(db: Database, now: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from cart where cart_id in (
      select cart_id from cart
      where merged_into is null
        and updated_at < ${now}::timestamptz - make_interval(days => ${guestDays})
        and (updated_at < ${now}::timestamptz - make_interval(days => ${customerDays})
          or (customer_id is null and completed_at is null))
        and not exists (select from shop_order where shop_order.cart_id = cart.cart_id)
        and not exists (select from payment where payment.cart_id = cart.cart_id
          and (payment.state not in ('failed', 'cancelled', 'void')
            or payment.updated_at > ${now}::timestamptz - make_interval(days => ${guestDays})))
      order by updated_at limit ${limit} for update skip locked)
    returning cart_id`.execute(db);
  return rows.length;
}
