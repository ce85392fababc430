import { sql } from 'kysely';
import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import {
  OPEN_PAYMENT_STATES,
  type PaymentState,
  statesBefore,
} from '#backend/features/payment/payment-states.ts';
import type { StockHolder } from '#backend/graphql/context.ts';
import { paymentTransitions } from '#contract/diagnostics/channels.ts';
import type { CaptureTime } from '#contract/order/payment-method.ts';
import type { ReservedSku } from '../stock/stock.queries.ts';

export interface PaymentRow {
  payment_id: string;
  cart_id: string;
  payment_method_id: number;
  provider_key: string;
  /** The provider's reference; null until the provider has confirmed the start. */
  reference: string | null;
  /** The provider's page; null if the provider has none. */
  redirect_url: string | null;
  amount: number;
  currency_code: string;
  state: PaymentState;
  draft: OrderDraft;
  /** Of `draft` and the return URLs: see draft-hash.ts. */
  draft_hash: string;
  order_id: number | null;
  /** Why the payment failed or is voided. */
  failure: string | null;
  /** How often the background job has checked the payment. */
  checks: number;
  created_at: Date;
  updated_at: Date;
  method_key: string;
  capture: CaptureTime;
}

function selectPayments(db: Database) {
  return (
    db
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
        'checks',
        'created_at',
        'updated_at',
        'method_key',
        'capture',
      ])
      // The cast is safe: the database checks `state` and `capture`, and only `insertPayment` writes `draft`.
      .$castTo<PaymentRow>()
  );
}

export function findPayment(db: Database, paymentId: string): Promise<PaymentRow | undefined> {
  return selectPayments(db).where('payment_id', '=', paymentId).executeTakeFirst();
}

/** One payment of a cart, without its draft. */
export type CartPayment = Pick<
  PaymentRow,
  'payment_id' | 'state' | 'reference' | 'order_id' | 'failure' | 'draft_hash'
>;

/** A cart with its payments and stock reservations, read under lock. */
interface CartCheckoutState {
  version: number;
  completed_at: Date | null;
  merged_into: string | null;
  /** Newest first. */
  payments: CartPayment[];
  reservations: ReservedSku[];
}

/**
 * Locks a cart and its payments until the transaction ends. Call it before locking any other row, to avoid deadlocks. With a
 * holder, it also locks the holder's network and then the e-mail address, so that concurrent reservations of one holder are
 * counted together. Without a holder the keys are null, and `pg_advisory_xact_lock(null)` locks nothing.
 */
export async function lockCartCheckout(
  trx: Database,
  cartId: string,
  holder: StockHolder | null = null,
): Promise<CartCheckoutState | undefined> {
  const [state] =
    await statement<CartCheckoutState>`select version, completed_at, merged_into, payments, reservations
    from (select pg_advisory_xact_lock(hashtextextended(${holder?.networkHash ?? null}::text, 0)),
        pg_advisory_xact_lock(hashtextextended(${holder?.emailHash ?? null}::text, 0))) as holder_locks,
      lock_cart_checkout(${cartId})`.execute(trx);
  return state;
}

export function findPaymentByReference(
  db: Database,
  reference: string,
  { providerKey, cartId }: { providerKey?: string; cartId?: string | null },
): Promise<PaymentRow | undefined> {
  let rows = selectPayments(db).where('reference', '=', reference);
  if (providerKey !== undefined) rows = rows.where('payment.provider_key', '=', providerKey);
  if (cartId !== undefined && cartId !== null) rows = rows.where('cart_id', '=', cartId);
  return rows.executeTakeFirst();
}

export function findPaymentOfOrder(db: Database, orderId: number): Promise<PaymentRow | undefined> {
  return selectPayments(db).where('order_id', '=', orderId).executeTakeFirst();
}

/** Newest first. */
export function findOpenPayments(db: Database, cartId: string): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where('cart_id', '=', cartId)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Payments that can still create an order, of carts that were merged into this customer's cart. */
export function findUnsettledPaymentsOfMergedCarts(
  db: Database,
  cartId: string,
): Promise<Pick<PaymentRow, 'payment_id' | 'cart_id'>[]> {
  return statement<Pick<PaymentRow, 'payment_id' | 'cart_id'>>`with recursive
    -- Limited to the customer's carts, because there is an index on customer_id.
    owned as (select cart_id, merged_into from cart
      where customer_id = (select customer_id from cart where cart_id = ${cartId})),
    merged as (
      select cart_id from owned where merged_into = ${cartId}
      union select owned.cart_id from owned join merged on owned.merged_into = merged.cart_id)
    select payment_id, cart_id from payment join merged using (cart_id)
    where state = any(${OPEN_PAYMENT_STATES}) or (state = 'void-due' and failure = 'replaced')`.execute(db);
}

interface NewPayment {
  paymentId: string;
  method: PaymentMethod;
  draft: OrderDraft;
  draftHash: string;
}

export async function insertPayment(
  trx: Database,
  { paymentId, method, draft, draftHash }: NewPayment,
  secondsToNextCheck: number,
): Promise<void> {
  await statement`insert into payment (payment_id, cart_id, payment_method_id, provider_key, amount, currency_code, state,
      draft, draft_hash, next_check_at)
    values (${paymentId}, ${draft.cartId}, ${method.id}, ${method.providerKey}, ${draft.toPay}, ${draft.currencyCode},
      ${'starting' satisfies PaymentState}, ${JSON.stringify(draft)}, ${draftHash},
      now() + make_interval(secs => ${secondsToNextCheck}::integer))`.execute(trx);
  paymentTransitions.publish({ state: 'starting' });
}

interface PaymentChange {
  state?: PaymentState;
  reference?: string;
  redirectUrl?: string | null;
  orderId?: number;
  failure?: string | null;
  /** When the job checks the payment again; null: never. */
  secondsToNextCheck?: number | null;
}

/** Returns false and writes nothing if the payment's state cannot become `state`, or is not `from`. */
export async function changePayment(
  db: Database,
  paymentId: string,
  { state, reference, redirectUrl, orderId, failure, secondsToNextCheck }: PaymentChange,
  from?: PaymentState,
): Promise<boolean> {
  let before: readonly PaymentState[] | null = null;
  if (state !== undefined) before = from ? [from] : statesBefore(state);
  const changed = await statement`update payment set updated_at = now(),
      state = coalesce(${state ?? null}, state),
      reference = coalesce(${reference ?? null}, reference),
      redirect_url = case when ${redirectUrl !== undefined}::boolean then ${redirectUrl ?? null} else redirect_url end,
      order_id = coalesce(${orderId ?? null}, order_id),
      failure = case when ${failure !== undefined}::boolean then ${failure ?? null} else failure end,
      next_check_at = case when ${secondsToNextCheck !== undefined}::boolean
        then now() + make_interval(secs => ${secondsToNextCheck ?? null}::double precision) else next_check_at end
    where payment_id = ${paymentId}::uuid and (${before}::text[] is null or state = any(${before}::text[]))
    returning payment_id`.execute(db);
  if (changed.length > 0 && state !== undefined) paymentTransitions.publish({ state });
  return changed.length > 0;
}

/**
 * Claims payments that are due for a check. The interval to the next check doubles each time, up to the maximum. The exponent
 * is at most 20, because a higher power would overflow.
 */
export async function takeDuePayments(
  db: Database,
  limit: number,
  backoff: { firstSeconds: number; maxSeconds: number },
): Promise<{ payment_id: string }[]> {
  const { rows } = await sql<{ payment_id: string }>`
    update payment set checks = checks + 1,
      next_check_at = now() + make_interval(secs =>
        least(${backoff.maxSeconds}, ${backoff.firstSeconds} * power(2, least(checks, 20))))
    where payment_id in (
      select payment_id from payment where next_check_at <= now()
      order by next_check_at limit ${limit} for update skip locked)
    returning payment_id`.execute(db);
  return rows;
}
