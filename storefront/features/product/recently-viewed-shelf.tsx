import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import {
  forgetViewed,
  noteViewed,
  useRecentlyViewed,
} from '#storefront/features/recently-viewed/recently-viewed.store.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { loadProductCards } from './load-product-cards.ts';
import { ProductShelf } from './product-shelf.tsx';

const mostShown = 4;

/** What the visitor looked at before this product. It is known in the browser alone, and the last thing on the page. */
export function RecentlyViewedShelf({ productId }: { productId: number }) {
  const shop = useShop();
  const [products, setProducts] = useState<ProductCardPartsFragment[]>([]);
  const ids = useRecentlyViewed()
    .filter((id) => id !== productId)
    .slice(0, mostShown);

  useEffect(() => noteViewed(productId), [productId]);

  const load = useEffectEvent(async () => {
    const found = await loadProductCards(browserEnvironment(shop).api, ids);
    const sold = new Set(found.map((product) => product.productId));
    forgetViewed(ids.filter((id) => !sold.has(id)));
    return found;
  });
  const asked = ids.join();
  useEffect(() => {
    if (asked === '') return setProducts([]);
    let isCurrent = true;
    // Where they cannot be had, what was shown before stays.
    void load().then(
      (found) => isCurrent && setProducts(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const shown = products.filter((product) => product.productId !== productId);
  if (shown.length === 0) return null;
  return <ProductShelf title={shop.t('product.recentlyViewed')} products={shown} />;
}
