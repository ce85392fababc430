import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** How many pictures are on the screen before anyone scrolls. */
const firstPictures = 4;

export function ProductGrid({
  products,
  isFirst = true,
}: {
  products: ProductCardPartsFragment[];
  isFirst?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} isFirst={isFirst && index < firstPictures} />
        </li>
      ))}
    </ul>
  );
}
