import { useEffect, useState } from 'react';
import type { WidgetProps } from '#storefront/features/content/widgets.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './product-list-content.module.css';
import { ProductSlider } from './product-slider.tsx';

/** Renders a product list widget whose products are loaded. */
export function ProductListContent({ widget, isFirst, hasTitle }: WidgetProps<'Product list'>) {
  const { products, more, settings } = widget;
  const { title, slideshowDisabled, displayNavigationArrows, displayNavigationLinks } = settings;
  const Heading = title || hasTitle ? 'h3' : 'h2';
  return (
    <>
      {title && <h2 className={styles.title}>{title}</h2>}
      {slideshowDisabled ? (
        <ProductGrid products={products} Heading={Heading} isFirst={isFirst} />
      ) : (
        <ProductSlider
          products={products}
          Heading={Heading}
          isFirst={isFirst}
          hasArrows={displayNavigationArrows}
          hasDots={displayNavigationLinks}
        />
      )}
      {more && <MoreProductsSlot widget={widget} Heading={Heading} />}
    </>
  );
}

type More = typeof import('./more-products.tsx').MoreProducts;

/** Loads more products into a grid, with script. */
function MoreProductsSlot({ widget, Heading }: Parameters<More>[0]) {
  const [More, setMore] = useState<More>();
  useEffect(() => {
    import('./more-products.tsx').then(
      ({ MoreProducts }) => setMore(() => MoreProducts),
      () => undefined,
    );
  }, []);
  return <div className={styles.more}>{More && <More widget={widget} Heading={Heading} />}</div>;
}
