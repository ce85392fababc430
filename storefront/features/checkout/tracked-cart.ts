import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { trackedVariant } from '#storefront/features/cart/tracked-variant.ts';
import { couponOf } from '#storefront/features/cart-view/summary/active-codes.ts';
import type { TrackedItem } from '#storefront/tracking/events.ts';
import { trackedProduct } from '#storefront/tracking/tracked-product.ts';

/** The cart as tracking events of the checkout describe it. */
export function trackedCart(cart: CartPartsFragment) {
  return {
    value: cart.summary?.total?.sellingPriceIncVat ?? 0,
    currency: cart.summary?.total?.currency?.code ?? '',
    coupon: couponOf(cart.promoCode),
    items: trackedItems(cart),
  };
}

export function trackedItems(cart: CartPartsFragment): TrackedItem[] {
  return itemsOf(cart).flatMap((item) => {
    const { product, skuId, quantity, unitPrice } = item;
    return product
      ? [
          {
            product: { ...trackedProduct(product), price: unitPrice?.sellingPriceIncVat ?? 0 },
            skuId,
            variant: trackedVariant(item),
            quantity,
          },
        ]
      : [];
  });
}
