import { ReviewSection } from '#storefront/features/review/review-section.tsx';
import { useTranslate } from '#storefront/session/shop-context.ts';
import type { MessageKey } from '#storefront/translations/translation.ts';
import { AreaSlot } from './areas/area-slot.tsx';
import { ProductSection } from './lists/product-section.tsx';
import { RecentlyViewed } from './lists/recently-viewed.tsx';
import type { ProductData } from './load-product.ts';
import styles from './product-extras.module.css';

const relationTitles: Record<
  string,
  | 'product.related'
  | 'product.similar'
  | 'product.accessories'
  | 'product.inSeries'
  | 'product.boughtTogether'
  | 'product.bySameAuthor'
> = {
  SERIES: 'product.inSeries',
  BOUGHT_TOGETHER: 'product.boughtTogether',
  AUTHOR: 'product.bySameAuthor',
  SIMILAR: 'product.similar',
  ACCESSORIES: 'product.accessories',
} satisfies Record<string, MessageKey<'product'>>;

/** Related products, editors' area, reviews and recently viewed products. */
export function ProductExtras({ product, facts, related, area, reviews, reviewing }: ProductData) {
  const t = useTranslate('product');
  const [author, another] = facts.authors;
  const titleOf = (relation: string) =>
    relation === 'AUTHOR' && author && !another
      ? t('product.moreBy', { author: author.text })
      : t(relationTitles[relation] ?? 'product.related');
  return (
    <div className={styles.extras}>
      {related.map(({ relation, products }) => (
        <ProductSection key={relation} title={titleOf(relation)} products={products} />
      ))}
      {area && <AreaSlot area={area} isBelow />}
      {reviews && <ReviewSection page={reviews} reviewing={reviewing} />}
      <RecentlyViewed productId={product.productId} />
    </div>
  );
}
