import { type Selectable, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { fragment, statement } from '#backend/database/statement.ts';
import type { CustomerAddress } from '#backend/database/tables.generated.ts';
import { type CartRow, cartColumns } from '#backend/features/cart/cart-row.ts';
import type { CheckoutDetails } from './checkout-details.ts';

export interface KeptCheckout {
  details: CheckoutDetails;
  /** Whether the address, or the signed-in customer's own, is one that the shop does not sell to. */
  is_blocked: boolean;
  /** What customers with one of these two addresses are. */
  member_types: string[];
  /** Of who has signed in. */
  account: Account | null;
}

export interface Account {
  personal_id: string | null;
  /** None until one was given. */
  address: Selectable<CustomerAddress> | null;
}

type Customer = { id: number; email: string } | null;

/** What the checkout needs of the database beside the cart: `told` has what was told, and `own_email`. */
const keptColumns = fragment`told.details,
  (select json_build_object('personal_id', personal_id, 'address',
    (select row_to_json(address) from customer_address address where address.customer_id = customer.customer_id))
    from customer where customer_id = told.own_id) as account,
  exists (select from blocked_email where email in (lower(told.details->>'email'), told.own_email)) as is_blocked,
  array(select member_type from customer where email in (lower(told.details->>'email'), told.own_email)) as member_types`;

/** A cart with what its customer has told the checkout so far. */
export type CartAtCheckout = CartRow & KeptCheckout;

export async function findCartAtCheckout(
  db: Database,
  cartId: string,
  customer: Customer,
): Promise<CartAtCheckout | undefined> {
  const [cart] = await statement<CartAtCheckout>`select ${cartColumns}, ${keptColumns}
    from cart cross join lateral (
      select coalesce((select details from checkout where checkout.cart_id = cart.cart_id), '{}') as details,
        ${customer?.id ?? null}::integer as own_id, ${customer?.email ?? null}::text as own_email) as told
    where cart.cart_id = ${cartId}`.execute(db);
  return cart;
}

/**
 * Adds what is new to what was told before, in one statement: two tabs at once lose nothing of each other. Only the parts of
 * an address that are given are replaced. Nothing is kept, nor answered, of a cart that is an order by now: what was told
 * is in the order, and would stay here for good.
 */
export async function keepDetails(
  db: Database,
  cartId: string,
  given: CheckoutDetails,
  customer: Customer,
): Promise<KeptCheckout | undefined> {
  const [row] = await statement<KeptCheckout>`with
    -- Waits for whoever makes an order of it.
    open as (select cart_id from cart where cart_id = ${cartId} and completed_at is null for share),
    written as (
      insert into checkout (cart_id, details) select cart_id, ${JSON.stringify(given)}::jsonb from open
      on conflict (cart_id) do update set updated_at = now(), details = checkout.details || excluded.details
        || case when excluded.details ? 'billingAddress' then jsonb_build_object('billingAddress',
          coalesce(checkout.details->'billingAddress', '{}') || (excluded.details->'billingAddress')) else '{}' end
        || case when excluded.details ? 'shippingAddress' then jsonb_build_object('shippingAddress',
          coalesce(checkout.details->'shippingAddress', '{}') || (excluded.details->'shippingAddress')) else '{}' end
      returning details),
    told as (
      select details, ${customer?.id ?? null}::integer as own_id, ${customer?.email ?? null}::text as own_email
      from written)
    select ${keptColumns} from told`.execute(db);
  return row;
}

/** What is known of those with these addresses. */
export async function findStanding(
  db: Database,
  emails: readonly string[],
): Promise<{ isBlocked: boolean; memberTypes: string[] }> {
  const { rows } = await sql<{ isBlocked: boolean; memberTypes: string[] }>`
    select exists (select from blocked_email where email = any(${emails})) as "isBlocked",
      array(select member_type from customer where email = any(${emails})) as "memberTypes"`.execute(db);
  return rows[0] ?? { isBlocked: false, memberTypes: [] };
}

/** How many of each SKU this cart could have now: what is left, and what is held for it already. */
export async function stockFor(
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
      sql<number>`greatest(0, in_stock + oversellable + coalesce(taken, 0)) + static_stock`.as('stock'),
    ])
    .where('sku.sku_id', 'in', skuIds)
    .execute();
  return new Map(rows.map(({ sku_id, stock }) => [sku_id, stock]));
}
