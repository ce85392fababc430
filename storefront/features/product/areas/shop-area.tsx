import { WidgetArea, type WidgetComponents } from '#storefront/features/content/widget-area.tsx';
import type { WidgetContainer } from '#storefront/features/content/widgets.ts';
import { ProductListWidget } from './product-list-widget.tsx';

const components: WidgetComponents = { 'Product list': ProductListWidget };

/** A widget area with product lists. */
export function ShopArea(props: { containers: readonly WidgetContainer[]; isBelow?: boolean }) {
  return <WidgetArea {...props} components={components} />;
}
