import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
/** Two SKUs of different products with a large stock. `addBooks` sets their prices. */
let skus: number[];
let productIds: number[];

beforeAll(async () => {
  shop = await openTestShop();
  await changeShop(shop, addBooks);
});
afterAll(() => shop.close());

/** The first is reduced in Sweden. Denmark has another price for it, and none for the second. */
async function addBooks(db: Database): Promise<void> {
  productIds = [
    await addProduct(db, {
      key: 'reduced',
      skus: [
        {
          in_stock: 500,
          // Days ago, regular price, selling price.
          prices: [
            [40, 24900, 24900],
            [2, 24900, 19900],
          ],
        },
      ],
    }),
    await addProduct(db, { key: 'unreduced', skus: [{ in_stock: 500, prices: [[40, 8900, 8900]] }] }),
  ];
  const rows = await db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .execute();
  skus = rows.map(({ sku_id }) => sku_id);
  const danish = db.selectFrom('price_list').select('price_list_id').where('identifier', '=', 'dkk');
  await db
    .updateTable('price')
    .set({ regular_price: 9995, selling_price: 9995 })
    .where('sku_id', '=', skus[0] ?? 0)
    .where('price_list_id', 'in', danish)
    .execute();
  await db
    .deleteFrom('price')
    .where('sku_id', '=', skus[1] ?? 0)
    .where('price_list_id', 'in', danish)
    .execute();
}

const price = 'regularPriceIncVat sellingPriceIncVat sellingPriceExVat discountIncVat vat currency { code }';
const cartFields = `__typename id isCompleted promoCode
  items { __typename skuId quantity message product { productId } unitPrice { ${price} } totalPrice { ${price} } }
  summary { total { ${price} } subTotal { ${price} } }`;

async function getCart(variables: object = {}) {
  const { data, errors } = await shop.query(
    `query ($id: String, $includeCompleted: Boolean, $marketId: String) {
      getCart(id: $id, includeCompleted: $includeCompleted, marketId: $marketId) { ${cartFields} }
    }`,
    variables,
  );
  expect(errors).toBeUndefined();
  return data.getCart;
}

async function add(id: string, skuId: number | undefined, quantity: number, message?: string) {
  const { data, errors } = await shop.query(
    `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { ${cartFields} } }`,
    { id, item: { skuId, quantity, message } },
  );
  expect(errors).toBeUndefined();
  return data.addToCart;
}

const empty = { __typename: 'CartType', isCompleted: false, promoCode: null, items: [] };

describe('A cart', () => {
  test.each([{}, { id: '' }, { id: null }])('is created empty without an id: %o', async (variables) => {
    const cart = await getCart(variables);
    expect(cart).toMatchObject({
      ...empty,
      id: expect.stringMatching(/\S/),
      summary: { total: { sellingPriceIncVat: 0, vat: 0, currency: { code: 'SEK' } } },
    });
    expect(await getCart({ id: cart.id })).toEqual(cart);
  });

  test('has an id of at least 128 random bits', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count++) ids.push((await getCart()).id);
    const bytes = ids.map((id) => Buffer.from(id, 'base64url'));
    for (const [index, id] of ids.entries()) {
      expect(bytes[index]?.toString('base64url')).toBe(id);
      expect(bytes[index]?.length).toBeGreaterThanOrEqual(16);
    }
    // No byte is constant or a counter: each has many values over 50 ids.
    for (let index = 0; index < 16; index++)
      expect(new Set(bytes.map((id) => id[index])).size).toBeGreaterThan(20);
  });

  test.each(['lost', ' ', '0', "' or 1=1 --", 'x'.repeat(5000)])(
    'with an unknown id is null: %s',
    async (id) => {
      expect(await getCart({ id })).toBeNull();
    },
  );

  test('that is completed is returned only with includeCompleted', async () => {
    const { id } = await getCart();
    await shop.db.updateTable('cart').set({ completed_at: new Date() }).where('cart_id', '=', id).execute();
    expect(await getCart({ id })).toBeNull();
    expect(await getCart({ id, includeCompleted: false })).toBeNull();
    expect(await getCart({ id, includeCompleted: true })).toMatchObject({ id, isCompleted: true });
  });
});

describe('Adding to a cart', () => {
  test('creates a line, and adds to it the next time', async () => {
    const { id } = await getCart();
    expect((await add(id, skus[0], 2)).items).toMatchObject([
      { __typename: 'CartItemType', skuId: skus[0], quantity: 2, product: { productId: productIds[0] } },
    ]);
    const cart = await add(id, skus[0], 3);
    expect(cart.items).toMatchObject([{ skuId: skus[0], quantity: 5 }]);
    expect(await getCart({ id })).toEqual(cart);
  });

  test('creates separate lines for different messages', async () => {
    const { id } = await getCart();
    await add(id, skus[0], 1, 'To Astrid');
    await add(id, skus[0], 2, 'To Tove');
    await add(id, skus[0], 4);
    const { items } = await add(id, skus[0], 8, 'To Astrid');
    expect(items).toMatchObject([
      { quantity: 9, message: 'To Astrid' },
      { quantity: 2, message: 'To Tove' },
      { quantity: 4, message: '' },
    ]);
  });

  test('keeps the order of creation', async () => {
    const { id } = await getCart();
    for (const sku of [skus[1], skus[0], skus[1]]) await add(id, sku, 1);
    expect((await getCart({ id })).items).toMatchObject([{ skuId: skus[1] }, { skuId: skus[0] }]);
  });

  test('does not change other carts', async () => {
    const [one, other] = [await getCart(), await getCart()];
    await add(one.id, skus[0], 1);
    expect((await getCart({ id: other.id })).items).toEqual([]);
  });
});

describe('The sums of a cart', () => {
  const kronor = { currency: { code: 'SEK' } };

  test('are rounded once per line, and the total is the sum of the lines', async () => {
    const { id } = await getCart();
    await add(id, skus[0], 3);
    const cart = await add(id, skus[1], 2);
    expect(cart.items[0].unitPrice).toEqual({
      regularPriceIncVat: 249,
      sellingPriceIncVat: 199,
      sellingPriceExVat: 187.74,
      discountIncVat: 50,
      vat: 11.26,
      ...kronor,
    });
    // VAT is taken out of the line, not of the unit price: 3 × 187.74 would be 563.22.
    expect(cart.items[0].totalPrice).toEqual({
      regularPriceIncVat: 747,
      sellingPriceIncVat: 597,
      sellingPriceExVat: 563.21,
      discountIncVat: 150,
      vat: 33.79,
      ...kronor,
    });
    expect(cart.items[1].totalPrice).toMatchObject({
      sellingPriceIncVat: 178,
      sellingPriceExVat: 167.92,
      vat: 10.08,
    });
    const subTotal = {
      regularPriceIncVat: 925,
      sellingPriceIncVat: 775,
      sellingPriceExVat: 731.13,
      discountIncVat: 150,
      vat: 43.87,
      ...kronor,
    };
    expect(cart.summary).toMatchObject({ subTotal });
    // Shipping is free from 499 kr.
    expect(cart.summary.total).toEqual(subTotal);
  });

  test('are those of the requested market, where a line that it does not sell costs 0', async () => {
    const { id } = await getCart();
    await add(id, skus[0], 2);
    await add(id, skus[1], 1);
    const danish = await getCart({ id, marketId: 'dk' });
    expect(danish.items).toMatchObject([
      { skuId: skus[0], totalPrice: { sellingPriceIncVat: 199.9, vat: 39.98 } },
      {
        skuId: skus[1],
        product: { productId: productIds[1] },
        totalPrice: { sellingPriceIncVat: 0, vat: 0 },
      },
    ]);
    expect(danish.summary.subTotal).toMatchObject({ sellingPriceIncVat: 199.9, currency: { code: 'DKK' } });
  });
});
