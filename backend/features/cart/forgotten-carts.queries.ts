import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** A guest's is known to one browser alone. After a season its prices and books are others anyway. */
const daysOfGuests = 90;
/** A customer finds theirs on every device, and whoever shops once a year shops before Christmas. */
const daysOfCustomers = 365;

/**
 * Those that nobody has changed for so long. One that leads to another stays as long as that does. One that is an order
 * stays: the order says for how long. One that is being paid stays, for its payment would go with it, and so does one whose
 * payment came to nothing of late: the provider may say otherwise.
 */
export async function deleteForgottenCarts(db: Database, most: number): Promise<number> {
  const { rows } = await sql`
    delete from cart where cart_id in (
      select cart_id from cart
      where merged_into is null
        and updated_at < now() - make_interval(days => ${daysOfGuests})
        and (updated_at < now() - make_interval(days => ${daysOfCustomers})
          or (customer_id is null and completed_at is null))
        and not exists (select from shop_order where shop_order.cart_id = cart.cart_id)
        and not exists (select from payment where payment.cart_id = cart.cart_id
          and (payment.state not in ('failed', 'cancelled', 'void')
            or payment.updated_at > now() - make_interval(days => ${daysOfGuests})))
      order by updated_at limit ${most} for update skip locked)
    returning cart_id`.execute(db);
  return rows.length;
}
