import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type OrderShop,
  openOrderShop,
  placeOrderMutation,
} from '#backend/features/order/order-shop.fixture.ts';
import { insertFilledCarts } from '#backend/features/order/purchase/start-order-process.fixture.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';

const shopLimit = 10;
const productLimit = 3;

let shop: OrderShop;
let book: number;
let limitedBook: number;
beforeAll(async () => {
  shop = await openOrderShop({ ORDER_QUANTITY: String(shopLimit) });
  book = await shop.addBook({ in_stock: 100 });
  limitedBook = await shop.addBook({ in_stock: 100 });
  await limit(limitedBook, productLimit);
});
afterAll(() => shop.close());

const limit = (sku_id: number, max_quantity: number) =>
  changeShop(shop, (db) =>
    db.updateTable('sku').set({ max_quantity }).where('sku_id', '=', sku_id).execute(),
  );

const addToCart = (id: string, item: object) =>
  shop.query(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { items { id } } }',
    { id, item },
  );
const updateItem = (id: string, item: object) =>
  shop.query(
    'mutation ($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item, marketId: "se") { id } }',
    { id, item },
  );
const errorOf = ({ errors }: { errors?: { extensions?: object }[] }) => errors?.[0]?.extensions;
const tooMany = (skuId: number, max: number) => ({ code: 'LIMIT_EXCEEDED', max, skuId });

describe.each([
  ['the setting', shopLimit, () => book],
  ['the product, which is lower,', productLimit, () => limitedBook],
])('the limit of %s', (_, max, skuOf) => {
  test('holds over all lines of a title, and for changes of a line', async () => {
    const skuId = skuOf();
    const id = await shop.cartWith({});
    expect(errorOf(await addToCart(id, { skuId, quantity: max + 1 }))).toEqual(tooMany(skuId, max));
    const added = await addToCart(id, { skuId, quantity: max - 1 });
    const [line] = added.data.addToCart.items;
    expect(errorOf(await addToCart(id, { skuId, quantity: 1, message: 'To Astrid' }))).toBeUndefined();
    expect(errorOf(await addToCart(id, { skuId, quantity: 1 }))).toEqual(tooMany(skuId, max));
    expect(errorOf(await updateItem(id, { id: line.id, quantity: max }))).toEqual(tooMany(skuId, max));
    expect(errorOf(await updateItem(id, { id: line.id, quantity: max - 2 }))).toBeUndefined();
  });

  test('holds for an order of a cart that was filled before the limit', async () => {
    const skuId = skuOf();
    const order = async (quantity: number) => {
      const [cartId = ''] = await insertFilledCarts(shop, 1, skuId, quantity);
      const checkout = shop.checkoutWith({ email: `${cartId}@example.se` });
      return errorOf(await shop.query(placeOrderMutation, { cartId, checkout }));
    };
    const before = await shop.stockOf(skuId);
    expect(await order(max + 1)).toEqual(tooMany(skuId, max));
    expect(await shop.stockOf(skuId)).toBe(before);
    expect(await order(max)).toBeUndefined();
    expect(await shop.stockOf(skuId)).toBe(before - max);
  });
});

test('a limit of the product above that of the shop has no effect', async () => {
  const skuId = await shop.addBook({ in_stock: 100 });
  await limit(skuId, shopLimit + 5);
  const id = await shop.cartWith({});
  expect(errorOf(await addToCart(id, { skuId, quantity: shopLimit + 1 }))).toEqual(tooMany(skuId, shopLimit));
});
