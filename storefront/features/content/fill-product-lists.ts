import { type ProductCardPartsFragment, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { SHOP } from '#storefront/config/shop.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import type { ProductListWidgetData, Widget, WidgetContainer } from './widgets.ts';

type Environment = Pick<ShopEnvironment, 'api' | 'reportContentError'>;

/** Page size of a list whose number of rows is not limited. */
export const PRODUCT_LIST_PAGE_SIZE = 20;

interface ListResult {
  products: ProductCardPartsFragment[];
  count: number;
}

/**
 * Loads the products of all lists in parallel. Empty lists are left out, and so is a container whose lists are all empty, because
 * its texts introduce them: a campaign that has ended leaves the page.
 */
export async function fillProductLists(
  environment: Environment,
  containers: readonly WidgetContainer[],
): Promise<WidgetContainer[]> {
  const lists = containers.flatMap(({ widgets }) => widgets).filter(isFilledByServer);
  const results = new Map(
    await Promise.all(lists.map(async (list) => [list, await findProducts(environment, list)] as const)),
  );
  const listedIds = new Set<number>();
  return containers.flatMap((container) => {
    const widgets = container.widgets.flatMap((widget): Widget[] => {
      if (!isFilledByServer(widget)) return [widget];
      const filled = fillList(widget, results.get(widget) ?? { products: [], count: 0 }, listedIds);
      return filled.products.length > 0 ? [filled] : [];
    });
    const hasOnlyEmptyLists = container.widgets.some(isFilledByServer) && !widgets.some(isFilledByServer);
    return hasOnlyEmptyLists ? [] : [{ ...container, widgets }];
  });
}

/** Number of products a list shows at first. The setting `pageCount` is the number of rows. */
export function maxProducts({ limitNrOfRows, pageCount }: ProductListWidgetData['settings']): number {
  return limitNrOfRows ? pageCount * SHOP.productListRowSize : PRODUCT_LIST_PAGE_SIZE;
}

/** Lists of recently viewed products and favourites are filled by the browser. */
function isFilledByServer(widget: Widget): widget is ProductListWidgetData {
  return widget.name === 'Product list' && widget.settings.mode === 'DEFAULT';
}

/** Loads twice as many products as fit into the rows, so that the rows stay full when duplicates are removed. */
async function findProducts(
  { api, reportContentError }: Environment,
  { id, settings }: ProductListWidgetData,
): Promise<ListResult> {
  const take = settings.limitNrOfRows ? 2 * maxProducts(settings) : PRODUCT_LIST_PAGE_SIZE;
  try {
    const { products } = await api.query(ProductListDocument, { filter: settings.searchParameters, take });
    return {
      products: productCards(products),
      count: Number(products?.count ?? 0),
    };
  } catch (error) {
    // The page is shown without the list (decisions §3).
    reportContentError?.(new Error(`product list of widget ${id} failed and is left out`, { cause: error }));
    return { products: [], count: 0 };
  }
}

/**
 * A list with a limited number of rows leaves out products of the lists above it. Any other list shows all its
 * products, and can load more as a grid.
 */
function fillList(
  list: ProductListWidgetData,
  result: ListResult,
  listedIds: Set<number>,
): ProductListWidgetData {
  const { searchParameters, ...settings } = list.settings;
  // The browser needs the search parameters only to load more.
  const base = { ...list, settings: { ...settings, searchParameters: {} } };
  if (!settings.limitNrOfRows) {
    const isGrid = settings.slideshowDisabled;
    const hasMore = isGrid && result.count > result.products.length;
    const more = hasMore ? { filter: searchParameters, count: result.count } : undefined;
    return { ...base, products: result.products, more };
  }
  const products = result.products
    .filter(({ productId }) => !listedIds.has(productId))
    .slice(0, maxProducts(list.settings));
  for (const { productId } of products) listedIds.add(productId);
  return { ...base, products };
}
