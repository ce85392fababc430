import type { Database } from '#backend/database/connection.ts';
import type { StockHolder } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { findReservations, type ReservationAttempt, type ReservedSku, takeStock } from './stock.queries.ts';

const reservationTerms = {
  // Counted from the first reservation of a SKU for the cart: repeated calls do not extend the time.
  seconds: 15 * 60,
  // The part of a SKU's stock that all visitors who have not paid can reserve together. The rest is left for buyers who pay.
  maxShareOfAll: 0.5,
};

interface SkuQuantity {
  skuId: number;
  quantity: number;
}

interface ReservationOptions {
  /** The cart's earlier reservations, if the caller has read them under the lock of the cart. */
  before?: readonly ReservedSku[];
  /** The visitor who has not paid yet; null or absent: the stock is needed for an order. */
  holder?: StockHolder | null;
}

/**
 * Reserves stock for all lines of a cart, or throws and writes nothing. The reservation replaces the cart's earlier one and
 * reduces the stock immediately. The transaction must have locked the cart's row. Returns the SKUs that are reserved. For a
 * visitor who has not paid, a SKU above the visitor's share of the stock is available but not reserved: the order takes it
 * when it is paid (decision 90).
 */
export async function reserveStock(
  trx: Database,
  cartId: string,
  lines: readonly SkuQuantity[],
  { before, holder = null }: ReservationOptions = {},
): Promise<ReservedSku[]> {
  const takenBySku = new Map(
    (before ?? (await findReservations(trx, cartId))).map((row) => [row.sku_id, row.taken]),
  );
  const quantities = sumBySku(lines);
  const requested = [...new Set([...quantities.keys(), ...takenBySku.keys()])].map((sku_id) => ({
    sku_id,
    quantity: quantities.get(sku_id) ?? 0,
    takenBefore: takenBySku.get(sku_id) ?? 0,
  }));
  if (requested.length === 0) return [];
  const attempts = await takeStock(trx, cartId, requested, { ...reservationTerms, holder });
  const insufficient = attempts.find(({ quantity, available }) => quantity > available);
  if (insufficient) throw insufficientStock(insufficient);
  return attempts
    .filter(({ is_held }) => is_held)
    .map(({ sku_id, quantity, taken }) => ({ sku_id, quantity, taken }));
}

/** True if the reservations are for exactly these lines. */
export function isReservedFor(lines: readonly SkuQuantity[], reservations: readonly ReservedSku[]): boolean {
  const quantities = sumBySku(lines);
  return (
    quantities.size === reservations.length &&
    reservations.every(({ sku_id, quantity }) => quantities.get(sku_id) === quantity)
  );
}

function insufficientStock({ sku_id: skuId, quantity, available: stock }: ReservationAttempt): ShopError {
  const message = `Only ${stock} left in stock, and ${quantity} in the cart.`;
  return new ShopError('INSUFFICIENT_STOCK', message, { stock, inCart: quantity, skuId });
}

function sumBySku(lines: readonly SkuQuantity[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return sums;
}
