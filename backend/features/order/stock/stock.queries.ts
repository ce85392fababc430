import { sql } from 'kysely';
import { lacksFileFragment } from '#backend/catalogue-index/loaders/lacks-file.ts';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { StockHolder } from '#backend/graphql/context.ts';
import { LIMITS } from '#contract/limits.ts';

export interface ReservedSku {
  sku_id: number;
  quantity: number;
  /** The part of `quantity` that was taken from limited stock. */
  taken: number;
}

export function findReservations(db: Database, cartId: string): Promise<ReservedSku[]> {
  return db
    .selectFrom('stock_reservation')
    .select(['sku_id', 'quantity', 'taken'])
    .where('cart_id', '=', cartId)
    .orderBy('sku_id')
    .execute();
}

/** SKUs are locked in the order of their ids, to avoid deadlocks. */
export async function lockSkus(trx: Database, skuIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('sku')
    .select('sku_id')
    .where('sku_id', '=', anyOf(skuIds))
    .orderBy('sku_id')
    // A weaker lock than `for update`: carts may still reference the SKUs.
    .forNoKeyUpdate()
    .execute();
}

/** Changes the stock of each SKU by a positive or negative number. */
export async function changeStock(
  trx: Database,
  changes: readonly { sku_id: number; by: number }[],
): Promise<void> {
  const effective = changes.filter(({ by }) => by !== 0);
  if (effective.length === 0) return;
  await sql`update sku set in_stock = in_stock + change.by
    from unnest(${effective.map(({ sku_id }) => sku_id)}::integer[],
      ${effective.map(({ by }) => by)}::integer[]) as change (sku_id, by)
    where sku.sku_id = change.sku_id`.execute(trx);
}

interface RequestedSku {
  sku_id: number;
  /** 0 releases the cart's reservation. */
  quantity: number;
  /** Already taken for this cart; counts as available to it. */
  takenBefore: number;
}

/** A reservation with the quantity that was available to the cart. */
export interface ReservationAttempt extends ReservedSku {
  available: number;
  /** False: the quantity is available, but not reserved, because the holder or all visitors together have reserved too much. */
  is_held: boolean;
}

interface ReservationTerms {
  /** The lifetime of a new reservation. */
  seconds: number;
  /** Null: the reservation is not limited. */
  holder: StockHolder | null;
  /** The largest part of a SKU's stock that all networks together can reserve. */
  maxShareOfAll: number;
}

/**
 * Replaces the cart's reservations in one statement. If any SKU has too little stock, `possible` has no row, and nothing is
 * written. Limited stock and oversellable units are taken first. Static stock, which never runs out, covers the rest. A SKU is
 * reserved completely or not at all.
 */
export function takeStock(
  trx: Database,
  cartId: string,
  requested: readonly RequestedSku[],
  { seconds, holder, maxShareOfAll }: ReservationTerms,
): Promise<ReservationAttempt[]> {
  const { networkHash = null, emailHash = null, maxShare = 1 } = holder ?? {};
  return statement<ReservationAttempt>`with
    -- The arrays are wrapped in selects, so that the planner can reuse one plan for any array length.
    requested as (select sku_id, quantity, taken_before
      from unnest((select ${requested.map(({ sku_id }) => sku_id)}::integer[]),
        (select ${requested.map(({ quantity }) => quantity)}::integer[]),
        (select ${requested.map(({ takenBefore }) => takenBefore)}::integer[]))
        as requested (sku_id, quantity, taken_before)),
    -- SKUs are locked in the order of their ids, to avoid deadlocks.
    locked as materialized (
      select sku_id, in_stock + greatest(oversellable, pre_order_limit) as limited, static_stock,
        (select fulfilment = 'download' from product where product.product_id = sku.product_id) as is_download
      from sku
      where sku_id in (select sku_id from requested) and not ${lacksFileFragment} order by sku_id for no key update),
    stock as materialized (
      select sku_id, quantity, taken_before, coalesce(static_stock, 0) as static_quantity, is_download,
        greatest(0, coalesce(limited, 0) + taken_before) as limited
      from requested left join locked using (sku_id)),
    -- Reserved by other carts.
    held as materialized (
      select sku_id, sum(taken) as by_all, sum(taken) filter (where network_hash = ${networkHash}::text) as by_network,
        sum(taken) filter (where email_hash = ${emailHash}::text) as by_email
      from stock_reservation where sku_id in (select sku_id from requested) and cart_id <> ${cartId} group by sku_id),
    demand as (
      select sku_id, quantity, taken_before, static_quantity, is_download, limited,
        least(quantity, limited) as needed, coalesce(by_all, 0) as by_others, greatest(by_network, by_email, 0) as by_holder
      from stock left join held using (sku_id)),
    -- Both shares are parts of limited + by_others, the stock without any reservation.
    reserved as (
      select sku_id, quantity, taken_before, is_held, case when is_held then needed else 0 end as taken,
        case when is_download then least(limited + static_quantity, ${LIMITS.cartDownloadQuantity}::integer)
          else limited + static_quantity end as available
      from demand, lateral (select ${networkHash}::text is null or needed = 0
        or (needed + by_holder <= (limited + by_others) * ${maxShare}::float
          and needed + by_others <= (limited + by_others) * ${maxShareOfAll}::float) as is_held) as share),
    possible as (select from reserved having bool_and(quantity <= available)),
    changed as (
      update sku set in_stock = in_stock + reserved.taken_before - reserved.taken from reserved, possible
      where sku.sku_id = reserved.sku_id and reserved.taken_before <> reserved.taken),
    released as (
      delete from stock_reservation using reserved, possible
      where cart_id = ${cartId} and stock_reservation.sku_id = reserved.sku_id
        and (reserved.quantity = 0 or not is_held)),
    saved as (
      insert into stock_reservation (cart_id, sku_id, quantity, taken, network_hash, email_hash, expires_at)
      select ${cartId}::text, sku_id, quantity, taken, ${networkHash}::text, ${emailHash}::text,
        now() + make_interval(secs => ${seconds}::integer)
      from reserved, possible where quantity > 0 and is_held
      on conflict (cart_id, sku_id) do update
      set quantity = excluded.quantity, taken = excluded.taken, network_hash = excluded.network_hash, email_hash = excluded.email_hash)
    select sku_id, quantity, taken, available, is_held from reserved where quantity > 0 order by sku_id`.execute(
    trx,
  );
}

export async function deleteReservations(trx: Database, cartId: string): Promise<void> {
  await trx.deleteFrom('stock_reservation').where('cart_id', '=', cartId).execute();
}

export async function findCartsWithExpiredReservation(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_reservation')
    .select('cart_id')
    .distinct()
    .where('expires_at', '<', sql<Date>`now()`)
    .limit(limit)
    .execute();
  return rows.map(({ cart_id }) => cart_id);
}

export async function hasExpiredReservation(db: Database, cartId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock_reservation')
    .select('sku_id')
    .where('cart_id', '=', cartId)
    .where('expires_at', '<', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
