import { ReviewSection } from '#storefront/features/review/review-section.tsx';
import { useTranslate } from '#storefront/session/shop-context.ts';
import type { MessageKey } from '#storefront/translations/translation.ts';
import { AreaPlace } from './area-place.tsx';
import type { ProductData } from './load-product.ts';
import styles from './product-more.module.css';
import { ProductShelf } from './product-shelf.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

const shelfTitles: Record<string, 'product.related' | 'product.similar' | 'product.companions'> = {
  SIMILAR: 'product.similar',
  ACCESSORIES: 'product.companions',
} satisfies Record<string, MessageKey>;

/** What goes with a product: its relatives, what editors and readers say of it, and what was looked at before. */
export function ProductMore({ product, shelves, area, reviews, reviewing }: ProductData) {
  const t = useTranslate();
  return (
    <div className={styles.more}>
      {shelves.map(({ relation, products }) => (
        <ProductShelf
          key={relation}
          title={t(shelfTitles[relation] ?? 'product.related')}
          products={products}
        />
      ))}
      {area && <AreaPlace area={area} isBelow />}
      {reviews && <ReviewSection page={reviews} reviewing={reviewing} />}
      <RecentlyViewed productId={product.productId} />
    </div>
  );
}
