import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order/order-draft.ts';
import { isAddressProved } from './user.queries.ts';

/** Of these nothing more is sent, and nothing more is paid. */
const finishedStates = ['completed', 'refunded', 'cancelled', 'out-of-stock'];
/** Money that is still to be paid back is told of by mail, so its order is not closed. */
const isClosed: RawBuilder<boolean> = sql`state = any(${finishedStates}) and not exists (
  select from refund where refund.order_id = shop_order.order_id and refund.state = 'due')`;

/** Payments that came to nothing, and will come to nothing more. */
const deadPayments = ['failed', 'cancelled', 'void'];

export function lockClosedOrders(db: Database, customerId: number) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('customer_id', '=', customerId)
    .where(isClosed)
    .forUpdate()
    .execute();
}

/** Of customers who left: orders that were closed since. Several processes may look at once. */
export function takeClosedOrders(db: Database, most: number) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('customer_left_at', 'is not', null)
    .where('anonymised_at', 'is', null)
    .where(isClosed)
    .orderBy('order_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
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

/**
 * What is under way goes on without the account: nothing may still ask for a customer who is not there when the money
 * comes. A job looks at it again when it is closed.
 */
export async function noteLeaving(db: Database, customerId: number): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ customer_left_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('anonymised_at', 'is', null)
    .execute();
  await sql`update payment set customer_left_at = now(), draft = jsonb_set(draft, '{customerId}', 'null')
    where order_id is null and draft->>'customerId' = ${String(customerId)}
      and cart_id in (select cart_id from cart where customer_id = ${customerId})`.execute(db);
}

/** An order that came of a payment whose customer had left meanwhile. */
export async function passLeavingOn(db: Database): Promise<void> {
  await sql`update shop_order set customer_left_at = payment.customer_left_at from payment
    where payment.customer_left_at is not null and payment.order_id = shop_order.order_id
      and shop_order.customer_left_at is null`.execute(db);
}

export function takeDeadPayments(db: Database, most: number) {
  return (
    db
      .selectFrom('payment')
      .select(['payment_id', 'draft'])
      .where('customer_left_at', 'is not', null)
      .where('order_id', 'is', null)
      .where('state', 'in', deadPayments)
      // A provider may change its mind for a while.
      .where('updated_at', '<', sql<Date>`now() - interval '1 day'`)
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
  );
}

export async function replacePaymentDraft(db: Database, paymentId: string, draft: OrderDraft): Promise<void> {
  await db
    .updateTable('payment')
    .set({ draft: JSON.stringify(draft), customer_left_at: null })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Payments hang on carts: those that came to one stay, as nobody's, without what the checkout was told. */
export async function releasePaidCarts(db: Database, customerId: number): Promise<void> {
  await db
    .deleteFrom('checkout')
    .where('cart_id', 'in', (own) =>
      own.selectFrom('cart').select('cart_id').where('customer_id', '=', customerId),
    )
    .execute();
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

/** Mails that were sent, or will never be: what they said is not needed any more. */
export async function forgetMailsTo(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('recipient', '=', email)
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('given_up_at', 'is not', null)]))
    .execute();
}

/** Sessions, addresses and what lies in carts go with the customer. */
export async function removeCustomer(
  db: Database,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.deleteFrom('product_review').where('customer_id', '=', id).execute();
  await db.updateTable('promo_code_use').set({ email: null }).where('customer_id', '=', id).execute();
  await db.deleteFrom('stock_alert').where('email', '=', email).where(isAddressProved(id)).execute();
  await forgetMailsTo(db, email);
  await db.deleteFrom('password_reset_request').where('email', '=', email).execute();
  await db.deleteFrom('customer').where('customer_id', '=', id).execute();
}
