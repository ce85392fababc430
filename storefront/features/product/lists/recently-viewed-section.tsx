import { useEffect } from 'react';
import {
  addViewed,
  removeViewed,
  useRecentlyViewed,
} from '#storefront/features/recently-viewed/recently-viewed.store.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { ProductSection } from './product-section.tsx';
import { useProductCards } from './use-product-cards.ts';

const maxProducts = 4;

/** Products viewed before this one, known in the browser only. */
export function RecentlyViewedSection({ productId }: { productId: number }) {
  const t = useTranslate();
  const ids = useRecentlyViewed()
    .filter((id) => id !== productId)
    .slice(0, maxProducts);
  useEffect(() => addViewed(productId), [productId]);
  const products = useProductCards(ids, (loaded) => {
    const availableIds = new Set(loaded.map((product) => product.productId));
    removeViewed(ids.filter((id) => !availableIds.has(id)));
  });
  const visible = products.filter((product) => product.productId !== productId);
  if (visible.length === 0) return null;
  return <ProductSection title={t('product.recentlyViewed')} products={visible} />;
}
