import { WidgetArea, type WidgetKinds } from '#storefront/features/content/widget-area.tsx';
import type { WidgetContainer } from '#storefront/features/content/widgets.ts';
import { ProductListWidget } from './product-list-widget.tsx';

const kinds: WidgetKinds = { 'Product list': ProductListWidget };

/** An area with all that this shop puts into one, its books included. */
export function ShopArea(props: { containers: readonly WidgetContainer[]; isBelow?: boolean }) {
  return <WidgetArea {...props} kinds={kinds} />;
}
