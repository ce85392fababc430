import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { PaymentState } from '#backend/features/payment/payment-states.ts';
import { ORDER_STATE_FACTS, ORDER_STATES } from '#contract/order/order-states.ts';
import { isEmailVerified } from './user.queries.ts';

const finishedStates = ORDER_STATES.filter((state) => ORDER_STATE_FACTS[state].isFinished);

/**
 * An order with a pending refund is not closed: the customer will be notified of the refund by mail. An order with a gift card
 * that will be mailed on a later day is not closed either.
 */
const isClosed: RawBuilder<boolean> = sql`state = any(${finishedStates}) and not exists (
  select from refund where refund.order_id = shop_order.order_id and refund.state = 'due') and not exists (
  select from gift_card
  where gift_card.order_id = shop_order.order_id and issued_at is null and refunded_at is null)`;

/** Payments that did not succeed and can no longer succeed. */
const endedPaymentStates: readonly PaymentState[] = ['failed', 'cancelled', 'void'];

export function lockClosedOrders(db: Database, customerId: number) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('customer_id', '=', customerId)
    .where(isClosed)
    .forUpdate()
    .execute();
}

/** Closed orders of deleted customers that are not anonymised yet. Rows locked by another process are skipped. */
export function lockMarkedClosedOrders(db: Database, limit: number) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('customer_left_at', 'is not', null)
    .where('anonymised_at', 'is', null)
    .where(isClosed)
    .orderBy('order_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export function lockClosedGuestOrders(db: Database, email: string) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .where('anonymised_at', 'is', null)
    .where(isClosed)
    .forUpdate()
    .execute();
}

export async function findDrafts(db: Database, orderIds: readonly number[]) {
  return db
    .selectFrom('shop_order')
    .select(['order_id', 'draft'])
    .where('order_id', '=', anyOf(orderIds))
    .execute();
}

/** Copies the data that bookkeeping law requires to a table that only the command line reads. */
export async function restrictOrder(db: Database, orderId: number): Promise<void> {
  await sql`insert into restricted_order (order_id, record)
    select order_id, jsonb_build_object('email', email, 'draft', draft, 'withdrawals', (
      select coalesce(jsonb_agg(jsonb_build_object('name', withdrawal.name, 'email', withdrawal.email,
        'lines', lines, 'receivedAt', received_at) order by withdrawal_id), '[]')
      from withdrawal where withdrawal.order_id = shop_order.order_id))
    from shop_order where order_id = ${orderId} on conflict do nothing`.execute(db);
}

export async function replaceOrderDraft(db: Database, orderId: number, draft: OrderDraft): Promise<void> {
  const draftJson = JSON.stringify(draft);
  await db
    .updateTable('shop_order')
    .set({ email: '', draft: draftJson, anonymised_at: sql`now()` })
    .where('order_id', '=', orderId)
    .execute();
  await db.updateTable('payment').set({ draft: draftJson }).where('order_id', '=', orderId).execute();
  await db
    .updateTable('withdrawal')
    .set({ name: '', email: '', receipt_email: null })
    .where('order_id', '=', orderId)
    .execute();
  await db
    .updateTable('gift_card')
    .set({ recipient_email: '', recipient_name: '', sender_name: '', message: '' })
    .where('order_id', '=', orderId)
    .execute();
}

/**
 * Marks open orders and payments, so that a job anonymises them once they are closed. Payments lose the customer id, because
 * completing one must not look up a deleted customer.
 */
export async function markOrdersAndPayments(db: Database, customerId: number): Promise<void> {
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

/** As `markOrdersAndPayments`, for an e-mail address without an account. Returns the number of marked orders. */
export async function markGuestOrdersAndPayments(db: Database, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ customer_left_at: sql`now()` })
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  await sql`update payment set customer_left_at = now()
    where order_id is null and draft->>'email' = ${email} and customer_left_at is null`.execute(db);
  return Number(numUpdatedRows);
}

/** Marks orders that were created from a payment after its customer deleted the account. */
export async function markOrdersOfMarkedPayments(db: Database): Promise<void> {
  await sql`update shop_order set customer_left_at = payment.customer_left_at from payment
    where payment.customer_left_at is not null and payment.order_id = shop_order.order_id
      and shop_order.customer_left_at is null`.execute(db);
}

export function lockMarkedEndedPayments(db: Database, limit: number) {
  return (
    db
      .selectFrom('payment')
      .select(['payment_id', 'draft'])
      .where('customer_left_at', 'is not', null)
      .where('order_id', 'is', null)
      .where('state', 'in', endedPaymentStates)
      // A provider may still revise the state for a while.
      .where('updated_at', '<', sql<Date>`now() - interval '1 day'`)
      .limit(limit)
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

/**
 * Detaches completed carts, and carts with a payment, from the customer: they stay, because payments reference carts. Deletes the
 * checkout input of all the customer's carts.
 */
export async function detachPaidCarts(db: Database, customerId: number): Promise<void> {
  await db
    .deleteFrom('checkout')
    .where('cart_id', 'in', ({ selectFrom }) =>
      selectFrom('cart').select('cart_id').where('customer_id', '=', customerId),
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

/** Deletes mails that were sent or abandoned. Mails that wait to be sent stay. */
export async function deleteHandledMails(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('recipient', '=', email)
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('abandoned_at', 'is not', null)]))
    .execute();
}

/** The market where a balance of the currency can be spent: the market of the newest order, or else the shop's first market. */
export function findMarketOfCurrency(db: Database, customerId: number, currencyCode: string) {
  return db
    .selectFrom('market')
    .leftJoin('shop_order', (join) =>
      join
        .onRef('shop_order.market_id', '=', 'market.market_id')
        .on('shop_order.customer_id', '=', customerId),
    )
    .select(['market.market_id', 'market.channel_id'])
    .select(sql<string>`coalesce(shop_order.language_id, default_language_id)`.as('language_id'))
    .where('market.currency_code', '=', currencyCode)
    .orderBy('order_id', (order) => order.desc().nullsLast())
    .orderBy('market.sort_order')
    .limit(1)
    .executeTakeFirst();
}

/** Foreign keys delete the customer's sessions, address and carts as well. */
export async function deleteCustomer(
  db: Database,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.deleteFrom('product_review').where('customer_id', '=', id).execute();
  await db.updateTable('promo_code_use').set({ email: null }).where('customer_id', '=', id).execute();
  await db.deleteFrom('stock_alert').where('email', '=', email).where(isEmailVerified(id)).execute();
  await deleteHandledMails(db, email);
  await db.deleteFrom('password_reset_request').where('email', '=', email).execute();
  await db.deleteFrom('customer').where('customer_id', '=', id).execute();
}
