import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { type CardProps, ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';
import { QuickAddForm } from './quick-add-form.tsx';
import { useListTracking } from './use-list-tracking.ts';

/** How many pictures are on the screen before anyone scrolls. */
const firstPictures = 4;

interface GridProps {
  products: ProductCardPartsFragment[];
  Heading: CardProps['Heading'];
  /** Whether it is the first thing on its page. */
  isFirst?: boolean;
  /** Where in the whole list it begins, counted from 0 over all pages. */
  startIndex?: number;
  pageSize?: number;
}

export function ProductGrid({
  products,
  Heading,
  isFirst = true,
  startIndex = 0,
  pageSize = SHOP.productListPageSize,
}: GridProps) {
  const list = useListTracking({ products, startIndex, pageSize });
  return (
    <QuickAddForm products={products}>
      <ul className={styles.grid} {...list}>
        {products.map((product, index) => (
          <li key={product.productId}>
            <ProductCard product={product} Heading={Heading} isFirst={isFirst && index < firstPictures} />
          </li>
        ))}
      </ul>
    </QuickAddForm>
  );
}
