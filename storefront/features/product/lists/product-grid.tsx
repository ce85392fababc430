import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { QuickAddForm } from '../buying/quick-add-form.tsx';
import { type CardProps, ProductCard } from '../card/product-card.tsx';
import styles from './product-grid.module.css';
import { useListTracking } from './use-list-tracking.ts';

/** Pictures that are visible before scrolling. */
const eagerPictures = 4;

interface GridProps {
  products: ProductCardPartsFragment[];
  Heading: CardProps['Heading'];
  /** At the top of its page: its first pictures are loaded eagerly. */
  isFirst?: boolean;
  /** Index of its first product over all pages, from 0. */
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
            <ProductCard product={product} Heading={Heading} isFirst={isFirst && index < eagerPictures} />
          </li>
        ))}
      </ul>
    </QuickAddForm>
  );
}
