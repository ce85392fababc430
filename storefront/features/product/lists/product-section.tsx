import { useId } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-section.module.css';

/** A row of products with a heading. */
export function ProductSection({ title, products }: { title: string; products: ProductCardPartsFragment[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section} data-deferred="">
      <h2 id={id}>{title}</h2>
      <ProductGrid products={products} Heading="h3" isFirst={false} />
    </section>
  );
}
