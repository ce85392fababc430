import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Cover } from './cover.tsx';
import { Price } from './price.tsx';
import styles from './product-card.module.css';

const sizes = '(min-width: 1344px) 18rem, (min-width: 768px) 21vw, 44vw';

export interface CardProps {
  product: ProductCardPartsFragment;
  isFirst: boolean;
  /** One below the heading that the list stands under. */
  Heading: 'h2' | 'h3';
}

/** One product of a list: the whole card is one link. */
export function ProductCard({ product, isFirst, Heading }: CardProps) {
  const { shopper, words } = useShop();
  const edition = product.variantDimensions?.[0];
  const isForeign = edition?.value !== undefined && edition.value !== shopper.locale;
  const isSoldOut = (product.totalStock?.totalStock ?? 0) === 0;
  return (
    <article className={styles.card}>
      <Cover fileName={product.productImages?.[0]?.fileName} alt="" sizes={sizes} isFirst={isFirst} />
      <Heading className={styles.title}>
        <a href={product.canonicalUrl ?? ''} lang={edition?.value ?? undefined}>
          {product.name}
        </a>
      </Heading>
      <p className={styles.author}>
        {product.texts?.text1}
        {isForeign && ` · ${edition?.label}`}
      </p>
      <p className={styles.price}>
        <Price price={product.unitPrice} />
      </p>
      {isSoldOut && <p className={styles.soldOut}>{words('stock.outOfStock')}</p>}
    </article>
  );
}
