import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface HeldSku {
  sku_id: number;
  quantity: number;
  /** How many of them were taken from a stock that can end. */
  taken: number;
}

export interface StockOfSku {
  sku_id: number;
  in_stock: number;
  oversellable: number;
  static_stock: number;
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
export async function lockSkus(trx: Database, skuIds: readonly number[]): Promise<Map<number, StockOfSku>> {
  const skus = await trx
    .selectFrom('sku')
    .select(['sku_id', 'in_stock', 'oversellable', 'static_stock'])
    .where('sku_id', 'in', skuIds)
    .orderBy('sku_id')
    // Carts may go on naming them.
    .forNoKeyUpdate()
    .execute();
  return new Map(skus.map((sku) => [sku.sku_id, sku]));
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

export async function writeReservation(
  trx: Database,
  cartId: string,
  held: readonly HeldSku[],
  secondsHeld: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${secondsHeld})`;
  await trx
    .insertInto('stock_reservation')
    .values(held.map((row) => ({ cart_id: cartId, ...row, expires_at })))
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'sku_id']).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        taken: row.ref('excluded.taken'),
        expires_at,
      })),
    )
    .execute();
}

/** All of the cart's, or those of some SKUs. */
export async function deleteReservation(
  trx: Database,
  cartId: string,
  skuIds?: readonly number[],
): Promise<void> {
  if (skuIds?.length === 0) return;
  let rows = trx.deleteFrom('stock_reservation').where('cart_id', '=', cartId);
  if (skuIds) rows = rows.where('sku_id', 'in', skuIds);
  await rows.execute();
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
