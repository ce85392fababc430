import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { loadProductCards } from './load-product-cards.ts';

/** Loads products in the browser when the ids change. On failure the displayed products stay. */
export function useProductCards(
  ids: readonly number[],
  onLoad?: (products: ProductCardPartsFragment[]) => void,
): ProductCardPartsFragment[] {
  const shop = useShop();
  const [products, setProducts] = useState<ProductCardPartsFragment[]>([]);
  const load = useEffectEvent(async () => {
    const loaded = await loadProductCards(browserEnvironment(shop).api, [...ids]);
    onLoad?.(loaded);
    return loaded;
  });
  const requestedIds = ids.join();
  useEffect(() => {
    if (requestedIds === '') return setProducts([]);
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setProducts(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [requestedIds]);
  return products;
}
