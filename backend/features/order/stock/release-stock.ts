import type { Database } from '#backend/database/connection.ts';
import { lockCart } from '../order.queries.ts';
import {
  changeStock,
  deleteReservations,
  findCartsWithExpiredReservation,
  findReservations,
  hasExpiredReservation,
  lockSkus,
} from './stock.queries.ts';

const batchSize = 100;

/** Releases a cart's reservations. The transaction must have locked the cart's row. */
export async function releaseStock(trx: Database, cartId: string): Promise<void> {
  const reservations = await findReservations(trx, cartId);
  if (reservations.length === 0) return;
  await returnStock(trx, reservations);
  await deleteReservations(trx, cartId);
}

/** Adds taken quantities back to the stock of their SKUs. */
export async function returnStock(
  trx: Database,
  quantities: readonly { sku_id: number; taken: number }[],
): Promise<void> {
  const skuIds = [...new Set(quantities.map(({ sku_id }) => sku_id))].sort((a, b) => a - b);
  if (skuIds.length === 0) return;
  await lockSkus(trx, skuIds);
  await changeStock(
    trx,
    skuIds.map((sku_id) => ({
      sku_id,
      by: quantities.reduce((sum, row) => sum + (row.sku_id === sku_id ? row.taken : 0), 0),
    })),
  );
}

/** Background job: releases reservations that expired without an order. Returns the number of carts. */
export async function releaseExpiredReservations({ db }: { db: Database }): Promise<number> {
  const cartIds = await findCartsWithExpiredReservation(db, batchSize);
  for (const cartId of cartIds)
    await db.transaction().execute(async (trx) => {
      await lockCart(trx, cartId);
      // While this waited for the lock, the cart may have been ordered or reserved again.
      if (await hasExpiredReservation(trx, cartId)) await releaseStock(trx, cartId);
    });
  return cartIds.length;
}
