import type { Database } from '#backend/database/connection.ts';
import type { Offer } from '#backend/pricing/offers/offer.ts';
import { findAgreedLines, moveQuotations } from './quotation.queries.ts';

/** A unit price that applies from a quantity, in minor units with VAT. */
interface AgreedPrice {
  unitPrice: number;
  quantity: number;
}

/** By SKU id. */
export type AgreedPrices = ReadonlyMap<number, AgreedPrice>;

export const noAgreedPrices: AgreedPrices = new Map();

export function agreedPricesOfLines(
  lines: readonly { sku_id: number; quantity: number; unit_price: number | string }[],
): AgreedPrices {
  return new Map(
    lines.map(({ sku_id, quantity, unit_price }) => [sku_id, { unitPrice: Number(unit_price), quantity }]),
  );
}

/** The prices of the quotations that were accepted into a cart, by SKU. Expired quotations do not count. */
export async function findAgreedPrices(
  db: Database,
  cartId: string,
  marketId: string,
): Promise<AgreedPrices> {
  return agreedPricesOfLines(await findAgreedLines(db, cartId, marketId));
}

/**
 * The offer at the agreed price; undefined if the quantity is below the agreed one or the normal price is as low. The agreed
 * price is not announced as a reduction. `minimum` is the lowest lawful price.
 */
export function agreedOffer(
  offer: Offer,
  agreed: AgreedPrice | undefined,
  quantity: number,
  minimum = 0,
): Offer | undefined {
  if (!agreed || quantity < agreed.quantity) return undefined;
  const selling = Math.max(agreed.unitPrice, minimum);
  if (selling >= offer.selling) return undefined;
  return { selling, regular: selling, discountType: 'NONE', campaignId: null };
}

/** Moves the agreed prices when another cart replaces a cart. */
export function moveAgreedPrices(db: Database, fromCartId: string, toCartId: string): Promise<void> {
  return moveQuotations(db, fromCartId, toCartId);
}
