import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { type CardProps, ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** How many pictures are on the screen before anyone scrolls. */
const firstPictures = 4;

interface GridProps {
  products: ProductCardPartsFragment[];
  Heading: CardProps['Heading'];
  /** Whether it is the first thing on its page. */
  isFirst?: boolean;
}

export function ProductGrid({ products, Heading, isFirst = true }: GridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} Heading={Heading} isFirst={isFirst && index < firstPictures} />
        </li>
      ))}
    </ul>
  );
}
