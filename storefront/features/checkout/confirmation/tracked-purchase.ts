import { couponOf } from '#storefront/features/cart-view/summary/active-codes.ts';
import { discountBand } from '#storefront/tracking/discount-band.ts';
import type { TrackedItem, TrackedPurchase } from '#storefront/tracking/events.ts';
import { roundToCents } from '#storefront/tracking/round-to-cents.ts';
import { trackedItems } from '../tracked-cart.ts';
import type { FinishedCheckout } from './find-finished-checkout.ts';

/** The order as the tracking event describes it (§9). */
export async function trackedPurchase({
  order,
  cart,
  nthPurchase,
}: FinishedCheckout): Promise<TrackedPurchase | undefined> {
  if (!order || !cart) return undefined;
  const fixedDiscount = cart.summary?.fixedAmountDiscountIncVat ?? 0;
  const items = spreadDiscount(trackedItems(cart), fixedDiscount);
  const itemsValue = roundToCents(order.itemValueIncVat - fixedDiscount);
  const itemsValueExVat = roundToCents(order.itemValueExVat - (cart.summary?.fixedAmountDiscountExVat ?? 0));
  const { billingAddress } = order;
  const [email, firstName, lastName, zip] = await Promise.all(
    [order.email, billingAddress?.firstName, billingAddress?.lastName, billingAddress?.zip].map((text) =>
      hashNormalized(text ?? ''),
    ),
  );
  return {
    orderId: order.orderId ?? '',
    nthPurchase,
    country: billingAddress?.country ?? '',
    currency: order.currency ?? '',
    value: order.orderValueIncVat,
    valueExVat: order.orderValueExVat,
    vat: roundToCents(order.orderValueIncVat - order.orderValueExVat),
    shipping: order.shippingFeeIncVat,
    shippingExVat: order.shippingFeeExVat,
    itemsValue,
    itemsValueExVat,
    itemsVat: roundToCents(itemsValue - itemsValueExVat),
    totalDiscount: order.discountIncVat,
    coupon: couponOf(order.promoCode),
    items,
    discountBands: items.map(({ product }) => discountBand(product.discountPercentage)),
    hashed: { email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '', zip: zip ?? '' },
  };
}

/** Spreads a fixed discount over the items by their share of the total. The first item gets the rounding difference. */
export function spreadDiscount(items: readonly TrackedItem[], discount: number): TrackedItem[] {
  const total = items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  if (discount <= 0 || total <= 0) return [...items];
  const shares = items.map(({ product, quantity }) =>
    roundToCents((discount * product.price * quantity) / total),
  );
  const difference = roundToCents(discount - shares.reduce((sum, share) => sum + share, 0));
  return items.map((item, index) => {
    const share = (shares[index] ?? 0) + (index === 0 ? difference : 0);
    const { price } = item.product;
    const reduced = item.quantity > 0 ? roundToCents(price - share / item.quantity) : price;
    return { ...item, product: { ...item.product, price: reduced } };
  });
}

/** The SHA-256 of a normalized text. A recipient can match it with addresses that they know already. */
export async function hashNormalized(text: string): Promise<string> {
  const normalized = text.trim().toLowerCase();
  if (normalized === '') return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normalized));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
