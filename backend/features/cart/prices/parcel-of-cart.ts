import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import type { Parcel } from '#backend/features/shipping/shipping-option.ts';
import type { CartRow } from '../cart-row.ts';
import { findSku } from '../find-sku.ts';
import { needsDelivery } from './needs-delivery.ts';

/** The parcel of a cart: the lines that the market sells, without digital products. */
export async function parcelOfCart({ items }: CartRow, scope: Scope): Promise<Parcel> {
  const parcel = { grams: 0, needsDelivery: false };
  for (const { sku_id, quantity } of items) {
    const sku = await findSku(scope, sku_id);
    if (!sku || !needsDelivery(sku) || !offerOfSku(sku, scope)) continue;
    parcel.needsDelivery = true;
    parcel.grams += sku.weightGrams * quantity;
  }
  return parcel;
}
