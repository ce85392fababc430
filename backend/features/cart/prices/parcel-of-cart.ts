import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { preOrderDateOf } from '#backend/features/product/pre-order.ts';
import type { Parcel } from '#backend/features/shipping/shipping-option.ts';
import { releaseDayOf } from '#contract/product/pre-order.ts';
import type { CartRow } from '../cart-row.ts';
import { findSku } from '../find-sku.ts';
import { needsDelivery } from './needs-delivery.ts';

/**
 * The parcel of a cart: the lines that the market sells, without digital products. Its release day is the latest of the
 * pre-ordered products.
 */
export async function parcelOfCart({ items }: CartRow, scope: Scope): Promise<Parcel> {
  const parcel: Parcel = { grams: 0, needsDelivery: false, readiness: 'in-stock' };
  for (const { sku_id, quantity } of items) {
    const sku = await findSku(scope, sku_id);
    if (!sku || !needsDelivery(sku) || !offerOfSku(sku, scope)) continue;
    parcel.needsDelivery = true;
    parcel.grams += sku.weightGrams * quantity;
    const date = preOrderDateOf(sku.product, scope);
    const releaseDay = date && releaseDayOf(date);
    if (releaseDay && releaseDay > (parcel.releaseDay ?? '')) parcel.releaseDay = releaseDay;
    if (!releaseDay && isMadeToOrder(sku, quantity)) parcel.readiness = 'made-to-order';
  }
  return parcel;
}

/** Whether the quantity exceeds the stock of a SKU whose stock is limited. Product pages have the same rule. */
function isMadeToOrder({ inStock, oversellable, staticStock }: Sku, quantity: number): boolean {
  return quantity > inStock && (oversellable > 0 || staticStock === 0);
}
