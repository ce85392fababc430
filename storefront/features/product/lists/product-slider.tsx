import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { QuickAddForm } from '../buying/quick-add-form.tsx';
import { type CardProps, ProductCard } from '../card/product-card.tsx';
import styles from './product-slider.module.css';
import type { SliderControlsProps } from './slider-controls.tsx';
import { useListTracking } from './use-list-tracking.ts';

interface SliderProps {
  products: ProductCardPartsFragment[];
  Heading: CardProps['Heading'];
  isFirst: boolean;
  hasArrows: boolean;
  hasDots: boolean;
}

/** Number of covers that are visible before the row is scrolled. */
const eagerPictures = 4;

/** A horizontally scrollable row of products. Script adds arrows and dots. */
export function ProductSlider({ products, Heading, isFirst, hasArrows, hasDots }: SliderProps) {
  const list = useListTracking<HTMLUListElement>({ products, startIndex: 0, pageSize: products.length });
  const slider = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<ComponentType<SliderControlsProps>>();
  const isControlled = hasArrows || hasDots;
  useEffect(() => {
    if (!isControlled) return;
    import('./slider-controls.tsx').then(
      ({ SliderControls }) => setControls(() => SliderControls),
      // The row can be scrolled without them.
      () => undefined,
    );
  }, [isControlled]);
  return (
    <div ref={slider} className={styles.slider} data-dots={hasDots ? '' : undefined}>
      <QuickAddForm products={products}>
        <ul className={styles.row} {...list}>
          {products.map((product, index) => (
            <li key={product.productId}>
              <ProductCard product={product} Heading={Heading} isFirst={isFirst && index < eagerPictures} />
            </li>
          ))}
        </ul>
      </QuickAddForm>
      {Controls && <Controls row={list.ref} hasArrows={hasArrows} hasDots={hasDots} />}
    </div>
  );
}
