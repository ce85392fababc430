import { type Selectable, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { CustomerAddress } from '#backend/database/tables.generated.ts';
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

/**
 * Adds what is new to what was told before, and reads all that the checkout needs of the database, in one statement: two
 * tabs at once lose nothing of each other. Only the parts of an address that are given are replaced. What is told once
 * more, as with every order that is placed, is not written once more.
 */
export async function keepDetails(
  db: Database,
  cartId: string,
  given: CheckoutDetails,
  customer: { id: number; email: string } | null,
): Promise<KeptCheckout> {
  const [row] = await statement<KeptCheckout>`with
    given as (select ${JSON.stringify(given)}::jsonb as details),
    known as materialized (select details from checkout where cart_id = ${cartId}),
    written as (
      insert into checkout (cart_id, details) select ${cartId}::text, details from given
      where details <> '{}' and not exists (
        select from known where known.details = known.details || given.details
          || case when given.details ? 'billingAddress' then jsonb_build_object('billingAddress',
            coalesce(known.details->'billingAddress', '{}') || (given.details->'billingAddress')) else '{}' end
          || case when given.details ? 'shippingAddress' then jsonb_build_object('shippingAddress',
            coalesce(known.details->'shippingAddress', '{}') || (given.details->'shippingAddress')) else '{}' end)
      on conflict (cart_id) do update set updated_at = now(), details = checkout.details || excluded.details
        || case when excluded.details ? 'billingAddress' then jsonb_build_object('billingAddress',
          coalesce(checkout.details->'billingAddress', '{}') || (excluded.details->'billingAddress')) else '{}' end
        || case when excluded.details ? 'shippingAddress' then jsonb_build_object('shippingAddress',
          coalesce(checkout.details->'shippingAddress', '{}') || (excluded.details->'shippingAddress')) else '{}' end
      returning details),
    kept as (
      select coalesce((select details from written), (select details from known), '{}') as details,
        ${customer?.email ?? null}::text as own_email)
    select details,
      (select json_build_object('personal_id', personal_id, 'address',
        (select row_to_json(address) from customer_address address where address.customer_id = customer.customer_id))
        from customer where customer_id = ${customer?.id ?? null}::integer) as account,
      exists (select from blocked_email where email in (lower(details->>'email'), own_email)) as is_blocked,
      array(select member_type from customer where email in (lower(details->>'email'), own_email)) as member_types
    from kept`.execute(db);
  if (!row) throw new Error(`Nothing was kept of the checkout of cart ${cartId}.`);
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
