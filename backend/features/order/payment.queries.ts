import { sql } from 'kysely';
import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { OrderDraft } from './order-draft.ts';
import { OPEN_PAYMENT_STATES, type PaymentState, statesBefore } from './payment-states.ts';
import type { HeldSku } from './stock.queries.ts';

export interface PaymentRow {
  payment_id: string;
  cart_id: string;
  payment_method_id: number;
  provider_key: string;
  reference: string | null;
  redirect_url: string | null;
  amount: number;
  currency_code: string;
  state: PaymentState;
  draft: OrderDraft;
  draft_hash: string;
  order_id: number | null;
  failure: string | null;
  looks: number;
  created_at: Date;
  updated_at: Date;
  method_key: string;
  capture: 'at-once' | 'on-shipment';
}

function payments(db: Database) {
  return db
    .selectFrom('payment')
    .innerJoin('payment_method', 'payment_method.payment_method_id', 'payment.payment_method_id')
    .select([
      'payment_id',
      'cart_id',
      'payment.payment_method_id',
      'payment.provider_key',
      'reference',
      'redirect_url',
      'amount',
      'currency_code',
      'state',
      'draft',
      'draft_hash',
      'order_id',
      'failure',
      'looks',
      'created_at',
      'updated_at',
      'method_key',
      'capture',
    ]);
}

export async function findPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  return asPayment(await payments(db).where('payment_id', '=', paymentId).executeTakeFirst());
}

/** What became of one of a cart's payments. */
export type PaymentStanding = Pick<
  PaymentRow,
  'payment_id' | 'state' | 'reference' | 'order_id' | 'failure' | 'draft_hash'
>;

/** What is under way for a cart. */
export interface Pursuit {
  version: number;
  completed_at: Date | null;
  merged_into: string | null;
  /** The latest first. */
  payments: PaymentStanding[];
  held: HeldSku[];
}

/** Holds a cart and all its payments until the transaction ends, before any other row. */
export async function lockPursuit(trx: Database, cartId: string): Promise<Pursuit | undefined> {
  const [pursuit] = await statement<Pursuit>`select version, completed_at, merged_into, payments, held
    from lock_pursuit(${cartId})`.execute(trx);
  return pursuit;
}

export async function findPaymentByReference(
  db: Database,
  reference: string,
  cartId: string | null,
): Promise<PaymentRow | undefined> {
  let rows = payments(db).where('reference', '=', reference);
  if (cartId !== null) rows = rows.where('cart_id', '=', cartId);
  return asPayment(await rows.executeTakeFirst());
}

export async function findPaymentOfOrder(db: Database, orderId: number): Promise<PaymentRow | undefined> {
  return asPayment(await payments(db).where('order_id', '=', orderId).executeTakeFirst());
}

/** Those that may still give the cart's order, the latest first. */
export async function openPaymentsOf(db: Database, cartId: string): Promise<PaymentRow[]> {
  const rows = await payments(db)
    .where('cart_id', '=', cartId)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap((row) => asPayment(row) ?? []);
}

/** Those that may still give an order of a cart whose lines have moved to this one; it belongs to a customer. */
export function unsettledPaymentsOfMerged(
  db: Database,
  cartId: string,
): Promise<Pick<PaymentRow, 'payment_id' | 'cart_id'>[]> {
  return statement<Pick<PaymentRow, 'payment_id' | 'cart_id'>>`with recursive
    -- The customer's, because by customer they are quickly found.
    known as (select cart_id, merged_into from cart
      where customer_id = (select customer_id from cart where cart_id = ${cartId})),
    merged as (
      select cart_id from known where merged_into = ${cartId}
      union select known.cart_id from known join merged on known.merged_into = merged.cart_id)
    select payment_id, cart_id from payment join merged using (cart_id)
    where state = any(${OPEN_PAYMENT_STATES}) or (state = 'void-due' and failure = 'replaced')`.execute(db);
}

export interface NewPayment {
  paymentId: string;
  method: PaymentMethod;
  draft: OrderDraft;
  draftHash: string;
}

export async function insertPayment(
  trx: Database,
  { paymentId, method, draft, draftHash }: NewPayment,
  secondsToStart: number,
): Promise<void> {
  await statement`insert into payment (payment_id, cart_id, payment_method_id, provider_key, amount, currency_code, state,
      draft, draft_hash, next_look_at)
    values (${paymentId}, ${draft.cartId}, ${method.id}, ${method.providerKey}, ${draft.toPay}, ${draft.currencyCode},
      ${'starting' satisfies PaymentState}, ${JSON.stringify(draft)}, ${draftHash},
      now() + make_interval(secs => ${secondsToStart}::integer))`.execute(trx);
}

export interface PaymentChange {
  state?: PaymentState;
  reference?: string;
  redirectUrl?: string | null;
  orderId?: number;
  failure?: string | null;
  /** When it is looked at again; null: never by itself. */
  nextLookIn?: number | null;
}

/** Answers false, and writes nothing, where the payment is in no state that leads to the wanted one. */
export async function changePayment(
  db: Database,
  paymentId: string,
  { state, reference, redirectUrl, orderId, failure, nextLookIn }: PaymentChange,
  from?: PaymentState,
): Promise<boolean> {
  const before = state === undefined ? null : from ? [from] : statesBefore(state);
  const changed = await statement`update payment set updated_at = now(),
      state = coalesce(${state ?? null}, state),
      reference = coalesce(${reference ?? null}, reference),
      redirect_url = case when ${redirectUrl !== undefined}::boolean then ${redirectUrl ?? null} else redirect_url end,
      order_id = coalesce(${orderId ?? null}, order_id),
      failure = case when ${failure !== undefined}::boolean then ${failure ?? null} else failure end,
      next_look_at = case when ${nextLookIn !== undefined}::boolean
        then now() + make_interval(secs => ${nextLookIn ?? null}::double precision) else next_look_at end
    where payment_id = ${paymentId}::uuid and (${before}::text[] is null or state = any(${before}::text[]))
    returning payment_id`.execute(db);
  return changed.length > 0;
}

/** Takes those whose time has come; nobody else gets them until their next time, each later than the last. */
export async function takeDuePayments(
  db: Database,
  most: number,
  seconds: { first: number; most: number },
): Promise<{ payment_id: string }[]> {
  const { rows } = await sql<{ payment_id: string }>`
    update payment set looks = looks + 1,
      next_look_at = now() + make_interval(secs => least(${seconds.most}, ${seconds.first} * power(2, least(looks, 20))))
    where payment_id in (
      select payment_id from payment where next_look_at <= now()
      order by next_look_at limit ${most} for update skip locked)
    returning payment_id`.execute(db);
  return rows;
}

function asPayment<Row extends { state: string }>(row: Row | undefined): PaymentRow | undefined {
  return row as PaymentRow | undefined;
}
