import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order/order-draft.ts';

/** Of these nothing more is sent, and nothing more is paid. */
const finishedStates = ['completed', 'refunded', 'cancelled', 'out-of-stock'];

export function lockFinishedOrders(db: Database, customerId: number) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('customer_id', '=', customerId)
    .where('state', 'in', finishedStates)
    .forUpdate()
    .execute();
}

export async function replaceDraft(db: Database, orderId: number, draft: OrderDraft): Promise<void> {
  const written = JSON.stringify(draft);
  await db
    .updateTable('shop_order')
    .set({ email: '', draft: written, anonymised_at: sql`now()` })
    .where('order_id', '=', orderId)
    .execute();
  await db.updateTable('payment').set({ draft: written }).where('order_id', '=', orderId).execute();
  await db.updateTable('withdrawal').set({ name: '', email: '' }).where('order_id', '=', orderId).execute();
}

/** Payments hang on carts: those that came to one stay, as nobody's. */
export async function releasePaidCarts(db: Database, customerId: number): Promise<void> {
  await db
    .updateTable('cart')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('completed_at', 'is not', null),
        exists(selectFrom('payment').select('payment_id').whereRef('payment.cart_id', '=', 'cart.cart_id')),
      ]),
    )
    .execute();
}

/** Sessions, addresses and what lies in carts go with the customer. */
export async function removeCustomer(
  db: Database,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.deleteFrom('product_review').where('customer_id', '=', id).execute();
  await db.deleteFrom('stock_alert').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
  await db.deleteFrom('password_reset_request').where('email', '=', email).execute();
  await db.deleteFrom('customer').where('customer_id', '=', id).execute();
}
