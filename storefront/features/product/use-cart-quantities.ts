import { useEffect, useEffectEvent, useState } from 'react';
import { useCartCount } from '#storefront/features/cart/cart.store.ts';
import { loadCartQuantities } from '#storefront/features/cart/load-cart-quantities.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';

/** How many of each SKU the visitor has in the cart already, as soon as the browser knows; asked anew when that changes. */
export function useCartQuantities(): Record<number, number> {
  const shop = useShop();
  const count = useCartCount(null);
  const [quantities, setQuantities] = useState<Record<number, number>>({});
  // Not to know is no harm: the backend refuses what is too much.
  const ask = useEffectEvent(() => loadCartQuantities(browserEnvironment(shop)).catch(() => ({})));
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
