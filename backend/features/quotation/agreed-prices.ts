import type { Database } from '#backend/database/connection.ts';
import type { Offer } from '#backend/pricing/offer.ts';
import { linesAgreedFor, moveQuotations } from './quotation.queries.ts';

/** What one piece of a SKU costs whoever takes so many of them. Minor units with VAT. */
export interface AgreedPrice {
  unitPrice: number;
  quantity: number;
}

export type AgreedPrices = ReadonlyMap<number, AgreedPrice>;

export const nothingAgreed: AgreedPrices = new Map();

export function agreedPricesIn(
  lines: readonly { sku_id: number; quantity: number; unit_price: number | string }[],
): AgreedPrices {
  return new Map(
    lines.map(({ sku_id, quantity, unit_price }) => [sku_id, { unitPrice: Number(unit_price), quantity }]),
  );
}

/** By SKU, for a cart that accepted offers went into; an offer that has run out is one no more. */
export async function agreedPricesOfCart(
  db: Database,
  cartId: string,
  marketId: string,
): Promise<AgreedPrices> {
  return agreedPricesIn(await linesAgreedFor(db, cartId, marketId));
}

/**
 * The offer to everybody, or the one that was agreed: it holds for at least as many pieces as were spoken of, is never more
 * than what everybody pays, and is announced as no reduction.
 */
export function agreedOffer(
  offer: Offer,
  agreed: AgreedPrice | undefined,
  quantity: number,
): Offer | undefined {
  if (!agreed || quantity < agreed.quantity || agreed.unitPrice >= offer.selling) return undefined;
  return { selling: agreed.unitPrice, regular: agreed.unitPrice, discountType: 'NONE', campaignId: null };
}

/** What was agreed for a cart goes along when another takes its place. */
export function moveAgreedPrices(db: Database, fromCartId: string, toCartId: string): Promise<void> {
  return moveQuotations(db, fromCartId, toCartId);
}
