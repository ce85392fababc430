import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { mostShown } from '#storefront/features/content/fill-lists.ts';
import type { WidgetProps } from '#storefront/features/content/widgets.ts';
import { useFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { useRecentlyViewed } from '#storefront/features/recently-viewed/recently-viewed.store.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { FilledList } from './filled-list.tsx';
import { loadProductCards } from './load-product-cards.ts';

/** What the visitor looked at last, or likes. Without any it is not there. */
export function OwnProductList(props: WidgetProps<'Product list'>) {
  const { settings } = props.widget;
  const viewed = useRecentlyViewed();
  const liked = useFavorites();
  const ids = settings.mode === 'FAVORITES' ? liked.toReversed() : viewed;
  const products = useProducts(ids.slice(0, mostShown(settings)));
  if (products.length === 0) return null;
  return <FilledList {...props} widget={{ ...props.widget, products }} />;
}

function useProducts(ids: readonly number[]): ProductCardPartsFragment[] {
  const shop = useShop();
  const [products, setProducts] = useState<ProductCardPartsFragment[]>([]);
  const load = useEffectEvent(() => loadProductCards(browserEnvironment(shop).api, [...ids]));
  const asked = ids.join();
  useEffect(() => {
    if (asked === '') return setProducts([]);
    let isCurrent = true;
    // Where they cannot be had, what was shown before stays.
    load().then(
      (found) => isCurrent && setProducts(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return products;
}
