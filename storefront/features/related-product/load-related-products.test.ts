import { describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { ProductsByIdDocument, RelatedProductsDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadRelatedProducts } from './load-related-products.ts';

const related = (relationType: string, productId?: number) => ({
  relationType,
  skus: productId === undefined ? [] : [{ productId }],
});

function createApi(relatedProducts: unknown, sold: number[] | Error) {
  const query = async (operation: unknown, variables: { productIds: number[] }) => {
    if (operation === RelatedProductsDocument) {
      if (relatedProducts instanceof Error) throw relatedProducts;
      return { relatedProducts };
    }
    expect(operation).toBe(ProductsByIdDocument);
    if (sold instanceof Error) throw sold;
    const products = variables.productIds
      .filter((id) => sold.includes(id))
      .map((productId) => ({ productId }));
    return { products: { products } };
  };
  return { query, send: query } as unknown as CommerceClient;
}
const relatedIds = async (api: CommerceClient) =>
  (await loadRelatedProducts(api, 'dune')).map(({ relation, products }) => [
    relation,
    products.map(({ productId }) => productId),
  ]);

describe('related products', () => {
  test('are grouped by relation, each product in the closest one, at most four per group', async () => {
    const api = createApi(
      [
        related('custom', 8),
        ...[2, 3, 4, 5, 6, 7].map((id) => related('SIMILAR', id)),
        ...[1, 2, 9].map((id) => related('RELATED', id)),
        related('ACCESSORIES', 1),
        related('SIMILAR'),
        null,
      ],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
    expect(await relatedIds(api)).toEqual([
      ['RELATED', [1, 2, 9]],
      ['SIMILAR', [3, 4, 5, 6]],
      ['custom', [8]],
    ]);
  });

  test('join groups of fewer than three', async () => {
    const similar = [2, 3, 4, 5].map((id) => related('SIMILAR', id));
    const api = createApi([related('RELATED', 1), ...similar], [1, 2, 3, 4, 5]);
    expect(await relatedIds(api)).toEqual([['RELATED', [1, 2, 3, 4]]]);
  });

  test('of a series, an author or orders are not joined with others', async () => {
    const similar = [2, 3, 4].map((id) => related('SIMILAR', id));
    const api = createApi([...similar, related('AUTHOR', 1), related('SERIES', 1)], [1, 2, 3, 4]);
    expect(await relatedIds(api)).toEqual([
      ['SERIES', [1]],
      ['SIMILAR', [2, 3, 4]],
    ]);
  });

  test('contain only products that are sold, and no empty groups', async () => {
    const api = createApi([related('RELATED', 1), related('SIMILAR', 2), related('SIMILAR', 3)], [3]);
    expect(await relatedIds(api)).toEqual([['SIMILAR', [3]]]);
  });

  test.each([
    ['there are no relations', createApi(null, [])],
    ['the relations cannot be loaded', createApi(new NetworkError('gone'), [])],
    ['the products cannot be loaded', createApi([related('RELATED', 1)], new NetworkError('gone'))],
  ])('are empty when %s', async (_, api) => {
    expect(await relatedIds(api)).toEqual([]);
  });
});
