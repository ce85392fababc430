import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { Cover } from './cover.tsx';
import { Price } from './price.tsx';
import styles from './product-card.module.css';
import { StockLine } from './stock-line.tsx';
import { stockStatus } from './stock-status.ts';

const sizes = '(min-width: 1200px) 15rem, (min-width: 768px) 22vw, 44vw';

/** One product of a list: the whole card is one link. */
export function ProductCard({ product, isFirst }: { product: ProductCardPartsFragment; isFirst: boolean }) {
  const isUnavailable = stockStatus(product.totalStock) === 'OUT_OF_STOCK';
  return (
    <article className={styles.card}>
      <Cover fileName={product.productImages?.[0]?.fileName} alt="" sizes={sizes} isFirst={isFirst} />
      <h3 className={styles.title}>
        <a href={product.canonicalUrl ?? ''}>{product.name}</a>
      </h3>
      <p className={styles.author}>{product.texts?.text1}</p>
      <p className={styles.price}>
        <Price price={product.unitPrice} />
      </p>
      {isUnavailable && (
        <p className={styles.price}>
          <StockLine stock={product.totalStock} />
        </p>
      )}
    </article>
  );
}
