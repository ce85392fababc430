import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type CartMutation, type CartShop, cartFields, errorOf, openCartShop } from '../cart-shop.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

async function filledCart(): Promise<string> {
  const id = await shop.newCart();
  await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 2 } });
  await shop.change('addToCart', { id, item: { skuId: shop.sku.essay, quantity: 1, message: 'To Astrid' } });
  return id;
}

const rowOf = (id: string) =>
  shop.db.selectFrom('cart').selectAll().where('cart_id', '=', id).executeTakeFirstOrThrow();

/** Every mutation that changes a cart, with valid arguments. */
const everyMutation = (id: string): [CartMutation, { id: string }][] => [
  ['addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } } as { id: string }],
  ['updateCartItem', { id, item: { skuId: shop.sku.novel, quantity: 1 } } as { id: string }],
  ['updateCartGroup', { id, item: { groupKey: 'none', quantity: 0 } } as { id: string }],
  [
    'addPackageToCart',
    {
      id,
      packageId: shop.package.id,
      selections: [
        { groupId: shop.package.books.group, optionId: shop.package.books.novel, skuId: shop.sku.novel },
      ],
    } as { id: string },
  ],
  ['clearCart', { id }],
  ['setCartMerchantData', { id, merchantData: 'x' } as { id: string }],
];

describe('Every mutation', () => {
  test.each(['lost', '', "' or 1=1 --"])('returns null for an unknown cart: "%s"', async (id) => {
    for (const [name, variables] of [
      ...everyMutation(id),
      ['completeCart', { id }],
      ['cloneCart', { id }],
    ] as const)
      expect(await shop.change(name, variables)).toEqual({ status: 200, data: { [name]: null } });
  });

  test('is rejected for a completed cart', async () => {
    const id = await filledCart();
    await shop.change('completeCart', { id });
    for (const [name, variables] of everyMutation(id))
      expect(await errorOf(shop, name, variables)).toMatchObject({ code: 'CART_COMPLETED' });
  });

  test('increments the version and updates the time of the last change', async () => {
    const id = await filledCart();
    const before = await rowOf(id);
    await shop.change('clearCart', { id });
    const after = await rowOf(id);
    expect([before.version, after.version]).toEqual([2, 3]);
    expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  });
});

describe('Clearing a cart', () => {
  test('removes all lines and keeps the other data', async () => {
    const id = await filledCart();
    await shop.change('setCartMerchantData', { id, merchantData: 'text' });
    const { data } = await shop.change('clearCart', { id });
    expect(data.clearCart).toMatchObject({ id, items: [] });
    expect(await rowOf(id)).toMatchObject({ merchant_data: 'text' });
    expect((await shop.change('clearCart', { id })).errors).toBeUndefined();
  });
});

describe('Completing a cart', () => {
  test('makes it read-only', async () => {
    const id = await filledCart();
    expect((await shop.change('completeCart', { id })).data.completeCart).toMatchObject({
      isCompleted: true,
    });
    const { completed_at, version } = await rowOf(id);
    expect((await shop.change('completeCart', { id })).data.completeCart).toMatchObject({
      isCompleted: true,
    });
    expect(await rowOf(id)).toMatchObject({ completed_at, version });
    expect(await shop.linesOf(id)).toHaveLength(2);
    const { data } = await shop.query('query ($id: String) { getCart(id: $id, forceRefresh: true) { id } }', {
      id,
    });
    expect(data.getCart).toBeNull();
  });
});

describe('Cloning a cart', () => {
  const clone = async (id: string, resetPromotions?: boolean) => {
    const { data, errors } = await shop.change('cloneCart', { id, resetPromotions });
    expect(errors).toBeUndefined();
    return data.cloneCart as { id: string; promoCode: string | null; merchantData: string | null };
  };

  test('creates a cart with the same lines in the same order, and does not change the original', async () => {
    const id = await filledCart();
    const lines = await shop.linesOf(id);
    const copy = await clone(id);
    expect(copy.id).not.toBe(id);
    const copied = await shop.linesOf(copy.id);
    const withoutId = ({ id: _, ...line }: (typeof lines)[number]) => line;
    expect(copied.map(withoutId)).toEqual(lines.map(withoutId));
    await shop.change('clearCart', { id: copy.id });
    expect(await shop.linesOf(id)).toEqual(lines);
  });

  test('copies the merchant data, and the promo code unless promotions are reset', async () => {
    const id = await filledCart();
    await shop.db
      .updateTable('cart')
      .set({ promo_code: 'SUMMER', merchant_data: 'text', external_shipping_fee: 4900 })
      .where('cart_id', '=', id)
      .execute();
    const [copy, reset] = [await clone(id, false), await clone(id, true)];
    expect(await rowOf(copy.id)).toMatchObject({ promo_code: 'SUMMER', merchant_data: 'text' });
    expect(await rowOf(reset.id)).toMatchObject({
      promo_code: null,
      merchant_data: 'text',
      external_shipping_fee: null,
    });
  });

  test('creates an open cart from a completed one', async () => {
    const id = await filledCart();
    await shop.change('completeCart', { id });
    const copy = await clone(id);
    expect((await rowOf(copy.id)).completed_at).toBeNull();
  });

  test('creates an empty cart from an empty one', async () => {
    const copy = await clone(await shop.newCart());
    expect(await shop.linesOf(copy.id)).toEqual([]);
  });
});

describe('The merchant data', () => {
  test.each(['{"a":1}', '', ' \n', 'ø€𝄞', 'x'.repeat(10_000)])(
    'are stored unchanged (%#)',
    async (merchantData) => {
      const id = await shop.newCart();
      expect((await shop.change('setCartMerchantData', { id, merchantData })).errors).toBeUndefined();
      expect((await rowOf(id)).merchant_data).toBe(merchantData);
    },
  );

  test.each(['x'.repeat(10_001), 'a\u0000b'])(
    'are rejected when they cannot be stored (%#)',
    async (merchantData) => {
      const variables = { id: await shop.newCart(), merchantData };
      expect(await errorOf(shop, 'setCartMerchantData', variables)).toMatchObject({ code: 'BAD_INPUT' });
    },
  );
});

describe('An external shipping fee', () => {
  const mutation = `mutation ($id: String!, $fee: Decimal!, $marketId: String) {
    setCartShippingFee(cartId: $id, shippingFee: $fee, marketId: $marketId) {
      __typename email paymentOptions { id } checkoutStatus cart { ${cartFields} }
    }
  }`;
  const serverKey = () => ({ 'x-apikey': shop.backend.ownApiKey });

  test.each([
    [49, 4900],
    [0, 0],
    [39.9, 3990],
    [1.005, 101],
    [1_000_000, 100_000_000],
    [-1, null],
  ])('of %s is stored as %s, and a checkout is returned', async (fee, stored) => {
    const id = await filledCart();
    const { data } = await shop.query(mutation, { id, fee }, serverKey());
    expect(data.setCartShippingFee).toMatchObject({
      __typename: 'CheckoutType',
      email: null,
      paymentOptions: null,
      cart: { id, items: [{ quantity: 2 }, { quantity: 1 }] },
    });
    expect((await rowOf(id)).external_shipping_fee).toBe(stored);
  });

  test.each([-2, -0.01, 1_000_000.01, 1e300])('of %s is rejected', async (fee) => {
    const id = await shop.newCart();
    const { data, errors } = await shop.query(mutation, { id, fee }, serverKey());
    expect(data).toEqual({ setCartShippingFee: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect((await rowOf(id)).version).toBe(0);
  });

  test.each(['49', null, {}])('of %j is not a Decimal', async (fee) => {
    const { data, errors } = await shop.query(mutation, { id: await shop.newCart(), fee });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  test('is removed when the cart is changed in another market', async () => {
    const id = await filledCart();
    await shop.query(mutation, { id, fee: 49 }, serverKey());
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 }, marketId: 'dk' });
    expect((await rowOf(id)).external_shipping_fee).toBeNull();
    const { data } = await shop.query(mutation, { id: 'lost', fee: 49 }, serverKey());
    expect(data).toEqual({ setCartShippingFee: null });
  });
});

describe('Refreshing a cart', () => {
  const refresh = async (id: string, marketId = 'se') => {
    const { data } = await shop.query(
      `query ($id: String, $marketId: String) { getCart(id: $id, forceRefresh: true, marketId: $marketId) { ${cartFields} } }`,
      { id, marketId },
    );
    return data.getCart.items;
  };
  const setStock = (skuId: number, in_stock: number) =>
    changeShop(shop, (db) => db.updateTable('sku').set({ in_stock }).where('sku_id', '=', skuId).execute());

  test('does not change a cart that can be bought', async () => {
    const id = await filledCart();
    const lines = await shop.linesOf(id);
    expect(await refresh(id)).toEqual(lines);
    expect((await rowOf(id)).version).toBe(2);
  });

  test('lowers quantities to the stock, older lines first, and removes lines out of stock', async () => {
    const id = await shop.newCart();
    for (const message of ['first', 'second', 'third'])
      await shop.change('addToCart', { id, item: { skuId: shop.sku.poem, quantity: 4, message } });
    await shop.change('addToCart', { id, item: { skuId: shop.sku.rare, quantity: 1 } });
    await setStock(shop.sku.poem, 6);
    await setStock(shop.sku.rare, 0);
    expect(await shop.linesOf(id)).toHaveLength(4);
    expect(await refresh(id)).toMatchObject([
      { message: 'first', quantity: 4 },
      { message: 'second', quantity: 2 },
    ]);
    expect(await shop.linesOf(id)).toHaveLength(2);
    await setStock(shop.sku.poem, 500);
    await setStock(shop.sku.rare, 5);
  });

  test('removes lines that the market does not sell', async () => {
    const id = await filledCart();
    await shop.change('addToCart', { id, item: { skuId: shop.sku.notInDenmark, quantity: 1 } });
    expect(await refresh(id, 'dk')).toHaveLength(2);
  });

  test('lowers and removes packages as a whole', async () => {
    const id = await shop.newCart();
    const { books, poems } = shop.package;
    const selections = [
      { groupId: books.group, optionId: books.novel, skuId: shop.sku.novel },
      { groupId: poems.group, optionId: poems.poem, skuId: shop.sku.poem },
    ];
    for (let sets = 0; sets < 3; sets++)
      await shop.change('addPackageToCart', { id, packageId: shop.package.id, selections });
    await setStock(shop.sku.novel, 5);
    expect(await refresh(id)).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
    await setStock(shop.sku.poem, 0);
    expect(await refresh(id)).toEqual([]);
    await setStock(shop.sku.novel, 30);
    await setStock(shop.sku.poem, 500);
  });
});
