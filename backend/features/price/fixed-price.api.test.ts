import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addCampaign, addProduct, changeShop } from '../product/add-product.fixture.ts';

let shop: TestShop;
let fixed: number;
let ended: number;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    // Prices: days ago, regular, selling.
    fixed = await addProduct(db, { key: 'fixed', skus: [{ prices: [[90, 10_000, 10_000]] }] });
    ended = await addProduct(db, { key: 'ended', skus: [{ prices: [[90, 10_000, 10_000]] }] });
    const rule = { price: 10_001, max_discount: 1250, fixed_by: 'Forlaget' };
    await db
      .insertInto('fixed_price')
      .values([
        { ...rule, product_id: fixed, market_id: 'no', fixed_until: '2099-12-31' },
        { ...rule, product_id: ended, market_id: 'no', fixed_until: '2020-12-31' },
      ])
      .execute();
    for (const product_id of [fixed, ended])
      await addCampaign(db, {
        key: `half-${product_id}`,
        target: { product_id },
        terms: JSON.stringify({ basisPoints: 5000 }),
      });
  });
});
afterAll(() => shop.close());

async function product(productId: number, marketId: string, languageId = 'en-GB') {
  const { data, errors } = await shop.query(
    `query ($productId: Int, $marketId: String, $languageId: String) {
      product(productId: $productId, marketId: $marketId, languageId: $languageId) {
        unitPrice { sellingPriceIncVat }
        parameterGroups { name parameters { identifier name value show } }
      }
    }`,
    { productId, marketId, languageId },
  );
  expect(errors).toBeUndefined();
  return data.product;
}

const statementOf = (found: { parameterGroups: { parameters: { identifier: string; value: string }[] }[] }) =>
  found.parameterGroups
    .flatMap(({ parameters }) => parameters)
    .find(({ identifier }) => identifier === 'fixed-price')?.value;

describe('A fixed price', () => {
  test('limits a campaign in its market only, rounded up to the next unit', async () => {
    // 12.5 % off 100.01 is 87.508 75.
    expect((await product(fixed, 'no')).unitPrice.sellingPriceIncVat).toBe(87.51);
    expect((await product(fixed, 'se')).unitPrice.sellingPriceIncVat).toBe(50);
  });

  test('has no effect after its last day', async () => {
    expect((await product(ended, 'no')).unitPrice.sellingPriceIncVat).toBe(50);
    expect(statementOf(await product(ended, 'no'))).toBeUndefined();
  });

  test('is stated with its source and last day, in every language', async () => {
    expect(statementOf(await product(fixed, 'no'))).toBe('Set by Forlaget, until 31 December 2099');
    expect(statementOf(await product(fixed, 'no', 'nb-NO'))).toBe(
      'Fastsatt av Forlaget, til og med 31. desember 2099',
    );
    expect(statementOf(await product(fixed, 'se'))).toBeUndefined();
  });

  test('changes in the running shop', async () => {
    await changeShop(shop, (db) => db.deleteFrom('fixed_price').where('product_id', '=', fixed).execute());
    expect((await product(fixed, 'no')).unitPrice.sellingPriceIncVat).toBe(50);
  });
});
