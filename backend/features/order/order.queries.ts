import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { PaymentState } from '#backend/features/payment/payment-states.ts';
import { normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { createdOrders, paymentTransitions } from '#contract/diagnostics/channels.ts';
import type { OrderState } from '#contract/order/order-states.ts';

export interface OrderRow {
  order_id: number;
  public_id: string;
  cart_id: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  customer_id: number | null;
  email: string;
  state: OrderState;
  currency_code: string;
  total_inc_vat: number;
  draft: OrderDraft;
  parcel_number: string | null;
  tracking_link: string | null;
  placed_at: Date;
  updated_at: Date;
  shipped_at: Date | null;
  completed_at: Date | null;
  /** The provider's reference of the payment. */
  reference: string | null;
}

const columns = [
  'order_id',
  'public_id',
  'cart_id',
  'channel_id',
  'market_id',
  'language_id',
  'customer_id',
  'email',
  'state',
  'currency_code',
  'total_inc_vat',
  'draft',
  'parcel_number',
  'tracking_link',
  'placed_at',
  'updated_at',
  'shipped_at',
  'completed_at',
] as const;

/** Locks a cart, before any other row, in transactions that reserve its stock or create its order. */
export async function lockCart(trx: Database, cartId: string): Promise<void> {
  await statement`select from cart where cart_id = ${cartId} for no key update`.execute(trx);
}

interface NewOrder {
  publicId: string;
  state: OrderState;
  draft: OrderDraft;
  /** For each line of the draft, the quantity taken from limited stock. */
  taken: readonly number[];
  /** The transaction must have locked its row. `secondsToNextCheck`: when the background job checks it; null: never. */
  payment: { id: string; reference: string | null; state: PaymentState; secondsToNextCheck: number | null };
}

/**
 * Writes the order, its lines and its event, links the payment, completes the cart, and deletes its checkout and
 * reservations, in one statement.
 */
export async function insertOrder(trx: Database, order: NewOrder): Promise<OrderRow> {
  const { publicId, state, draft, taken, payment } = order;
  const { lines } = draft;
  const [inserted] = await statement<InsertedColumns>`with inserted as (
      insert into shop_order (public_id, cart_id, channel_id, market_id, language_id, customer_id, customer_type, email,
        state, currency_code, total_inc_vat, total_ex_vat, paid_by_gift_code, paid_by_balance, draft)
      values (${publicId}, ${draft.cartId}, ${draft.channelId}, ${draft.marketId}, ${draft.languageId},
        ${draft.customerId}, ${draft.customerType}, ${draft.email}, ${state}, ${draft.currencyCode},
        ${draft.total.incVat}, ${draft.total.exVat}, ${draft.paidByGiftCode}, ${draft.paidByBalance},
        ${JSON.stringify(draft)}::jsonb)
      returning order_id, placed_at, updated_at),
    lines as (
      insert into order_line (order_id, line_index, sku_id, quantity, paid_inc_vat, paid_ex_vat, taken)
      select order_id, line_number - 1, sku_id, quantity, inc_vat, ex_vat, taken from inserted, unnest(
        ${lines.map(({ skuId }) => skuId)}::integer[],
        ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ paid }) => paid.incVat)}::bigint[],
        ${lines.map(({ paid }) => paid.exVat)}::bigint[],
        ${taken}::integer[]
      ) with ordinality as line (sku_id, quantity, inc_vat, ex_vat, taken, line_number)),
    event as (
      insert into order_event (order_id, to_state, actor) select order_id, ${state}::text, 'shop' from inserted),
    paid as (
      update payment set state = ${payment.state}, order_id = inserted.order_id, failure = null, updated_at = now(),
        next_check_at = now() + make_interval(secs => ${payment.secondsToNextCheck}::double precision)
      from inserted where payment_id = ${payment.id}::uuid),
    checkout_deleted as (delete from checkout where cart_id = ${draft.cartId}),
    reservations_deleted as (delete from stock_reservation where cart_id = ${draft.cartId}),
    closed as (
      update cart set completed_at = coalesce(completed_at, now()), version = version + 1, updated_at = now()
      where cart_id = ${draft.cartId})
    select order_id, placed_at, updated_at from inserted`.execute(trx);
  if (!inserted) throw new Error(`The order of cart ${draft.cartId} was not inserted.`);
  paymentTransitions.publish({ state: payment.state });
  createdOrders.publish({ currency: draft.currencyCode });
  return createdOrderRow(order, inserted);
}

type InsertedColumns = Pick<OrderRow, 'order_id' | 'placed_at' | 'updated_at'>;

function createdOrderRow({ publicId, state, draft, payment }: NewOrder, inserted: InsertedColumns): OrderRow {
  return {
    ...inserted,
    public_id: publicId,
    cart_id: draft.cartId,
    channel_id: draft.channelId,
    market_id: draft.marketId,
    language_id: draft.languageId,
    customer_id: draft.customerId,
    email: draft.email,
    state,
    currency_code: draft.currencyCode,
    total_inc_vat: draft.total.incVat,
    draft,
    parcel_number: null,
    tracking_link: null,
    shipped_at: null,
    completed_at: null,
    reference: payment.reference,
  };
}

type OrderKey = { orderId: number } | { publicId: string } | { cartId: string };

export function findOrder(db: Database, key: OrderKey): Promise<OrderRow | undefined> {
  return selectOrder(db, key).executeTakeFirst();
}

/** The public id of the order with this number, if it has this e-mail address. */
export async function findPublicId(
  db: Database,
  orderId: number,
  email: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.public_id;
}

/** Locks the order until the transaction ends. */
export function lockOrder(trx: Database, orderId: number): Promise<OrderRow | undefined> {
  return selectOrder(trx, { orderId }).forNoKeyUpdate().executeTakeFirst();
}

function selectOrders(db: Database) {
  return (
    db
      .selectFrom('shop_order')
      .select(columns)
      .select((order) =>
        order
          .selectFrom('payment')
          .select('payment.reference')
          .whereRef('payment.order_id', '=', 'shop_order.order_id')
          .as('reference'),
      )
      // The cast is safe: only `insertOrder` and `writeState` write the columns `state` and `draft`.
      .$castTo<OrderRow>()
  );
}

function selectOrder(db: Database, key: OrderKey) {
  const rows = selectOrders(db);
  if ('orderId' in key) return rows.where('order_id', '=', key.orderId);
  if ('publicId' in key) return rows.where('public_id', '=', key.publicId);
  return rows.where('cart_id', '=', key.cartId);
}

/** Newest first. */
export function ordersOfCustomer(db: Database, customerId: number, limit: number): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('customer_id', '=', customerId)
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
}

export async function findOrdersByPublicIds(db: Database, publicIds: readonly string[]): Promise<OrderRow[]> {
  if (publicIds.length === 0) return [];
  return selectOrders(db).where('public_id', 'in', publicIds).execute();
}

export interface OrderFilter {
  state?: OrderState | undefined;
  email?: string | undefined;
  limit: number;
}

/** Newest first. */
export function findOrders(db: Database, { state, email, limit }: OrderFilter): Promise<OrderRow[]> {
  let rows = selectOrders(db).orderBy('order_id', 'desc').limit(limit);
  if (state) rows = rows.where('state', '=', state);
  if (email) rows = rows.where('email', '=', normalizeEmailAddress(email));
  return rows.execute();
}

/** The position of the order among the customer's orders, from 1. Guests are identified by e-mail address. */
export async function countPurchases(db: Database, order: OrderRow): Promise<number> {
  const { count } = await db
    .selectFrom('shop_order')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('order_id', '<=', order.order_id)
    .where((row) =>
      order.customer_id === null
        ? row('email', '=', order.email)
        : row.or([row('customer_id', '=', order.customer_id), row('email', '=', order.email)]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export interface OrderLineRow {
  order_line_id: number;
  line_index: number;
  sku_id: number;
  quantity: number;
  paid_inc_vat: number;
  paid_ex_vat: number;
  /** The part of `quantity` that was taken from limited stock. */
  taken: number;
}

export function linesOfOrder(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_line')
    .select(['order_line_id', 'line_index', 'sku_id', 'quantity', 'paid_inc_vat', 'paid_ex_vat', 'taken'])
    .where('order_id', '=', orderId)
    .orderBy('line_index')
    .execute();
}
