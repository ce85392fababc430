import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type CartShop, errorOf, openCartShop } from '../cart-shop.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

async function cartWith(...items: { skuId: number; quantity: number; message?: string }[]): Promise<string> {
  const id = await shop.newCart();
  for (const item of items) {
    const { errors } = await shop.change('addToCart', { id, item });
    expect(errors).toBeUndefined();
  }
  return id;
}

async function update(id: string, item: object) {
  const { data, errors } = await shop.change('updateCartItem', { id, item });
  expect(errors).toBeUndefined();
  return (data.updateCartItem as { items: object[] }).items;
}

const updateError = (id: string, item: object) => errorOf(shop, 'updateCartItem', { id, item } as never);

describe('A line is found', () => {
  test('by its id, whatever the other fields', async () => {
    const id = await cartWith(
      { skuId: shop.sku.novel, quantity: 1 },
      { skuId: shop.sku.novel, quantity: 2, message: 'To Astrid' },
    );
    const [, second] = await shop.linesOf(id);
    expect(await update(id, { id: second?.id, skuId: 1, message: 'nonsense', quantity: 7 })).toMatchObject([
      { quantity: 1 },
      { quantity: 7, message: 'To Astrid' },
    ]);
  });

  test('by its SKU and message', async () => {
    const id = await cartWith(
      { skuId: shop.sku.novel, quantity: 1 },
      { skuId: shop.sku.novel, quantity: 2, message: 'To Astrid' },
    );
    expect(await update(id, { skuId: shop.sku.novel, message: 'To Astrid', quantity: 5 })).toMatchObject([
      { quantity: 1 },
      { quantity: 5 },
    ]);
  });

  test('by its SKU alone: the line without a message, or the only line', async () => {
    const id = await cartWith(
      { skuId: shop.sku.novel, quantity: 2, message: 'To Astrid' },
      { skuId: shop.sku.novel, quantity: 1 },
      { skuId: shop.sku.essay, quantity: 1, message: 'To Tove' },
    );
    await update(id, { skuId: shop.sku.novel, quantity: 4, id: null, message: null, groupKey: null });
    expect(await update(id, { skuId: shop.sku.essay, quantity: 6 })).toMatchObject([
      { quantity: 2 },
      { quantity: 4 },
      { quantity: 6, message: 'To Tove' },
    ]);
  });

  test.each([
    ['an unknown id', () => ({ id: '999999999' })],
    ['an invalid id', () => ({ id: "' or 1=1 --" })],
    ['a SKU that is not in the cart', () => ({ skuId: shop.sku.essay })],
    ['a SKU that does not exist', () => ({ skuId: 999_999_999 })],
    ['an unknown message', () => ({ skuId: shop.sku.novel, message: 'To Selma' })],
    ['an unknown package', () => ({ skuId: shop.sku.novel, groupKey: 'none' })],
    ['no field', () => ({})],
  ])('by nothing else: %s is rejected', async (_, input) => {
    const id = await cartWith({ skuId: shop.sku.novel, quantity: 1 });
    expect(await updateError(id, { ...input(), quantity: 2 })).toMatchObject({ code: 'UNKNOWN_CART_ITEM' });
  });

  test('in its own cart only', async () => {
    const id = await cartWith({ skuId: shop.sku.novel, quantity: 1 });
    const other = await cartWith({ skuId: shop.sku.novel, quantity: 1 });
    const [line] = await shop.linesOf(other);
    expect(await updateError(id, { id: line?.id, quantity: 9 })).toMatchObject({ code: 'UNKNOWN_CART_ITEM' });
    expect(await shop.linesOf(other)).toMatchObject([{ quantity: 1 }]);
  });

  test('not by SKU alone if two lines have messages', async () => {
    const id = await cartWith(
      { skuId: shop.sku.novel, quantity: 1, message: 'To Astrid' },
      { skuId: shop.sku.novel, quantity: 2, message: 'To Tove' },
    );
    expect(await updateError(id, { skuId: shop.sku.novel, quantity: 0 })).toMatchObject({
      code: 'BAD_INPUT',
    });
  });
});

describe('A quantity', () => {
  test('of 0 removes the line only', async () => {
    const id = await cartWith({ skuId: shop.sku.novel, quantity: 3 }, { skuId: shop.sku.essay, quantity: 1 });
    expect(await update(id, { skuId: shop.sku.novel, quantity: 0 })).toMatchObject([
      { skuId: shop.sku.essay },
    ]);
  });

  test('that is unchanged is accepted', async () => {
    const id = await cartWith({ skuId: shop.sku.novel, quantity: 3 });
    expect(await update(id, { skuId: shop.sku.novel, quantity: 3 })).toMatchObject([{ quantity: 3 }]);
  });

  test.each([-1, -999, 1000, 2_147_483_647])('of %s is rejected', async (quantity) => {
    const id = await cartWith({ skuId: shop.sku.unlimited, quantity: 1 });
    expect(await updateError(id, { skuId: shop.sku.unlimited, quantity })).toEqual({
      code: 'BAD_INPUT',
      message: 'quantity must be from 0 to 999.',
    });
  });

  test.each([1.5, '2', null, Number.NaN, 2_147_483_648])('of %j is not an Int', async (quantity) => {
    const id = await cartWith({ skuId: shop.sku.unlimited, quantity: 1 });
    expect((await updateError(id, { skuId: shop.sku.unlimited, quantity })).message).toMatch(/Int|quantity/);
  });

  test('above the stock is rejected, with the stock in the error', async () => {
    const id = await cartWith({ skuId: shop.sku.rare, quantity: 2 });
    expect(await updateError(id, { skuId: shop.sku.rare, quantity: 6 })).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'Only 5 left in stock, and 2 already in the cart.',
      stock: 5,
      inCart: 2,
    });
    expect(await update(id, { skuId: shop.sku.rare, quantity: 5 })).toMatchObject([{ quantity: 5 }]);
  });

  test('is compared with the stock over all lines of the SKU', async () => {
    const id = await cartWith(
      { skuId: shop.sku.rare, quantity: 2 },
      { skuId: shop.sku.rare, quantity: 2, message: 'To Astrid' },
    );
    const change = { skuId: shop.sku.rare, message: '', quantity: 4 };
    expect(await updateError(id, change)).toMatchObject({ stock: 5, inCart: 4 });
    expect(await update(id, { ...change, quantity: 3 })).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
  });

  test('can be lowered to 0 when the stock has fallen or the market no longer sells the SKU', async () => {
    const id = await cartWith({ skuId: shop.sku.novel, quantity: 20 });
    const setStock = (in_stock: number) =>
      changeShop(shop, (db) =>
        db.updateTable('sku').set({ in_stock }).where('sku_id', '=', shop.sku.novel).execute(),
      );
    await setStock(3);
    expect(await update(id, { skuId: shop.sku.novel, quantity: 10 })).toMatchObject([{ quantity: 10 }]);
    expect(await updateError(id, { skuId: shop.sku.novel, quantity: 11 })).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
    });
    await setStock(30);
    const denmark = await cartWith({ skuId: shop.sku.notInDenmark, quantity: 3 });
    const inDenmark = (quantity: number) =>
      shop.change('updateCartItem', {
        id: denmark,
        item: { skuId: shop.sku.notInDenmark, quantity },
        marketId: 'dk',
      });
    expect((await inDenmark(4)).errors).toMatchObject([{ extensions: { code: 'UNKNOWN_SKU' } }]);
    expect((await inDenmark(2)).errors).toBeUndefined();
    expect((await inDenmark(0)).errors).toBeUndefined();
    expect(await shop.linesOf(denmark)).toEqual([]);
  });
});

describe('The limits', () => {
  test('of a line are 999 units, including several additions', async () => {
    const id = await cartWith({ skuId: shop.sku.unlimited, quantity: 999 });
    const add = { id, item: { skuId: shop.sku.unlimited, quantity: 1 } };
    expect(await errorOf(shop, 'addToCart', add)).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  });

  test('of a cart are 80 lines', async () => {
    const id = await shop.newCart();
    await shop.db
      .insertInto('cart_item')
      .values(
        Array.from({ length: 79 }, (_, index) => ({
          cart_id: id,
          sku_id: shop.sku.unlimited,
          quantity: 1,
          message: `To ${index}`,
        })),
      )
      .execute();
    const item = (message: string) => ({ skuId: shop.sku.unlimited, quantity: 1, message });
    expect((await shop.change('addToCart', { id, item: item('To 79') })).errors).toBeUndefined();
    expect(await errorOf(shop, 'addToCart', { id, item: item('To 80') } as never)).toEqual({
      code: 'LIMIT_EXCEEDED',
      message: 'A cart may have 80 lines at most.',
    });
    expect((await shop.change('addToCart', { id, item: item('To 7') })).errors).toBeUndefined();
    expect(await shop.linesOf(id)).toHaveLength(80);
  });
});
