import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  ChannelDocument,
  ProductListDocument,
  SoldElsewhereDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadFavorites } from './load-favorites.ts';

interface Variables {
  filter?: { productIds: number[] };
  productIds?: number[];
  take: number;
  otherMarket?: string;
}

const markets = ['se', 'fi'].map((alias) => ({
  alias,
  defaultLanguageId: 'sv-SE',
  country: {},
  currency: {},
}));

/** A backend that sells these products by market. The visitor's market is `se`. */
function createBackend(
  sold: Record<string, (id: number) => boolean>,
  failure?: { of: unknown; with: Error },
) {
  const queries: Variables[] = [];
  const respond = async (operation: unknown, variables: unknown): Promise<unknown> => {
    if (failure && operation === failure.of) throw failure.with;
    if (operation === ChannelDocument) return { channel: { markets } };
    const query = variables as Variables;
    queries.push(query);
    const ids = query.filter?.productIds ?? query.productIds ?? [];
    const isSold = sold[query.otherMarket ?? 'se'] ?? (() => false);
    return { products: { products: ids.filter(isSold).map((productId) => ({ productId })) } };
  };
  return { api: { query: respond, send: respond } as CommerceClient, queries };
}

const allProducts = () => true;
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('favourites', () => {
  test('are queried in pages', async () => {
    const { api, queries } = createBackend({ se: allProducts });
    const found = await loadFavorites(api, idsOf(250));
    expect(found).toMatchObject({ kind: 'found', inOtherMarkets: [], discontinued: [] });
    expect(found.kind === 'found' && found.products.map(({ productId }) => productId)).toEqual(idsOf(250));
    expect(queries.map(({ take }) => take)).toEqual([100, 100, 50]);
  });

  test('send no query when there are none', async () => {
    const { api, queries } = createBackend({});
    expect(await loadFavorites(api, [])).toEqual({
      kind: 'found',
      products: [],
      inOtherMarkets: [],
      discontinued: [],
    });
    expect(queries).toEqual([]);
  });

  test('are discontinued only when no market sells them', async () => {
    const { api } = createBackend({ se: (id) => id === 1, fi: (id) => id === 2 });
    expect(await loadFavorites(api, [1, 2, 3])).toMatchObject({ inOtherMarkets: [2], discontinued: [3] });
  });
});

describe('a backend that fails', () => {
  const failures = [new NetworkError('fetch failed'), new GraphqlError([{ message: 'No.' }])];

  test.each(failures)('returns a failure: %s', async (error) => {
    const { api } = createBackend({}, { of: ProductListDocument, with: error });
    expect(await loadFavorites(api, [1, 2])).toEqual({ kind: 'failed' });
  });

  test.each(failures)('for other markets marks nothing as discontinued: %s', async (error) => {
    const { api } = createBackend({ se: (id) => id === 1 }, { of: SoldElsewhereDocument, with: error });
    expect(await loadFavorites(api, [1, 2])).toMatchObject({ inOtherMarkets: [2], discontinued: [] });
  });

  test('with a response without a list marks nothing as discontinued', async () => {
    const { api } = createBackend({});
    const emptyApi = { ...api, send: async () => ({ products: null }) } as CommerceClient;
    expect(await loadFavorites(emptyApi, [1])).toMatchObject({
      inOtherMarkets: [1],
      discontinued: [],
    });
  });
});
