import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GiftCardShop, openGiftCardShop } from '#backend/features/gift-card/gift-card-shop.fixture.ts';

let shop: GiftCardShop;
beforeAll(async () => {
  shop = await openGiftCardShop();
});
afterAll(() => shop.close());

async function search(searchText: string, languageId: string, filter: Record<string, unknown> = {}) {
  const { data, errors } = await shop.query(
    `query ($filter: FilterInputType, $languageId: String) {
      products(take: 5, filter: $filter, languageId: $languageId) { count isWeakMatch products {
        canonicalUrl skus { skuId } unitPrice { sellingPriceIncVat } } filters { facets { filterId } } }
    }`,
    { filter: { searchText, ...filter }, languageId },
  );
  expect(errors).toBeUndefined();
  return data.products;
}

test.each([
  ['presentkort', 'sv-SE', '/presentkort'],
  ['Gift-card', 'en-GB', '/en/gift-cards'],
])(
  'a search for %s in %s finds the gift card, with the URL of the page that sells it',
  async (text, languageId, path) => {
    const { count, products, isWeakMatch, filters } = await search(text, languageId);
    expect(products).toHaveLength(count);
    expect(isWeakMatch).toBe(false);
    expect(filters.facets).toEqual([]);
    for (const { canonicalUrl } of products)
      expect(new URL(canonicalUrl, 'http://shop.test').pathname).toBe(path);
    const prices: number[] = products.map(
      (card: { unitPrice: { sellingPriceIncVat: number } }) => card.unitPrice.sellingPriceIncVat,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(products).toContainEqual(
      expect.objectContaining({ skus: [{ skuId: shop.card }], unitPrice: { sellingPriceIncVat: 500 } }),
    );
  },
);

test.each([
  ['presentkort bok', {}],
  ['presentkort', { brandIds: [1] }],
])('a search for "%s" with the filter %j finds none', async (text, filter) => {
  const { products } = await search(text, 'sv-SE', filter);
  for (const { canonicalUrl } of products) expect(canonicalUrl).not.toContain('presentkort');
});
