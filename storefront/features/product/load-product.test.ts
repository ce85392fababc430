import { expect, test } from 'vitest';
import {
  ProductDocument,
  ProductFormatsDocument,
  RelatedProductsDocument,
} from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { loadProduct } from './load-product.ts';

const path = '/p/romaner/gosta-pocket';
const sku = (skuId: string, productId: number) => ({ level: 0, skuId, productId, canonicalUrl: null });
const format = (productId: number, canonicalUrl: string, skuId: string) => ({
  level: 1,
  productId,
  skuId: null,
  canonicalUrl,
  variants: [sku(skuId, productId)],
});

/** A work with two formats, each with one SKU. */
const formats = {
  product: {
    productId: 1,
    variantGroup: {
      variants: [
        {
          level: 2,
          productId: 1,
          skuId: null,
          canonicalUrl: null,
          variants: [format(1, path, '11'), format(2, '/p/romaner/gosta-ljudbok', '12'), null],
        },
      ],
    },
  },
};
const product = { productId: 1, name: 'Gösta', canonicalUrl: path, skus: [{ skuId: 11 }] };

const environment: ShopEnvironment = {
  shopper: {
    locale: 'sv',
    market: 'se',
    customerType: 'PERSON',
    vatIncluded: true,
    channelId: '1',
    origin: 'https://shop.test',
    shop: sampleShopFacts,
  },
  t: await loadTranslate('sv'),
  api: {
    async query(document: unknown) {
      if (document === ProductDocument) return { product };
      if (document === ProductFormatsDocument) return formats;
      return document === RelatedProductsDocument ? { relatedProducts: [] } : { reviews: null };
    },
  } as unknown as ShopEnvironment['api'],
  sendShopRequest: async () => ({ kind: 'rejected', code: undefined }),
  cookies: { get: () => undefined, set: () => undefined } as unknown as ShopEnvironment['cookies'],
  isPersonal: false,
  side: 'server',
  isPrefetching: true,
  loadShared: (_, load) => load(),
};

async function responseOf(query: string): Promise<{ status?: number; location?: string | null } | string> {
  try {
    const loaded = await loadProduct(
      environment,
      'gosta-pocket',
      new URL(`https://shop.test${path}${query}`),
    );
    return loaded.product.name ?? '';
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return { status: error.status, location: error.headers.get('location') };
  }
}

test('a link to a SKU of another format of the work redirects to the page of that format', async () => {
  expect(await responseOf('?sku=12&utm_source=mail')).toEqual({
    status: 301,
    location: '/p/romaner/gosta-ljudbok?utm_source=mail',
  });
});

test.each(['', '?sku=11', '?sku=99', '?sku=x', '?sku=', '?sku=1e999'])(
  '%s shows the product',
  async (query) => {
    expect(await responseOf(query)).toBe('Gösta');
  },
);
