import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { QuickAddForm } from '../buying/quick-add-form.tsx';
import { type CardProps, ProductCard } from '../card/product-card.tsx';
import styles from './product-grid.module.css';
import { useListTracking } from './use-list-tracking.ts';

/** Number of pictures that are visible before scrolling. */
const eagerPictures = 4;
/** Two rows on a phone and one on a computer. Later groups are laid out when they come near (base.css). */
const cardsPerGroup = 4;

interface GridProps {
  products: ProductCardPartsFragment[];
  Heading: CardProps['Heading'];
  /** The grid is at the top of its page, so its first pictures are loaded eagerly. */
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
  const list = useListTracking<HTMLDivElement>({ products, startIndex, pageSize });
  return (
    <QuickAddForm products={products}>
      {/* biome-ignore lint/a11y/useSemanticElements: groups of rows stand between the list and its items. */}
      <div role="list" className={styles.grid} {...list}>
        {groupsOf(products).map((group, index) => (
          <div
            key={group[0]?.productId}
            role="presentation"
            className={styles.rows}
            data-deferred={index > 0 ? '' : undefined}
          >
            {group.map((product, position) => (
              // biome-ignore lint/a11y/useSemanticElements: see above.
              <div key={product.productId} role="listitem">
                <ProductCard
                  product={product}
                  Heading={Heading}
                  isFirst={isFirst && index === 0 && position < eagerPictures}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </QuickAddForm>
  );
}

function groupsOf(products: ProductCardPartsFragment[]): ProductCardPartsFragment[][] {
  const count = Math.ceil(products.length / cardsPerGroup);
  return Array.from({ length: count }, (_, index) =>
    products.slice(index * cardsPerGroup, (index + 1) * cardsPerGroup),
  );
}
