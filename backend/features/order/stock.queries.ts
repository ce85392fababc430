import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';

export interface HeldSku {
  sku_id: number;
  quantity: number;
  /** How many of them were taken from a stock that can end. */
  taken: number;
}

export function findReservation(db: Database, cartId: string): Promise<HeldSku[]> {
  return db
    .selectFrom('stock_reservation')
    .select(['sku_id', 'quantity', 'taken'])
    .where('cart_id', '=', cartId)
    .orderBy('sku_id')
    .execute();
}

/** Everybody takes them in the order of their numbers, so that nobody waits for one who waits for them. */
export async function lockSkus(trx: Database, skuIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('sku')
    .select('sku_id')
    .where('sku_id', 'in', skuIds)
    .orderBy('sku_id')
    // Carts may go on naming them.
    .forNoKeyUpdate()
    .execute();
}

/** Adds to the stock of each SKU, or takes from it what is below zero. */
export async function changeStock(
  trx: Database,
  changes: readonly { sku_id: number; by: number }[],
): Promise<void> {
  const made = changes.filter(({ by }) => by !== 0);
  if (made.length === 0) return;
  await sql`update sku set in_stock = in_stock + change.by
    from unnest(${made.map(({ sku_id }) => sku_id)}::integer[], ${made.map(({ by }) => by)}::integer[]) as change (sku_id, by)
    where sku.sku_id = change.sku_id`.execute(trx);
}

export interface WantedSku {
  sku_id: number;
  /** None: what the cart held of it is given back. */
  quantity: number;
  /** What the cart holds of it already, which is free for itself. */
  takenBefore: number;
}

/** What a cart gets of a SKU, and how much there was for it. */
export interface OfferedSku extends HeldSku {
  stock: number;
}

/**
 * Takes goods for a cart, in place of what it held before, in one statement; where there is too little of one of them,
 * nothing is written. What can end goes first, then what is made to order; what never ends (a download) covers the rest.
 */
export function takeStock(
  trx: Database,
  cartId: string,
  wanted: readonly WantedSku[],
  secondsHeld: number,
): Promise<OfferedSku[]> {
  return statement<OfferedSku>`with
    -- Lists behind a select look equally long to the planner, which so need not plan for each anew.
    wanted as (select sku_id, quantity, taken_before from unnest((select ${wanted.map(({ sku_id }) => sku_id)}::integer[]),
      (select ${wanted.map(({ quantity }) => quantity)}::integer[]),
      (select ${wanted.map(({ takenBefore }) => takenBefore)}::integer[])) as wanted (sku_id, quantity, taken_before)),
    -- Everybody takes them in the order of their numbers, so that nobody waits for one who waits for them.
    locked as materialized (
      select sku_id, in_stock + oversellable as ending, static_stock from sku
      where sku_id in (select sku_id from wanted) order by sku_id for no key update),
    offered as materialized (
      select sku_id, quantity, taken_before, coalesce(static_stock, 0) as endless,
        greatest(0, coalesce(ending, 0) + taken_before) as ending
      from wanted left join locked using (sku_id)),
    held as (
      select sku_id, quantity, taken_before, least(quantity, ending) as taken, ending + endless as stock from offered),
    possible as (select from held having bool_and(quantity <= stock)),
    changed as (
      update sku set in_stock = in_stock + held.taken_before - held.taken from held, possible
      where sku.sku_id = held.sku_id and held.taken_before <> held.taken),
    dropped as (
      delete from stock_reservation using held, possible
      where cart_id = ${cartId} and stock_reservation.sku_id = held.sku_id and held.quantity = 0),
    kept as (
      insert into stock_reservation (cart_id, sku_id, quantity, taken, expires_at)
      select ${cartId}::text, sku_id, quantity, taken, now() + make_interval(secs => ${secondsHeld}::integer)
      from held, possible where quantity > 0
      on conflict (cart_id, sku_id) do update
      set quantity = excluded.quantity, taken = excluded.taken, expires_at = excluded.expires_at)
    select sku_id, quantity, taken, stock from held where quantity > 0 order by sku_id`.execute(trx);
}

export async function deleteReservation(trx: Database, cartId: string): Promise<void> {
  await trx.deleteFrom('stock_reservation').where('cart_id', '=', cartId).execute();
}

export async function cartsWithExpiredReservation(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_reservation')
    .select('cart_id')
    .distinct()
    .where('expires_at', '<', sql<Date>`now()`)
    .limit(most)
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
