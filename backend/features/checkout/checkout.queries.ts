import { type Selectable, sql } from 'kysely';
import { lacksFile } from '#backend/catalogue-index/loaders/lacks-file.ts';
import { anyOf } from '#backend/database/any-of.ts';
import { cartColumns } from '#backend/database/cart-columns.ts';
import type { Database } from '#backend/database/connection.ts';
import { fragment, statement } from '#backend/database/statement.ts';
import type { CustomerAddress } from '#backend/database/tables.generated.ts';
import type { CartRow } from '#backend/features/cart/cart-row.ts';
import type { CheckoutDetails } from './checkout-details.ts';

interface SavedCheckout {
  details: CheckoutDetails;
  /** Whether the entered e-mail address or that of the signed-in customer is blocked. */
  is_blocked: boolean;
  /** The member types of the accounts with these two e-mail addresses. */
  member_types: string[];
  /** The account of the signed-in customer. */
  account: Account | null;
}

export interface Account {
  personal_id: string | null;
  /** Null until the customer has entered one. */
  address: Selectable<CustomerAddress> | null;
}

type Customer = { id: number; email: string } | null;

/** The columns of `SavedCheckout`, from a row `saved` with `details`, `own_id` and `own_email`. */
const savedColumns = fragment`saved.details,
  (select json_build_object('personal_id', personal_id, 'address',
    (select row_to_json(address) from customer_address address where address.customer_id = customer.customer_id))
    from customer where customer_id = saved.own_id) as account,
  exists (select from blocked_email where email in (lower(saved.details->>'email'), saved.own_email)) as is_blocked,
  array(select member_type from customer where email in (lower(saved.details->>'email'), saved.own_email)) as member_types`;

/** A cart with its saved checkout. */
export type CartAtCheckout = CartRow & SavedCheckout;

export async function findCartAtCheckout(
  db: Database,
  cartId: string,
  customer: Customer,
): Promise<CartAtCheckout | undefined> {
  const [cart] = await statement<CartAtCheckout>`select ${cartColumns}, ${savedColumns}
    from cart cross join lateral (
      select coalesce((select details from checkout where checkout.cart_id = cart.cart_id), '{}') as details,
        ${customer?.id ?? null}::integer as own_id, ${customer?.email ?? null}::text as own_email) as saved
    where cart.cart_id = ${cartId}`.execute(db);
  return cart;
}

/** Whether the buyer of the cart is at the payment provider. */
export async function hasOpenPayment(db: Database, cartId: string): Promise<boolean> {
  const [row] = await statement<{ is_open: boolean }>`select exists (
    select from payment where cart_id = ${cartId} and state = 'pending') as is_open`.execute(db);
  return row?.is_open ?? false;
}

/**
 * Merges new details into the saved ones in one statement, so that concurrent updates lose no input. In an address, only the
 * fields of the input are replaced. For a cart that has become an order, nothing is saved and the result is undefined: the
 * order has the details, and a row here would never be deleted.
 */
export async function saveDetails(
  db: Database,
  cartId: string,
  details: CheckoutDetails,
  customer: Customer,
): Promise<SavedCheckout | undefined> {
  const [row] = await statement<SavedCheckout>`with
    -- Waits for a transaction that completes the cart.
    open as (select cart_id from cart where cart_id = ${cartId} and completed_at is null for share),
    written as (
      insert into checkout (cart_id, details) select cart_id, ${JSON.stringify(details)}::jsonb from open
      on conflict (cart_id) do update set updated_at = now(), details = checkout.details || excluded.details
        || case when excluded.details ? 'billingAddress' then jsonb_build_object('billingAddress',
          coalesce(checkout.details->'billingAddress', '{}') || (excluded.details->'billingAddress')) else '{}' end
        || case when excluded.details ? 'shippingAddress' then jsonb_build_object('shippingAddress',
          coalesce(checkout.details->'shippingAddress', '{}') || (excluded.details->'shippingAddress')) else '{}' end
      returning details),
    saved as (
      select details, ${customer?.id ?? null}::integer as own_id, ${customer?.email ?? null}::text as own_email
      from written)
    select ${savedColumns} from saved`.execute(db);
  return row;
}

/** Whether one of the e-mail addresses is blocked, and the member types of their accounts. */
export async function findCustomerStatus(
  db: Database,
  emails: readonly string[],
): Promise<{ isBlocked: boolean; memberTypes: string[] }> {
  const { rows } = await sql<{ isBlocked: boolean; memberTypes: string[] }>`
    select exists (select from blocked_email where email = any(${emails})) as "isBlocked",
      array(select member_type from customer where email = any(${emails})) as "memberTypes"`.execute(db);
  return rows[0] ?? { isBlocked: false, memberTypes: [] };
}

/**
 * The stock of each SKU that is available to this cart, including the quantity that is reserved (`taken`) for this cart. A
 * download without its file has no stock.
 */
export async function findStockForCart(
  db: Database,
  cartId: string,
  skuIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('sku')
    .leftJoin('stock_reservation as held', (join) =>
      join.onRef('held.sku_id', '=', 'sku.sku_id').on('held.cart_id', '=', cartId),
    )
    .select([
      'sku.sku_id',
      sql<number>`case when ${lacksFile} then 0
        else greatest(0, in_stock + greatest(oversellable, pre_order_limit) + coalesce(taken, 0)) + static_stock end`.as(
        'stock',
      ),
    ])
    .where('sku.sku_id', '=', anyOf(skuIds))
    .execute();
  return new Map(rows.map(({ sku_id, stock }) => [sku_id, stock]));
}
