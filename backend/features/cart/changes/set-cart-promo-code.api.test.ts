import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSharedData } from '#backend/catalogue-index/loaders/load-shared-data.ts';
import { createPostgresEngine } from '#backend/catalogue-index/postgres-engine/create-postgres-engine.ts';
import { type Catalogue, resolveScope } from '#backend/catalogue-index/scope.ts';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { findCart } from '../cart.queries.ts';
import { resolveCodes } from './resolve-codes.ts';

let shop: TestShop;
let catalogue: Catalogue;
/** A book for 200 kr, and another for 100 kr, both too heavy for a letter: the cheapest delivery costs 49 kr. */
let skus: number[];
const day = 86_400_000;

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, async (db) => {
    const heavy = { in_stock: 99, weight_grams: 2500 };
    // Prices: days ago, regular, selling.
    const ids = [
      await addProduct(db, { key: 'coded', skus: [{ ...heavy, prices: [[40, 20_000, 20_000]] }] }),
      await addProduct(db, { key: 'other', skus: [{ ...heavy, prices: [[40, 10_000, 10_000]] }] }),
    ];
    const rows = await db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .execute();
    skus = rows.map(({ sku_id }) => sku_id);
    const codes = {
      HALF: { terms: { basisPoints: 5000 }, target: { product_id: ids[0] } },
      NORWEGIAN: { terms: { basisPoints: 5000 }, target: {}, marketIds: ['no'] },
      CLUB: { terms: { basisPoints: 5000 }, target: {}, customer_group_id: 1 },
      FUTURE: { terms: { basisPoints: 5000 }, target: {}, starts_at: new Date(Date.now() + day) },
      PAIR: { type: 'buy-x-pay-y', terms: { buy: 2, pay: 1 }, target: {} },
      LITTLE: { type: 'fixed-amount', terms: { amount: { SEK: 1000 } }, target: {} },
    };
    for (const [code, { terms, ...columns }] of Object.entries(codes)) {
      const campaign_id = await addCampaign(db, {
        key: code.toLowerCase(),
        terms: JSON.stringify(terms),
        needs_code: true,
        ...columns,
      });
      await db.insertInto('promo_code').values({ code, campaign_id }).execute();
      if (code !== 'HALF') continue;
      const others = [
        { code: 'HALF-FROM-500', campaign_id, minimum: JSON.stringify({ SEK: 50_000 }) },
        { code: 'HALF-IN-EUROS', campaign_id, minimum: JSON.stringify({ EUR: 1 }) },
        { code: 'HALF-ENDED', campaign_id, ends_at: new Date(Date.now() - day) },
        { code: 'HALF-USED', campaign_id, max_uses: 2, uses: 2 },
        { code: 'HALF-ONCE', campaign_id, max_uses_per_customer: 1 },
      ];
      for (const values of others) await db.insertInto('promo_code').values(values).execute();
    }
    await db
      .insertInto('gift_code')
      .values([
        { code: 'EMPTY', currency_code: 'SEK', balance: 0 },
        { code: 'EXPIRED', currency_code: 'SEK', balance: 100, ends_at: new Date(Date.now() - day) },
      ])
      .execute();
  });
  const shared = await loadSharedData(shop.db);
  catalogue = { ...shared, engine: createPostgresEngine(shop.db, shared) };
});
afterAll(() => shop.close());

const price = 'regularPriceIncVat sellingPriceIncVat discountIncVat vat';
const fields = `promoCode fixedDiscount freeShipping appliedCampaigns { name }
  items { unitPrice { ${price} } campaign { appliedCampaigns { name } } }
  summary { subTotal { ${price} } total { ${price} } vats { amount } shipping { feeIncVat }
    balance { pending remaining totalSellingPriceExBalanceIncVat pendingFormatted } }`;

async function cartOf(quantities: number[]): Promise<string> {
  const { data } = await shop.query('{ getCart { id } }');
  const { id } = data.getCart;
  const items = quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ cart_id: id, sku_id: skus[index] ?? 0, quantity, message: '' }] : [],
  );
  if (items.length > 0) await shop.db.insertInto('cart_item').values(items).execute();
  return id;
}

/** Enters a code and returns the cart's code, or the error code. */
async function enterCode(id: string, promoCode: string): Promise<string | null> {
  const { data, errors } = await shop.query(
    'mutation ($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { promoCode } }',
    { id, promoCode },
  );
  const errorCode = errors?.[0]?.extensions?.code;
  if (errorCode !== undefined) {
    expect((await read(id)).promoCode).toBeNull();
    return String(errorCode);
  }
  return data.setCartPromoCode.promoCode;
}

async function read(id: string, marketId = 'se') {
  const { data, errors } = await shop.query(
    `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { ${fields} } }`,
    { id, marketId },
  );
  expect(errors).toBeUndefined();
  return data.getCart;
}

describe('An entered code', () => {
  test.each(['half', ' Half ', 'HALF'])('is normalized: "%s"', async (input) => {
    expect(await enterCode(await cartOf([1]), input)).toBe('HALF');
  });

  test.each(['', '   '])('is removed by an empty text: "%s"', async (input) => {
    expect(await enterCode(await cartOf([1]), input)).toBeNull();
  });

  test.each([
    'NO-SUCH',
    'HALF-ENDED',
    'HALF-USED',
    'FUTURE',
    'EMPTY',
    'EXPIRED',
    'X'.repeat(101),
    "' or 1=1 --",
  ])('is invalid: %s', async (input) => {
    expect(await enterCode(await cartOf([3]), input)).toBe('INVALID_PROMO_CODE');
  });

  test.each([
    ['the value is below the minimum', 'HALF-FROM-500', [2]],
    ['it has no minimum in the currency', 'HALF-IN-EUROS', [2]],
    ['it has no targeted product', 'HALF', [0, 3]],
    ['the cart is empty', 'HALF', []],
    ['it is for another market', 'NORWEGIAN', [1]],
    ['it is for a customer group', 'CLUB', [1]],
    ['the quantity is too low', 'PAIR', [1]],
    ['it has another currency', 'LAHJA-2026-KVARTO', [1]],
  ])('is rejected if the cart does not meet its conditions: %s', async (_, input, quantities) => {
    expect(await enterCode(await cartOf(quantities), input)).toBe('RequirementsNotMet');
  });

  test('is rejected for a customer who has used it', async () => {
    const { customer_id } = await shop.db
      .insertInto('customer')
      .values({ email: 'used@example.com' })
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    const cart = await findCart(shop.db, await cartOf([1]));
    if (!cart) throw new Error('The cart does not exist.');
    const customerCart = { ...cart, customer_id };
    expect(await resolveCodes(shop.db, swedishScope(), customerCart, 'HALF-ONCE')).toMatchObject({
      promo_code: 'HALF-ONCE',
    });
    await shop.db
      .insertInto('promo_code_use')
      .values({ code: 'HALF-ONCE', cart_id: 'earlier', customer_id })
      .execute();
    const again = resolveCodes(shop.db, swedishScope(), customerCart, 'HALF-ONCE');
    await expect(again).rejects.toMatchObject({ extensions: { code: 'RequirementsNotMet' } });
  });

  test('replaces the old one, unless it is rejected', async () => {
    const id = await cartOf([2]);
    await enterCode(id, 'HALF');
    expect(await enterCode(id, 'PAIR')).toBe('PAIR');
    const { errors } = await shop.query(
      'mutation ($id: String!) { setCartPromoCode(id: $id, promoCode: "NO-SUCH") { id } }',
      { id },
    );
    expect(errors).toHaveLength(1);
    expect((await read(id)).promoCode).toBe('PAIR');
    expect(await enterCode(id, '')).toBeNull();
    expect((await read(id)).promoCode).toBeNull();
  });
});

/** For tests that depend on the customer and do not use the API. */
function swedishScope() {
  const now = Date.now();
  const options = {
    marketInPath: false,
    shopUrl: '',
    now,
    day: new Date(now).toISOString().slice(0, 10),
    customerGroupId: null,
  };
  return resolveScope(catalogue, { marketId: 'se' }, options);
}

describe('A cart with a code', () => {
  test('has the reduced price with the normal price as comparison price', async () => {
    const id = await cartOf([1, 1]);
    await enterCode(id, 'HALF');
    const cart = await read(id);
    expect(cart.promoCode).toBe('HALF');
    expect(cart.items[0]).toMatchObject({
      unitPrice: { regularPriceIncVat: 200, sellingPriceIncVat: 100 },
      campaign: { appliedCampaigns: [{ name: 'half' }] },
    });
    expect(cart.items[1]).toMatchObject({ unitPrice: { sellingPriceIncVat: 100 }, campaign: null });
    expect(cart.summary.subTotal).toMatchObject({ sellingPriceIncVat: 200, discountIncVat: 100 });
  });

  test('keeps a code without effect while it does not meet the conditions', async () => {
    const id = await cartOf([3]);
    await enterCode(id, 'HALF-FROM-500');
    expect((await read(id)).summary.subTotal.sellingPriceIncVat).toBe(300);
    await shop.db.updateTable('cart_item').set({ quantity: 2 }).where('cart_id', '=', id).execute();
    expect(await read(id)).toMatchObject({
      promoCode: null,
      summary: { subTotal: { sellingPriceIncVat: 400 } },
    });
    await shop.db.updateTable('cart_item').set({ quantity: 4 }).where('cart_id', '=', id).execute();
    expect(await read(id)).toMatchObject({
      promoCode: 'HALF-FROM-500',
      summary: { subTotal: { sellingPriceIncVat: 400 } },
    });
    expect((await read(id, 'no')).promoCode).toBeNull();
  });

  test('hides a code without effect, and applies it once it lowers the total', async () => {
    // Shipping is free for 600 kr anyway.
    const id = await cartOf([3]);
    expect(await enterCode(id, 'FRIFRAKT')).toBeNull();
    expect(await read(id)).toMatchObject({ promoCode: null, freeShipping: true });
    await shop.db.updateTable('cart_item').set({ quantity: 1 }).where('cart_id', '=', id).execute();
    expect(await read(id)).toMatchObject({
      promoCode: 'FRIFRAKT',
      freeShipping: true,
      summary: { total: { sellingPriceIncVat: 200 } },
    });
    await shop.db.updateTable('cart_item').set({ quantity: 3 }).where('cart_id', '=', id).execute();
    expect(await enterCode(id, '')).toBeNull();
    await shop.db.updateTable('cart_item').set({ quantity: 1 }).where('cart_id', '=', id).execute();
    expect(await read(id)).toMatchObject({ promoCode: null, freeShipping: false });
  });

  test('never costs more than without the code', async () => {
    // Shipping is free for 500 kr; with 10 kr less it would not be.
    const id = await cartOf([2, 1]);
    await enterCode(id, 'LITTLE');
    expect(await read(id)).toMatchObject({
      promoCode: null,
      appliedCampaigns: [{ name: expect.not.stringMatching('little') }],
      summary: { total: { sellingPriceIncVat: 500 }, shipping: { feeIncVat: 0 } },
    });
  });

  test.each([
    ['VALKOMMEN10', [1], { summary: { subTotal: { sellingPriceIncVat: 180 } } }],
    ['FRIFRAKT', [1], { freeShipping: true, summary: { total: { sellingPriceIncVat: 200 } } }],
    ['HUNDRA', [3], { fixedDiscount: 100, summary: { total: { sellingPriceIncVat: 500 } } }],
  ])('of the demo shop: %s', async (code, quantities, expected) => {
    const id = await cartOf(quantities);
    await enterCode(id, code);
    expect(await read(id)).toMatchObject(expected);
  });

  test('of a gift has a lower amount to pay, with the same prices and VAT', async () => {
    const id = await cartOf([2]);
    const before = (await read(id)).summary;
    await enterCode(id, 'gava-2026-kvarto');
    const { summary } = await read(id);
    expect(summary.balance).toMatchObject({
      pending: 300,
      remaining: 0,
      totalSellingPriceExBalanceIncVat: 449,
    });
    expect(summary.total).toMatchObject({
      sellingPriceIncVat: 149,
      discountIncVat: 0,
      vat: before.total.vat,
    });
    expect({ ...summary, balance: 0, total: 0 }).toEqual({ ...before, balance: 0, total: 0 });
    expect((await read(id, 'fi')).summary.balance.pending).toBe(0);
  });

  test('of a gift pays at most the total', async () => {
    const id = await cartOf([1]);
    await enterCode(id, 'GAVA-2026-KVARTO');
    expect((await read(id)).summary).toMatchObject({
      balance: { pending: 249, remaining: 51 },
      total: { sellingPriceIncVat: 0 },
    });
  });
});
