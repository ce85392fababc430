import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addCampaign,
  addProduct,
  addTestCategory,
  type CampaignInput,
  changeShop,
} from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(Date.now() + count * day);

let shop: TestShop;
let productId: number;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, addCampaigns);
});
afterAll(() => shop.close());

async function addCampaigns(db: Database): Promise<void> {
  productId = await addProduct(db, { key: 'in-campaigns', skus: [{ prices: [[90, 10000, 10000]] }] });
  await addProduct(db, { key: 'in-none' });
  const { categoryId, parentCategoryId, brandId } = await addTestCategory(db);
  const campaigns: CampaignInput[] = [
    { key: 'by-product', target: { product_id: productId }, starts_at: inDays(-1), hide_title: true },
    {
      key: 'by-parent',
      target: { category_id: parentCategoryId },
      type: 'buy-x-pay-y',
      has_list: false,
      terms: JSON.stringify({ buy: 3, pay: 2 }),
    },
    {
      key: 'by-brand',
      target: { brand_id: brandId },
      type: 'fixed-price',
      starts_at: inDays(-1),
      marketIds: ['se', 'fi'],
      terms: JSON.stringify({ price: { SEK: 9950 } }),
      languages: ['en-GB'],
    },
    {
      key: 'danish',
      target: { category_id: categoryId },
      marketIds: ['dk'],
      starts_at: inDays(-1),
      terms: JSON.stringify({ basisPoints: 3000 }),
    },
    { key: 'ended', target: { category_id: categoryId }, ends_at: inDays(-60) },
    { key: 'future', target: { category_id: categoryId }, starts_at: inDays(1) },
  ];
  for (const campaign of campaigns) await addCampaign(db, campaign);
  // A price of the last 30 days makes the reduction smaller than 20 %, or impossible.
  for (const [key, low] of [['by-low', 9000] as const, ['by-lower', 7000] as const]) {
    const prices: [daysAgo: number, regular: number, selling: number][] = [
      [90, 10000, 10000],
      [20, 10000, low],
      [10, 10000, 10000],
    ];
    const product_id = await addProduct(db, { key, skus: [{ prices }] });
    await addCampaign(db, { key, target: { product_id }, starts_at: inDays(-1) });
  }
  const { customer_group_id } = await db
    .insertInto('customer_group')
    .values({ group_key: 'friends', name: 'Friends' })
    .returning('customer_group_id')
    .executeTakeFirstOrThrow();
  await addCampaign(db, { key: 'for-friends', target: { product_id: productId }, customer_group_id });
}

const fields = 'campaignId name hideTitle ruleType category action actionValue canonicalUrl';

/** The campaigns of this test; the demo shop has campaigns for all products. */
async function campaignsIn(marketId: string, languageId: string, alias = 'in-campaigns') {
  const { data, errors } = await shop.query(
    `query ($alias: String, $marketId: String, $languageId: String) {
      product(alias: $alias, marketId: $marketId, languageId: $languageId) { discountCampaigns { ${fields} } }
    }`,
    { alias, marketId, languageId },
  );
  expect(errors).toBeUndefined();
  const rows = await shop.db.selectFrom('campaign').select(['campaign_id', 'campaign_key']).execute();
  const keyById = new Map(rows.map((row) => [String(row.campaign_id), row.campaign_key]));
  const isOfTest = (key: string) => /^(by-|danish|ended|future|for-friends)/.test(key);
  return data.product.discountCampaigns
    .map(({ campaignId, ...campaign }: { campaignId: string }) => ({
      key: keyById.get(campaignId),
      ...campaign,
    }))
    .filter(({ key }: { key: string }) => isOfTest(key));
}

describe('The campaigns of a product', () => {
  test('are the running campaigns for it, its categories or its brand in the market', async () => {
    expect(await campaignsIn('se', 'en-GB')).toEqual([
      {
        key: 'by-product',
        name: 'by-product',
        hideTitle: true,
        ruleType: 'percentage',
        category: 'product',
        action: 'percentage-off',
        actionValue: '20',
        canonicalUrl: '/en/dc/by-product',
      },
      {
        key: 'by-parent',
        name: 'by-parent',
        hideTitle: false,
        ruleType: 'buy-x-pay-y',
        category: 'product',
        action: 'pay-for-fewer',
        actionValue: '3/2',
        canonicalUrl: null,
      },
    ]);
  });

  test('have no name and no page in a language without a text', async () => {
    const [, byBrand] = await campaignsIn('se', 'sv-SE', 'in-none');
    expect(byBrand).toMatchObject({ key: 'by-brand', name: null, canonicalUrl: null });
  });

  test('do not include a fixed price without an amount in the currency', async () => {
    const keys = (await campaignsIn('fi', 'en-GB', 'in-none')).map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['by-parent']);
  });

  test.each(['by-low', 'by-lower'])(
    'do not include %s, whose percentage the price log forbids',
    async (alias) => {
      const keys = (await campaignsIn('se', 'en-GB', alias)).map(({ key }: { key: string }) => key);
      expect(keys).toEqual(['by-parent']);
    },
  );

  test.each(['by-low', 'by-lower', 'by-product'])(
    'are listed and counted only where announced: %s',
    async (key) => {
      const { campaign_id } = await shop.db
        .selectFrom('campaign')
        .select('campaign_id')
        .where('campaign_key', '=', key)
        .executeTakeFirstOrThrow();
      const facetId = `dc_${campaign_id}`;
      const { data } = await shop.query(
        `query ($filter: FilterInputType) {
        products(marketId: "se", languageId: "en-GB", filter: $filter) { count }
        all: products(marketId: "se", languageId: "en-GB", take: 0) { filters { facets { values { facetId count } } } }
      }`,
        { filter: { facets: [facetId] } },
      );
      const values: { facetId: string; count: number }[] = data.all.filters.facets.flatMap(
        (group: { values: object[] }) => group.values,
      );
      const counted = values.find((value) => value.facetId === facetId)?.count ?? 0;
      expect([data.products.count, counted]).toEqual(key === 'by-product' ? [1, 1] : [0, 0]);
    },
  );

  test('depend on the market', async () => {
    const keys = (await campaignsIn('dk', 'da-DK')).map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['by-parent', 'danish']);
  });

  test('do not include campaigns for another product', async () => {
    const keys = (await campaignsIn('se', 'en-GB', 'in-none')).map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['by-parent', 'by-brand']);
  });

  test('set its price and its discount type', async () => {
    const { data } = await shop.query(
      `{ product(productId: ${productId}) { discountType unitPrice { sellingPriceIncVat regularPriceIncVat } } }`,
    );
    expect(data.product).toEqual({
      discountType: 'PRICE_CAMPAIGN',
      unitPrice: { sellingPriceIncVat: 80, regularPriceIncVat: 100 },
    });
  });
});
