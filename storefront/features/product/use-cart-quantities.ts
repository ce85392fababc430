import { useEffect, useEffectEvent, useState } from 'react';
import { useCartCount } from '#storefront/features/cart/cart.store.ts';
import { type ShopView, useShop } from '#storefront/session/shop-context.ts';

/** How many of each SKU the visitor has in the cart already, as soon as the browser knows; asked anew when that changes. */
export function useCartQuantities(): Record<number, number> {
  const shop = useShop();
  const count = useCartCount(null);
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  // Not to know is no harm: the backend refuses what is too much.
  const ask = useEffectEvent(() => askQuantities(shop).catch(() => ({})));
  useEffect(() => {
    if (!count) return setQuantities({});
    let isCurrent = true;
    void ask().then((known) => {
      if (isCurrent) setQuantities(known);
    });
    return () => {
      isCurrent = false;
    };
  }, [count]);
  return quantities;
}

/** Loaded when it is needed: most who come to a page have nothing in the cart yet. */
async function askQuantities(shop: ShopView): Promise<Record<number, number>> {
  const [{ loadCartQuantities }, { browserEnvironment }] = await Promise.all([
    import('#storefront/features/cart/load-cart-quantities.ts'),
    import('#storefront/session/browser-environment.ts'),
  ]);
  return loadCartQuantities(browserEnvironment(shop));
}
