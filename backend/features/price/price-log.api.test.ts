import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (count: number) => new Date(Date.now() - count * day);

let shop: TestShop;
let reduced: number;
let permanentlyReduced: number;
let steady: number;
let inCampaign: number;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, addPrices);
});
afterAll(() => shop.close());

async function addPrices(db: Database): Promise<void> {
  reduced = await addProduct(db, {
    key: 'reduced',
    skus: [
      // Prices: days ago, regular, selling.
      { prices: [[90, 20000, 20000]] },
      {
        choice: 'ebook',
        prices: [
          [90, 15000, 15000],
          [20, 10000, 10000],
          [12, 12500, 12500],
          [5, 12500, 9000],
        ],
      },
    ],
  });
  permanentlyReduced = await addProduct(db, {
    key: 'permanently-reduced',
    skus: [{ prices: [[90, 20000, 9900]] }],
  });
  steady = await addProduct(db, { key: 'steady', skus: [{ prices: [[90, 10600, 10600]] }] });
  inCampaign = await addProduct(db, { key: 'in-campaign', skus: [{ prices: [[90, 10000, 10000]] }] });
  await addCampaign(db, {
    key: 'last-week',
    target: { product_id: inCampaign },
    starts_at: daysAgo(10),
    ends_at: daysAgo(3),
    marketIds: ['se'],
  });
}

async function product(productId: number, fields: string, marketId = 'se', languageId = 'sv-SE') {
  const { data, errors } = await shop.query(
    `query ($productId: Int, $marketId: String, $languageId: String) {
      product(productId: $productId, marketId: $marketId, languageId: $languageId) { ${fields} }
    }`,
    { productId, marketId, languageId },
  );
  expect(errors).toBeUndefined();
  return data.product;
}

describe('The price log', () => {
  test('lists the last 30 days of the cheapest SKU, oldest first', async () => {
    const { priceLog } = await product(
      reduced,
      'priceLog { date sellingPriceIncVat regularPriceIncVat discountIncVat discountPercentage isDiscounted isLowest }',
    );
    const dates = priceLog.map(({ date }: { date: string }) => date);
    for (const [index, age] of [30, 20, 12, 5].entries())
      expect(Math.abs(Date.parse(dates[index]) - daysAgo(age).getTime())).toBeLessThan(day / 2);
    const undiscounted = { discountIncVat: 0, discountPercentage: 0, isDiscounted: false, isLowest: false };
    expect(priceLog).toEqual([
      { date: dates[0], sellingPriceIncVat: 150, regularPriceIncVat: 150, ...undiscounted },
      { date: dates[1], sellingPriceIncVat: 100, regularPriceIncVat: 100, ...undiscounted },
      { date: dates[2], sellingPriceIncVat: 125, regularPriceIncVat: 125, ...undiscounted },
      {
        date: dates[3],
        sellingPriceIncVat: 90,
        regularPriceIncVat: 100,
        discountIncVat: 10,
        discountPercentage: 10,
        isDiscounted: true,
        isLowest: true,
      },
    ]);
  });

  test('has every amount as a decimal and formatted', async () => {
    const { priceLog } = await product(
      steady,
      `priceLog { sellingPriceIncVat sellingPriceExVat regularPriceExVat discountExVat vat sellingPriceIncVatFormatted
        sellingPriceExVatFormatted regularPriceIncVatFormatted regularPriceExVatFormatted discountIncVatFormatted
        discountExVatFormatted vatFormatted }`,
    );
    expect(JSON.parse(JSON.stringify(priceLog).replace(/\u00a0/g, ' '))).toEqual([
      {
        sellingPriceIncVat: 106,
        sellingPriceExVat: 100,
        regularPriceExVat: 100,
        discountExVat: 0,
        vat: 6,
        sellingPriceIncVatFormatted: '106 kr',
        sellingPriceExVatFormatted: '100 kr',
        regularPriceIncVatFormatted: '106 kr',
        regularPriceExVatFormatted: '100 kr',
        discountIncVatFormatted: '0 kr',
        discountExVatFormatted: '0 kr',
        vatFormatted: '6 kr',
      },
    ]);
  });

  test('includes campaign prices in the markets of the campaign', async () => {
    const fields = 'priceLog { sellingPriceIncVat isLowest }';
    expect((await product(inCampaign, fields)).priceLog).toEqual([
      { sellingPriceIncVat: 100, isLowest: false },
      { sellingPriceIncVat: 80, isLowest: true },
      { sellingPriceIncVat: 100, isLowest: false },
    ]);
    expect((await product(inCampaign, fields, 'dk')).priceLog).toEqual([
      { sellingPriceIncVat: 100, isLowest: true },
    ]);
  });
});

describe('The lowest price', () => {
  const fields = `lowestPrice { sellingPriceIncVat comparisonPriceIncVat lowestPriceIncVat discountIncVat
    discountPercentage isDiscounted } discountType unitPrice { regularPriceIncVat isDiscounted }`;

  test('of a reduction is compared with the lowest of the 30 days before its start', async () => {
    expect(await product(reduced, fields)).toEqual({
      lowestPrice: {
        sellingPriceIncVat: 90,
        comparisonPriceIncVat: 100,
        lowestPriceIncVat: 90,
        discountIncVat: 10,
        discountPercentage: 10,
        isDiscounted: true,
      },
      discountType: 'SALE_PRICE',
      unitPrice: { regularPriceIncVat: 100, isDiscounted: true },
    });
  });

  test('of a permanent sale price is not a reduction', async () => {
    expect(await product(permanentlyReduced, fields)).toEqual({
      lowestPrice: {
        sellingPriceIncVat: 99,
        comparisonPriceIncVat: 99,
        lowestPriceIncVat: 99,
        discountIncVat: 0,
        discountPercentage: 0,
        isDiscounted: false,
      },
      discountType: 'NONE',
      unitPrice: { regularPriceIncVat: 99, isDiscounted: false },
    });
  });

  test('includes an ended campaign', async () => {
    const { lowestPrice } = await product(inCampaign, fields);
    expect(lowestPrice).toMatchObject({
      sellingPriceIncVat: 100,
      comparisonPriceIncVat: 100,
      lowestPriceIncVat: 80,
      isDiscounted: false,
    });
  });

  test('has every amount with and without VAT, as a number and formatted', async () => {
    const { lowestPrice } = await product(
      reduced,
      `lowestPrice { sellingPriceExVat comparisonPriceExVat lowestPriceExVat discountExVat vat
        sellingPriceIncVatFormatted sellingPriceExVatFormatted comparisonPriceIncVatFormatted
        comparisonPriceExVatFormatted lowestPriceIncVatFormatted lowestPriceExVatFormatted discountIncVatFormatted
        discountExVatFormatted vatFormatted }`,
      'fi',
      'en-GB',
    );
    expect(lowestPrice).toEqual({
      sellingPriceExVat: 79.3,
      comparisonPriceExVat: 88.11,
      lowestPriceExVat: 79.3,
      discountExVat: 8.81,
      vat: 10.7,
      sellingPriceIncVatFormatted: '€90.00',
      sellingPriceExVatFormatted: '€79.30',
      comparisonPriceIncVatFormatted: '€100.00',
      comparisonPriceExVatFormatted: '€88.11',
      lowestPriceIncVatFormatted: '€90.00',
      lowestPriceExVatFormatted: '€79.30',
      discountIncVatFormatted: '€10.00',
      discountExVatFormatted: '€8.81',
      vatFormatted: '€10.70',
    });
  });
});
