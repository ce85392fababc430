import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import {
  changeStock,
  deleteReservation,
  findReservation,
  type HeldSku,
  lockSkus,
  type StockOfSku,
  writeReservation,
} from './stock.queries.ts';

const secondsHeld = 15 * 60;

/** What is bought, over all lines. */
export interface StockNeed {
  skuId: number;
  quantity: number;
}

/**
 * Holds goods for a cart, in place of what was held for it before: all of them, or none. They are taken from the stock at
 * once. The transaction must hold the cart's row. Throws before anything is written.
 */
export async function reserveStock(
  trx: Database,
  cartId: string,
  lines: readonly StockNeed[],
  { isTakenNow = false } = {},
): Promise<HeldSku[]> {
  const wanted = sumBySku(lines);
  const before = new Map((await findReservation(trx, cartId)).map((row) => [row.sku_id, row]));
  const skuIds = [...new Set([...wanted.keys(), ...before.keys()])].sort((a, b) => a - b);
  if (skuIds.length === 0) return [];
  const isSame =
    wanted.size === before.size &&
    [...wanted].every(([skuId, quantity]) => before.get(skuId)?.quantity === quantity);
  const held = isSame ? [...before.values()] : await takeAnew(trx, cartId, wanted, before, skuIds);
  // What becomes an order in the same transaction need not be held any longer.
  if (held.length > 0 && !isTakenNow) await writeReservation(trx, cartId, held, secondsHeld);
  return held;
}

async function takeAnew(
  trx: Database,
  cartId: string,
  wanted: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, HeldSku>,
  skuIds: readonly number[],
): Promise<HeldSku[]> {
  const skus = await lockSkus(trx, skuIds);
  const held = [...wanted].map(([skuId, quantity]) =>
    takeFrom(skus.get(skuId), skuId, quantity, before.get(skuId)?.taken ?? 0),
  );
  const takenNow = new Map(held.map(({ sku_id, taken }) => [sku_id, taken]));
  await changeStock(
    trx,
    skuIds.map((sku_id) => ({
      sku_id,
      by: (before.get(sku_id)?.taken ?? 0) - (takenNow.get(sku_id) ?? 0),
    })),
  );
  await deleteReservation(
    trx,
    cartId,
    skuIds.filter((skuId) => !wanted.has(skuId)),
  );
  return held;
}

/** What can end goes first, then what is made to order; what never ends (a download) covers the rest. */
function takeFrom(sku: StockOfSku | undefined, skuId: number, quantity: number, givenBack: number): HeldSku {
  const ending = Math.max(0, (sku?.in_stock ?? 0) + givenBack + (sku?.oversellable ?? 0));
  const stock = ending + (sku?.static_stock ?? 0);
  if (quantity > stock)
    throw new ShopError('INSUFFICIENT_STOCK', `Only ${stock} left in stock, and ${quantity} in the cart.`, {
      stock,
      inCart: quantity,
      skuId,
    });
  return { sku_id: skuId, quantity, taken: Math.min(quantity, ending) };
}

function sumBySku(lines: readonly StockNeed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines.toSorted((a, b) => a.skuId - b.skuId))
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return sums;
}
