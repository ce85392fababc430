import { LIMITS } from '#contract/limits.ts';

export interface QuantityLimit {
  /** Of the SKU; all there are. */
  totalStock: number;
  /** How many of them lie in the visitor's cart. */
  inCart: number;
}

/** What was asked for too much, for the messages of §5. */
export type QuantityComplaint = { kind: 'stock'; stock: number } | { kind: 'inCart'; quantity: number };

/** Some, and none of them in part. */
export function isQuantity(asked: number): boolean {
  return Number.isSafeInteger(asked) && asked > 0;
}

/** How many more can be added; one is always offered, and refused in words where even that is too much. */
export function mostQuantity({ totalStock, inCart }: QuantityLimit): number {
  return Math.max(1, Math.min(totalStock, LIMITS.cartLineQuantity) - inCart);
}

/** The nearest quantity that can be had. What is no number counts as one. */
export function clampQuantity(asked: number, limit: QuantityLimit): number {
  return Number.isFinite(asked) ? Math.min(Math.max(1, Math.floor(asked)), mostQuantity(limit)) : 1;
}

export function complaintAbout(asked: number, limit: QuantityLimit): QuantityComplaint | undefined {
  const { totalStock, inCart } = limit;
  const most = Math.min(totalStock, LIMITS.cartLineQuantity);
  if (!(asked + inCart > most)) return undefined;
  return inCart > 0 ? { kind: 'inCart', quantity: inCart } : { kind: 'stock', stock: most };
}
