import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  type ProductCardPartsFragment,
  ProductListDocument,
  SoldElsewhereDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { loadMarkets } from '#storefront/session/markets.ts';

export type FoundFavorites =
  | {
      kind: 'found';
      products: ProductCardPartsFragment[];
      /** In the shop, but not sold in this market: they stay favourites. */
      elsewhere: number[];
      /** No longer sold in any market. */
      gone: number[];
    }
  | { kind: 'failed' };

/** How many are asked for at a time: half of what the commerce API hands out. */
const pageSize = 100;

/** The visitor's favourites as products of this market. What a failing backend does not return is not gone. */
export async function loadFavorites(
  api: CommerceClient,
  productIds: readonly number[],
): Promise<FoundFavorites> {
  try {
    const pages = await Promise.all(
      inPages(productIds).map((page) =>
        api.query(ProductListDocument, { filter: { productIds: page }, take: page.length }),
      ),
    );
    const products = pages.flatMap((page) => productCards(page.products));
    const found = new Set(products.map(({ productId }) => productId));
    const missing = productIds.filter((id) => !found.has(id));
    // Whoever cannot find out forgets nothing.
    const gone = await findGone(api, missing).catch(ifUnanswered<number[]>([]));
    return { kind: 'found', products, elsewhere: missing.filter((id) => !gone.includes(id)), gone };
  } catch (error) {
    return ifUnanswered<FoundFavorites>({ kind: 'failed' })(error);
  }
}

function ifUnanswered<T>(otherwise: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof NetworkError || error instanceof GraphqlError) return otherwise;
    throw error;
  };
}

/** A book that this market does not sell is asked for in every other one, until none is left to ask for. */
async function findGone(api: CommerceClient, missing: readonly number[]): Promise<number[]> {
  if (missing.length === 0) return [];
  let gone = [...missing];
  for (const { alias, defaultLanguageId } of await loadMarkets(api)) {
    for (const page of inPages(gone)) {
      const { products } = await api.send(SoldElsewhereDocument, {
        productIds: page,
        take: page.length,
        otherMarket: alias,
        otherLanguage: defaultLanguageId,
      });
      // An answer without a list says nothing of what is sold.
      if (!products?.products) throw new GraphqlError([{ message: 'No list was returned.' }]);
      const sold = new Set(products.products.map((product) => product?.productId));
      gone = gone.filter((id) => !sold.has(id));
    }
  }
  return gone;
}

function inPages(productIds: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(productIds.length / pageSize) }, (_, page) =>
    productIds.slice(page * pageSize, (page + 1) * pageSize),
  );
}
