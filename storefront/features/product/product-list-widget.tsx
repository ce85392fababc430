import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '#storefront/features/content/widgets.ts';
import { FilledList } from './filled-list.tsx';
import { ShopWindow } from './shop-window.tsx';
import { whenUnseen } from './when-unseen.ts';

/** A list that an editor put together, as a row that is swiped or as a grid; or one that only the visitor's browser knows. */
export function ProductListWidget(props: WidgetProps<'Product list'>) {
  const { widget, container, isFirst } = props;
  const { mode, slideshowDisabled } = widget.settings;
  if (mode !== 'DEFAULT') return <OwnPlace {...props} />;
  // Across the whole page books are shown by their covers, as in the window of a shop.
  if (container.design === 'full-width' && slideshowDisabled)
    return <ShopWindow products={widget.products} isFirst={isFirst} />;
  return <FilledList {...props} />;
}

type Own = ComponentType<WidgetProps<'Product list'>>;

/** Comes when the page is ready, and where nobody is looking: nothing may move under a reader's eyes. */
function OwnPlace(props: WidgetProps<'Product list'>) {
  const place = useRef<HTMLDivElement>(null);
  const [OwnList, setOwnList] = useState<Own>();
  useEffect(
    () =>
      whenUnseen(place.current, () => {
        import('./own-product-list.tsx').then(
          ({ OwnProductList }) => setOwnList(() => OwnProductList),
          // The page is whole without it.
          () => undefined,
        );
      }),
    [],
  );
  return OwnList ? <OwnList {...props} /> : <div ref={place} />;
}
