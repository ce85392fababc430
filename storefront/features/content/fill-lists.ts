import { type ProductCardPartsFragment, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ProductListWidgetData, Widget, WidgetContainer } from './widgets.ts';

type Environment = Pick<ShopEnvironment, 'api' | 'report'>;

/** A list that says nothing of rows shows so many at once. */
export const LIST_STEP = 20;

interface Found {
  products: ProductCardPartsFragment[];
  count: number;
}

/** Asks for the products of every list, all at the same time. A list that nothing is found for is not shown. */
export async function fillLists(
  environment: Environment,
  containers: readonly WidgetContainer[],
): Promise<WidgetContainer[]> {
  const lists = containers.flatMap(({ widgets }) => widgets).filter(isFilledHere);
  const found = new Map(
    await Promise.all(lists.map(async (list) => [list, await find(environment, list)] as const)),
  );
  const shown = new Set<number>();
  return containers.map((container) => ({
    ...container,
    widgets: container.widgets.flatMap((widget): Widget[] => {
      if (!isFilledHere(widget)) return [widget];
      const filled = filledWith(widget, found.get(widget) ?? { products: [], count: 0 }, shown);
      return filled.products.length > 0 ? [filled] : [];
    }),
  }));
}

/** How many a list shows: so many rows, or the first step of all. */
export function mostShown({ limitNrOfRows, pageCount }: ProductListWidgetData['settings']): number {
  return limitNrOfRows ? pageCount * SHOP.productListRowSize : LIST_STEP;
}

/** What a visitor has looked at or likes is known in their browser alone. */
function isFilledHere(widget: Widget): widget is ProductListWidgetData {
  return widget.name === 'Product list' && widget.settings.mode === 'DEFAULT';
}

/** A list of so many rows has found more than it shows, so that it stays whole without what others show. */
async function find({ api, report }: Environment, { id, settings }: ProductListWidgetData): Promise<Found> {
  const take = settings.limitNrOfRows ? 2 * mostShown(settings) : LIST_STEP;
  try {
    const { products } = await api.query(ProductListDocument, { filter: settings.searchParameters, take });
    return {
      products: productCards(products),
      count: Number(products?.count ?? 0),
    };
  } catch (error) {
    // The page lives without it (decisions §3).
    report?.(new Error(`The product list of widget ${id} is not shown.`, { cause: error }));
    return { products: [], count: 0 };
  }
}

/** A product stands where it comes first; the lists below go on with their next ones. A list that goes on is as it was found. */
function filledWith(list: ProductListWidgetData, found: Found, shown: Set<number>): ProductListWidgetData {
  const { searchParameters, ...settings } = list.settings;
  const bare = { ...list, settings: { ...settings, searchParameters: {} } };
  if (!settings.limitNrOfRows) {
    const isGoingOn = settings.slideshowDisabled && found.count > found.products.length;
    const more = isGoingOn ? { more: { filter: searchParameters, count: found.count } } : {};
    return { ...bare, products: found.products, ...more };
  }
  const products = found.products
    .filter(({ productId }) => !shown.has(productId))
    .slice(0, mostShown(list.settings));
  for (const { productId } of products) shown.add(productId);
  return { ...bare, products };
}
