import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
/** A book with prices set by the test. */
let productId: number;

const fields = `sellingPriceIncVat sellingPriceExVat regularPriceIncVat regularPriceExVat discountIncVat discountExVat
  discountPercentage vat isDiscounted sellingPriceIncVatFormatted sellingPriceExVatFormatted
  regularPriceIncVatFormatted regularPriceExVatFormatted discountIncVatFormatted discountExVatFormatted vatFormatted
  currency { code symbol rate }`;

beforeAll(async () => {
  shop = await openTestShop();
  productId = await changeShop(shop, addPrices);
});
afterAll(() => shop.close());

async function addPrices(db: Database): Promise<number> {
  const product_id = await addProduct(db, {
    key: 'priced',
    skus: [
      {
        // Prices: days ago, regular, selling.
        prices: [
          [40, 24900, 24900],
          [2, 24900, 19900],
        ],
      },
    ],
  });
  const skus = db.selectFrom('sku').select('sku_id').where('product_id', '=', product_id);
  const amounts: Record<string, number> = { DKK: 9995, NOK: 34900, EUR: 1250 };
  for (const [currency, amount] of Object.entries(amounts))
    await db
      .updateTable('price')
      .set({ regular_price: amount, selling_price: amount })
      .where('sku_id', 'in', skus)
      .where('price_list_id', 'in', (eb) =>
        eb.selectFrom('price_list').select('price_list_id').where('currency_code', '=', currency),
      )
      .execute();
  // Germany has its own price list, which comes before the list of all euro countries.
  await db
    .updateTable('price')
    .set({ regular_price: 123456, selling_price: 123456 })
    .where('sku_id', 'in', skus)
    .where('price_list_id', 'in', (eb) =>
      eb.selectFrom('price_list').select('price_list_id').where('identifier', '=', 'eur-de'),
    )
    .execute();
  return product_id;
}

async function priceIn(marketId: string, languageId: string) {
  const { data, errors } = await shop.query(
    `query ($productId: Int, $marketId: String, $languageId: String) {
      product(productId: $productId, marketId: $marketId, languageId: $languageId) { unitPrice { ${fields} } }
    }`,
    { productId, marketId, languageId },
  );
  expect(errors).toBeUndefined();
  return normalizeSpaces(data.product.unitPrice);
}

/** Intl uses two kinds of non-breaking space and a minus sign; the tests compare plain spaces and hyphens. */
function normalizeSpaces<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value)
      .replace(/[\u00a0\u202f]/g, ' ')
      .replaceAll('\u2212', '-'),
  );
}

describe('A price', () => {
  test('has every amount as a decimal and formatted', async () => {
    expect(await priceIn('se', 'sv-SE')).toEqual({
      sellingPriceIncVat: 199,
      sellingPriceExVat: 187.74,
      regularPriceIncVat: 249,
      regularPriceExVat: 234.91,
      discountIncVat: 50,
      discountExVat: 47.17,
      discountPercentage: 20,
      vat: 11.26,
      isDiscounted: true,
      sellingPriceIncVatFormatted: '199 kr',
      sellingPriceExVatFormatted: '187,74 kr',
      regularPriceIncVatFormatted: '249 kr',
      regularPriceExVatFormatted: '234,91 kr',
      discountIncVatFormatted: '50 kr',
      discountExVatFormatted: '47,17 kr',
      vatFormatted: '11,26 kr',
      currency: { code: 'SEK', symbol: 'kr', rate: 1 },
    });
  });

  test.each([
    ['se', 'sv-SE', 199, '199 kr'],
    ['se', 'en-GB', 199, 'SEK 199'],
    ['dk', 'da-DK', 99.95, '99,95 kr.'],
    ['dk', 'en-GB', 99.95, 'DKK 99.95'],
    ['no', 'nb-NO', 349, '349 kr'],
    ['fi', 'fi-FI', 12.5, '12,50 €'],
    ['fi', 'sv-SE', 12.5, '12,50 €'],
    ['fi', 'en-GB', 12.5, '€12.50'],
    ['de', 'en-GB', 1234.56, '€1,234.56'],
  ])('in market %s and language %s is %s, formatted %s', async (market, language, decimal, formatted) => {
    const price = await priceIn(market, language);
    expect([price.sellingPriceIncVat, price.sellingPriceIncVatFormatted]).toEqual([decimal, formatted]);
  });

  test.each([
    ['se', 187.74, 11.26],
    ['dk', 79.96, 19.99],
    ['no', 349, 0],
    ['fi', 11.01, 1.49],
    ['de', 1153.79, 80.77],
  ])('in market %s includes the VAT on books of that country', async (market, exVat, vat) => {
    const price = await priceIn(market, 'en-GB');
    expect([price.sellingPriceExVat, price.vat]).toEqual([exVat, vat]);
  });

  test('without a reduction has no discount', async () => {
    expect(await priceIn('dk', 'da-DK')).toMatchObject({
      discountIncVat: 0,
      discountExVat: 0,
      discountPercentage: 0,
      isDiscounted: false,
    });
  });

  test('is the same amount in every language of a market', async () => {
    const [danish, english] = await Promise.all([priceIn('dk', 'da-DK'), priceIn('dk', 'en-GB')]);
    const numbers = (price: object) => Object.entries(price).filter(([, value]) => typeof value === 'number');
    expect(numbers(danish)).toEqual(numbers(english));
  });

  test('with VAT minus the price without VAT is the VAT, for every product in every market', async () => {
    const { data } = await shop.query('{ channel { markets { alias } } products { count } }');
    const cents = (amount: number) => Math.round(amount * 100);
    for (const { alias } of data.channel.markets) {
      for (let skip = 0; skip < data.products.count; skip += 200) {
        const page = await shop.query(
          'query ($skip: Int, $market: String) { products(skip: $skip, take: 200, marketId: $market) { products { unitPrice { sellingPriceIncVat sellingPriceExVat vat } } } }',
          { skip, market: alias },
        );
        expect(page.data.products.products.length).toBeGreaterThan(0);
        for (const { unitPrice } of page.data.products.products) {
          const { sellingPriceIncVat, sellingPriceExVat, vat } = unitPrice;
          expect(cents(sellingPriceIncVat) - cents(sellingPriceExVat)).toBe(cents(vat));
          expect(sellingPriceExVat).toBeGreaterThan(0);
        }
      }
    }
  });
});
