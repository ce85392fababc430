import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  ChannelDocument,
  ProductListDocument,
  SoldElsewhereDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadFavorites } from './load-favorites.ts';

interface Asked {
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

/** A backend that sells these, by market; the visitor's own is `se`. */
function backend(sold: Record<string, (id: number) => boolean>, failure?: { of: unknown; with: Error }) {
  const asked: Asked[] = [];
  const answer = async (operation: unknown, variables: unknown): Promise<unknown> => {
    if (failure && operation === failure.of) throw failure.with;
    if (operation === ChannelDocument) return { channel: { markets } };
    const question = variables as Asked;
    asked.push(question);
    const ids = question.filter?.productIds ?? question.productIds ?? [];
    const isSold = sold[question.otherMarket ?? 'se'] ?? (() => false);
    return { products: { products: ids.filter(isSold).map((productId) => ({ productId })) } };
  };
  return { api: { query: answer, send: answer } as CommerceClient, asked };
}

const everything = () => true;
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('favourites', () => {
  test('however many there are, are asked for in pages that the commerce API hands out', async () => {
    const { api, asked } = backend({ se: everything });
    const found = await loadFavorites(api, idsOf(250));
    expect(found).toMatchObject({ kind: 'found', elsewhere: [], gone: [] });
    expect(found.kind === 'found' && found.products.map(({ productId }) => productId)).toEqual(idsOf(250));
    expect(asked.map(({ take }) => take)).toEqual([100, 100, 50]);
  });

  test('of none, nothing is asked', async () => {
    const { api, asked } = backend({});
    expect(await loadFavorites(api, [])).toEqual({
      kind: 'found',
      products: [],
      elsewhere: [],
      gone: [],
    });
    expect(asked).toEqual([]);
  });

  test('that another market sells are not gone; those that none sells are', async () => {
    const { api } = backend({ se: (id) => id === 1, fi: (id) => id === 2 });
    expect(await loadFavorites(api, [1, 2, 3])).toMatchObject({ elsewhere: [2], gone: [3] });
  });
});

describe('a backend that fails', () => {
  const failures = [new NetworkError('fetch failed'), new GraphqlError([{ message: 'No.' }])];

  test.each(failures)('is told, and nothing is forgotten: %s', async (error) => {
    const { api } = backend({}, { of: ProductListDocument, with: error });
    expect(await loadFavorites(api, [1, 2])).toEqual({ kind: 'failed' });
  });

  test.each(failures)('when asked of other markets, leaves what is missing alone: %s', async (error) => {
    const { api } = backend({ se: (id) => id === 1 }, { of: SoldElsewhereDocument, with: error });
    expect(await loadFavorites(api, [1, 2])).toMatchObject({ elsewhere: [2], gone: [] });
  });

  test('by returning no list at all has not said that anything is gone', async () => {
    const { api } = backend({});
    const silent = { ...api, send: async () => ({ products: null }) } as CommerceClient;
    expect(await loadFavorites(silent, [1])).toMatchObject({
      elsewhere: [1],
      gone: [],
    });
  });
});
