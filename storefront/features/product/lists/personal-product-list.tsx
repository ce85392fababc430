import { maxProducts } from '#storefront/features/content/fill-product-lists.ts';
import type { WidgetProps } from '#storefront/features/content/widgets.ts';
import { useFavorites } from '#storefront/features/favorites/favorites.store.ts';
import { useRecentlyViewed } from '#storefront/features/recently-viewed/recently-viewed.store.ts';
import { ProductListContent } from './product-list-content.tsx';
import { useProductCards } from './use-product-cards.ts';

/** Recently viewed products or favourites. Hidden when there are none. */
export function PersonalProductList(props: WidgetProps<'Product list'>) {
  const { settings } = props.widget;
  const viewed = useRecentlyViewed();
  const favorites = useFavorites();
  const ids = settings.mode === 'FAVORITES' ? favorites.toReversed() : viewed;
  const products = useProductCards(ids.slice(0, maxProducts(settings)));
  if (products.length === 0) return null;
  return <ProductListContent {...props} widget={{ ...props.widget, products }} />;
}
