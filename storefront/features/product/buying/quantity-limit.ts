import { LIMITS } from '#contract/limits.ts';

export interface QuantityLimit {
  /** Total stock of the SKU. */
  totalStock: number;
  /** Quantity in the visitor's cart. */
  quantityInCart: number;
}

/** The exceeded limit, for the messages of §5. */
type QuantityError = { kind: 'stock'; stock: number } | { kind: 'inCart'; quantity: number };

export function isQuantity(requested: number): boolean {
  return Number.isSafeInteger(requested) && requested > 0;
}

/** Largest quantity that can be added. At least 1, so that an exceeded limit is rejected with a message. */
export function maxQuantity({ totalStock, quantityInCart }: QuantityLimit): number {
  return Math.max(1, Math.min(totalStock, LIMITS.cartLineQuantity) - quantityInCart);
}

/** The nearest valid quantity; 1 for anything that is not a number. */
export function clampQuantity(requested: number, limit: QuantityLimit): number {
  return Number.isFinite(requested) ? Math.min(Math.max(1, Math.floor(requested)), maxQuantity(limit)) : 1;
}

export function quantityError(requested: number, limit: QuantityLimit): QuantityError | undefined {
  const { totalStock, quantityInCart } = limit;
  const max = Math.min(totalStock, LIMITS.cartLineQuantity);
  // False for NaN, too: an unreadable quantity has another error.
  const isExceeded = requested + quantityInCart > max;
  if (!isExceeded) return undefined;
  return quantityInCart > 0 ? { kind: 'inCart', quantity: quantityInCart } : { kind: 'stock', stock: max };
}
