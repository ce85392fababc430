import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  type ProductCardPartsFragment,
  ProductListDocument,
  SoldElsewhereDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';

export type FavoriteProducts =
  | {
      kind: 'found';
      products: ProductCardPartsFragment[];
      /** Sold in another market only. They stay favourites. */
      inOtherMarkets: number[];
      /** No longer sold in any market. */
      discontinued: number[];
    }
  | { kind: 'failed' };

/** Products per query; the commerce API allows twice as many. */
const pageSize = 100;

/** Loads favourites as products of this market. Products are discontinued only if the backend confirms it. */
export async function loadFavorites(
  api: CommerceClient,
  productIds: readonly number[],
): Promise<FavoriteProducts> {
  try {
    const pages = await Promise.all(
      inPages(productIds).map((page) =>
        api.query(ProductListDocument, { filter: { productIds: page }, take: page.length }),
      ),
    );
    const products = pages.flatMap((page) => productCards(page.products));
    const found = new Set(products.map(({ productId }) => productId));
    const missing = productIds.filter((id) => !found.has(id));
    // If the request fails, no product is considered discontinued.
    const discontinued = await findDiscontinued(api, missing).catch(fallbackOnApiError<number[]>([]));
    return {
      kind: 'found',
      products,
      inOtherMarkets: missing.filter((id) => !discontinued.includes(id)),
      discontinued,
    };
  } catch (error) {
    return fallbackOnApiError<FavoriteProducts>({ kind: 'failed' })(error);
  }
}

function fallbackOnApiError<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof NetworkError || error instanceof GraphqlError) return fallback;
    throw error;
  };
}

/** Queries the other markets for products that this market does not sell. */
async function findDiscontinued(api: CommerceClient, missing: readonly number[]): Promise<number[]> {
  if (missing.length === 0) return [];
  let unsold = [...missing];
  for (const { alias, defaultLanguageId } of await loadMarkets(api)) {
    for (const page of inPages(unsold)) {
      const { products } = await api.send(SoldElsewhereDocument, {
        productIds: page,
        take: page.length,
        otherMarket: alias,
        otherLanguage: defaultLanguageId,
      });
      // Without a list it is unknown which products are sold.
      if (!products?.products) throw new GraphqlError([{ message: 'response without a product list' }]);
      const sold = new Set(products.products.map((product) => product?.productId));
      unsold = unsold.filter((id) => !sold.has(id));
    }
  }
  return unsold;
}

function inPages(productIds: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(productIds.length / pageSize) }, (_, page) =>
    productIds.slice(page * pageSize, (page + 1) * pageSize),
  );
}
