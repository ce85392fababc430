import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { findReservation, type HeldSku, takeStock } from './stock.queries.ts';

const secondsHeld = 15 * 60;

/** What is bought, over all lines. */
export interface StockNeed {
  skuId: number;
  quantity: number;
}

/**
 * Holds goods for a cart, in place of what was held for it before: all of them, or none. They are taken from the stock at
 * once. The transaction must hold the cart's row; whoever has read what the cart holds since then says so. Throws before
 * anything is written.
 */
export async function reserveStock(
  trx: Database,
  cartId: string,
  lines: readonly StockNeed[],
  before?: readonly HeldSku[],
): Promise<HeldSku[]> {
  const taken = new Map(
    (before ?? (await findReservation(trx, cartId))).map((row) => [row.sku_id, row.taken]),
  );
  const needs = sumBySku(lines);
  const wanted = [...new Set([...needs.keys(), ...taken.keys()])].map((sku_id) => ({
    sku_id,
    quantity: needs.get(sku_id) ?? 0,
    takenBefore: taken.get(sku_id) ?? 0,
  }));
  if (wanted.length === 0) return [];
  const held = await takeStock(trx, cartId, wanted, secondsHeld);
  const short = held.find(({ quantity, stock }) => quantity > stock);
  if (short) throw insufficient(short);
  return held.map(({ stock: _, ...row }) => row);
}

/** Whether it is for these lines, and no others, that goods are held. */
export function isHeldFor(lines: readonly StockNeed[], held: readonly HeldSku[]): boolean {
  const needs = sumBySku(lines);
  return needs.size === held.length && held.every(({ sku_id, quantity }) => needs.get(sku_id) === quantity);
}

function insufficient({ sku_id: skuId, quantity, stock }: HeldSku & { stock: number }): ShopError {
  const message = `Only ${stock} left in stock, and ${quantity} in the cart.`;
  return new ShopError('INSUFFICIENT_STOCK', message, { stock, inCart: quantity, skuId });
}

function sumBySku(lines: readonly StockNeed[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return sums;
}
