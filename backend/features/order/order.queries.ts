import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderState } from './order-states.ts';
import type { PaymentState } from './payment-states.ts';

/** An order as the database keeps it. */
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
  /** What the provider calls its payment. */
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

/** Whoever makes an order of the cart, or holds goods for it, waits here; always before any other row. */
export async function lockCart(trx: Database, cartId: string): Promise<void> {
  await statement`select from cart where cart_id = ${cartId} for no key update`.execute(trx);
}

export interface NewOrder {
  publicId: string;
  state: OrderState;
  draft: OrderDraft;
  /** Of each line of the draft, how many were taken from a stock that can end. */
  taken: readonly number[];
  /** What pays for it; its row is held. */
  payment: { id: string; reference: string | null; state: PaymentState; nextLookIn: number | null };
}

/**
 * Draws the order's number and writes all of it, in one statement. The payment has its order; the cart can only be read from
 * now on, and what it told the checkout is in the order.
 */
export async function insertOrder(
  trx: Database,
  { publicId, state, draft, taken, payment }: NewOrder,
): Promise<OrderRow> {
  const { lines } = draft;
  const [made] = await statement<Pick<OrderRow, 'order_id' | 'placed_at' | 'updated_at'>>`with made as (
      insert into shop_order (public_id, cart_id, channel_id, market_id, language_id, customer_id, customer_type, email,
        state, currency_code, total_inc_vat, total_ex_vat, paid_by_gift_code, paid_by_balance, draft)
      values (${publicId}, ${draft.cartId}, ${draft.channelId}, ${draft.marketId}, ${draft.languageId},
        ${draft.customerId}, ${draft.customerType}, ${draft.email}, ${state}, ${draft.currencyCode},
        ${draft.total.incVat}, ${draft.total.exVat}, ${draft.paidByGiftCode}, ${draft.paidByBalance},
        ${JSON.stringify(draft)}::jsonb)
      returning order_id, placed_at, updated_at),
    lines as (
      insert into order_line (order_id, place, sku_id, quantity, paid_inc_vat, paid_ex_vat, taken)
      select order_id, place - 1, sku_id, quantity, inc_vat, ex_vat, taken from made, unnest(
        ${lines.map(({ skuId }) => skuId)}::integer[],
        ${lines.map(({ quantity }) => quantity)}::integer[],
        ${lines.map(({ paid }) => paid.incVat)}::bigint[],
        ${lines.map(({ paid }) => paid.exVat)}::bigint[],
        ${taken}::integer[]
      ) with ordinality as line (sku_id, quantity, inc_vat, ex_vat, taken, place)),
    event as (
      insert into order_event (order_id, to_state, actor) select order_id, ${state}::text, 'shop' from made),
    paid as (
      update payment set state = ${payment.state}, order_id = made.order_id, failure = null, updated_at = now(),
        next_look_at = now() + make_interval(secs => ${payment.nextLookIn}::double precision)
      from made where payment_id = ${payment.id}::uuid),
    told as (delete from checkout where cart_id = ${draft.cartId}),
    held as (delete from stock_reservation where cart_id = ${draft.cartId}),
    closed as (
      update cart set completed_at = coalesce(completed_at, now()), version = version + 1, updated_at = now()
      where cart_id = ${draft.cartId})
    select order_id, placed_at, updated_at from made`.execute(trx);
  if (!made) throw new Error('No order was made.');
  return {
    ...made,
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

type Wanted = { orderId: number } | { publicId: string } | { cartId: string };

export async function findOrder(db: Database, wanted: Wanted): Promise<OrderRow | undefined> {
  return asOrder(await rowsOf(db, wanted).executeTakeFirst());
}

/** Of the order with this number, if it is this address that it was confirmed to. */
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

/** Held until the transaction ends. */
export async function lockOrder(trx: Database, orderId: number): Promise<OrderRow | undefined> {
  return asOrder(await rowsOf(trx, { orderId }).forNoKeyUpdate().executeTakeFirst());
}

function orders(db: Database) {
  return db
    .selectFrom('shop_order')
    .select(columns)
    .select((order) =>
      order
        .selectFrom('payment')
        .select('payment.reference')
        .whereRef('payment.order_id', '=', 'shop_order.order_id')
        .as('reference'),
    );
}

function rowsOf(db: Database, wanted: Wanted) {
  const rows = orders(db);
  if ('orderId' in wanted) return rows.where('order_id', '=', wanted.orderId);
  if ('publicId' in wanted) return rows.where('public_id', '=', wanted.publicId);
  return rows.where('cart_id', '=', wanted.cartId);
}

export async function ordersOfCustomer(db: Database, customerId: number, most: number): Promise<OrderRow[]> {
  const rows = await orders(db)
    .where('customer_id', '=', customerId)
    .orderBy('order_id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap((row) => asOrder(row) ?? []);
}

export async function listOrders(
  db: Database,
  { state, email, most }: { state: OrderState | undefined; email: string | undefined; most: number },
): Promise<OrderRow[]> {
  let rows = orders(db).orderBy('order_id', 'desc').limit(most);
  if (state) rows = rows.where('state', '=', state);
  if (email) rows = rows.where('email', '=', email.toLowerCase());
  return (await rows.execute()).flatMap((row) => asOrder(row) ?? []);
}

/** Which of the customer's purchases it is, counted from 1; guests are known by their address. */
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
  place: number;
  sku_id: number;
  quantity: number;
  paid_inc_vat: number;
  paid_ex_vat: number;
  taken: number;
}

export function linesOfOrder(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_line')
    .select(['order_line_id', 'place', 'sku_id', 'quantity', 'paid_inc_vat', 'paid_ex_vat', 'taken'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
}

function asOrder<Row extends { state: string; draft: unknown }>(row: Row | undefined): OrderRow | undefined {
  // What the shop wrote itself, in these columns and in no others.
  return row as OrderRow | undefined;
}
