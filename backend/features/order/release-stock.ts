import type { Database } from '#backend/database/connection.ts';
import { lockCart } from './order.queries.ts';
import {
  cartsWithExpiredReservation,
  changeStock,
  deleteReservation,
  findReservation,
  hasExpiredReservation,
  lockSkus,
} from './stock.queries.ts';

const cartsAtOnce = 100;

/** Gives back what was held for a cart. The transaction must hold the cart's row. */
export async function releaseStock(trx: Database, cartId: string): Promise<void> {
  const held = await findReservation(trx, cartId);
  if (held.length === 0) return;
  await returnStock(trx, held);
  await deleteReservation(trx, cartId);
}

/** Puts pieces back where they were taken from. */
export async function returnStock(
  trx: Database,
  pieces: readonly { sku_id: number; taken: number }[],
): Promise<void> {
  const skuIds = [...new Set(pieces.map(({ sku_id }) => sku_id))].sort((a, b) => a - b);
  if (skuIds.length === 0) return;
  await lockSkus(trx, skuIds);
  await changeStock(
    trx,
    skuIds.map((sku_id) => ({
      sku_id,
      by: pieces.reduce((sum, piece) => sum + (piece.sku_id === sku_id ? piece.taken : 0), 0),
    })),
  );
}

/** Lets go of what nobody paid for in time. Answers how many carts it was held for. */
export async function releaseExpiredReservations({ db }: { db: Database }): Promise<number> {
  const cartIds = await cartsWithExpiredReservation(db, cartsAtOnce);
  for (const cartId of cartIds)
    await db.transaction().execute(async (trx) => {
      await lockCart(trx, cartId);
      // It may have become an order, or been held anew, while the cart was waited for.
      if (await hasExpiredReservation(trx, cartId)) await releaseStock(trx, cartId);
    });
  return cartIds.length;
}
