import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '#storefront/features/content/widgets.ts';
import { FeaturedCovers } from '../lists/featured-covers.tsx';
import { ProductListContent } from '../lists/product-list-content.tsx';
import { runWhenOffscreen } from './run-when-offscreen.ts';

/** An editor's product list as a slider or grid, or a personal list that the browser fills. */
export function ProductListWidget(props: WidgetProps<'Product list'>) {
  const { widget, container, isFirst } = props;
  const { mode, slideshowDisabled } = widget.settings;
  if (mode !== 'DEFAULT') return <PersonalListSlot {...props} />;
  // A full-width grid shows the covers only.
  if (container.design === 'full-width' && slideshowDisabled)
    return <FeaturedCovers products={widget.products} isFirst={isFirst} />;
  return <ProductListContent {...props} />;
}

type PersonalList = ComponentType<WidgetProps<'Product list'>>;

/** Inserts the list only when it is offscreen or the visitor interacts, to avoid a layout shift. */
function PersonalListSlot(props: WidgetProps<'Product list'>) {
  const slot = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<PersonalList>();
  useEffect(
    () =>
      runWhenOffscreen(slot.current, () => {
        import('../lists/personal-product-list.tsx').then(
          ({ PersonalProductList }) => setList(() => PersonalProductList),
          // The page works without the list.
          () => undefined,
        );
      }),
    [],
  );
  return List ? <List {...props} /> : <div ref={slot} />;
}
