import { describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { ProductsByIdDocument, RelatedProductsDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadShelves } from './load-shelves.ts';

const related = (relationType: string, productId?: number) => ({
  relationType,
  skus: productId === undefined ? [] : [{ productId }],
});

function shop(relatedProducts: unknown, sold: number[] | Error) {
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
const shelvesOf = async (api: CommerceClient) =>
  (await loadShelves(api, 'dune')).map(({ relation, products }) => [
    relation,
    products.map(({ productId }) => productId),
  ]);

describe('the shelves beside a product', () => {
  test('are those of the relations, each product on the first that has it, four at most', async () => {
    const api = shop(
      [
        related('own', 8),
        ...[2, 3, 4, 5, 6, 7].map((id) => related('SIMILAR', id)),
        ...[1, 2, 9].map((id) => related('RELATED', id)),
        related('ACCESSORIES', 1),
        related('SIMILAR'),
        null,
      ],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
    expect(await shelvesOf(api)).toEqual([
      ['RELATED', [1, 2, 9]],
      ['SIMILAR', [3, 4, 5, 6]],
      ['own', [8]],
    ]);
  });

  test('are joined where a book or two would stand alone', async () => {
    const similar = [2, 3, 4, 5].map((id) => related('SIMILAR', id));
    const api = shop([related('RELATED', 1), ...similar], [1, 2, 3, 4, 5]);
    expect(await shelvesOf(api)).toEqual([['RELATED', [1, 2, 3, 4]]]);
  });

  test('hold what is sold, and are left out when nothing is', async () => {
    const api = shop([related('RELATED', 1), related('SIMILAR', 2), related('SIMILAR', 3)], [3]);
    expect(await shelvesOf(api)).toEqual([['SIMILAR', [3]]]);
  });

  test.each([
    ['nothing is related', shop(null, [])],
    ['the relations cannot be had', shop(new NetworkError('gone'), [])],
    ['the products cannot be had', shop([related('RELATED', 1)], new NetworkError('gone'))],
  ])('are none when %s', async (_, api) => {
    expect(await shelvesOf(api)).toEqual([]);
  });
});
