import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CartLine, type CartShop, errorOf, openCartShop } from '../cart-shop.fixture.ts';
import type { PackageSelection } from './add-package-to-cart.ts';

let shop: CartShop;
let novel: PackageSelection;
let poem: PackageSelection;
let id: string;
let groupKey: string | null;

beforeAll(async () => {
  shop = await openCartShop();
  const { books, poems } = shop.package;
  novel = { groupId: books.group, optionId: books.novel, skuId: shop.sku.novel };
  poem = { groupId: poems.group, optionId: poems.poem, skuId: shop.sku.poem };
});
afterAll(() => shop.close());

/** Adds two sets of two novels and a poem each. */
async function twoSets(): Promise<CartLine[]> {
  id = await shop.newCart();
  await addSet();
  const lines = await addSet();
  expect(lines).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  groupKey = lines[0]?.groupKey ?? null;
  return lines;
}

async function addSet(): Promise<CartLine[]> {
  const selections = [novel, poem];
  const added = await shop.change('addPackageToCart', { id, packageId: shop.package.id, selections });
  expect(added.errors).toBeUndefined();
  return (added.data.addPackageToCart as { items: CartLine[] }).items;
}

async function update(item: object): Promise<CartLine[]> {
  const { data, errors } = await shop.change('updateCartItem', { id, item });
  expect(errors).toBeUndefined();
  return (data.updateCartItem as { items: CartLine[] }).items;
}

async function subTotal(): Promise<number> {
  const query = `query ($id: String) { getCart(id: $id) { summary { subTotal { sellingPriceIncVat } } } }`;
  return (await shop.query(query, { id })).data.getCart.summary.subTotal.sellingPriceIncVat;
}

describe('A line of a package', () => {
  test('is found by SKU and group key, although there is a single line of the same SKU', async () => {
    await twoSets();
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await update({ skuId: shop.sku.novel, groupKey, quantity: 3 })).toMatchObject([
      { skuId: shop.sku.novel, quantity: 3, groupKey },
      { skuId: shop.sku.poem, quantity: 2, groupKey },
      { skuId: shop.sku.novel, quantity: 1, groupKey: null },
    ]);
  });

  test('is found by id', async () => {
    const [, line] = await twoSets();
    expect(await update({ id: line?.id, quantity: 1 })).toMatchObject([{ quantity: 4 }, { quantity: 1 }]);
  });

  test('can be removed; without an optional line the package keeps its price', async () => {
    await twoSets();
    // Two packages for 100 kr each, and two poems.
    expect(await subTotal()).toBe(400);
    expect(await update({ skuId: shop.sku.poem, groupKey, quantity: 0 })).toMatchObject([{ quantity: 4 }]);
    expect(await subTotal()).toBe(200);
  });

  test('has its single price when the package is no longer complete', async () => {
    await twoSets();
    await update({ skuId: shop.sku.novel, groupKey, quantity: 3 });
    expect(await subTotal()).toBe(3 * 100 + 2 * 100);
    await update({ skuId: shop.sku.novel, groupKey, quantity: 1 });
    expect(await subTotal()).toBe(100 + 2 * 100);
    // Two novels are one package again, for 100 kr.
    await update({ skuId: shop.sku.novel, groupKey, quantity: 2 });
    expect(await subTotal()).toBe(100 + 2 * 100);
  });

  test('is added again with another set of the same package', async () => {
    await twoSets();
    await update({ skuId: shop.sku.novel, groupKey, quantity: 0 });
    expect(await addSet()).toMatchObject([
      { skuId: shop.sku.poem, quantity: 3, groupKey },
      { skuId: shop.sku.novel, quantity: 2, groupKey },
    ]);
  });

  test('is limited by the stock of the book and of the package', async () => {
    await twoSets();
    const aboveBookStock = { id, item: { skuId: shop.sku.novel, groupKey, quantity: 31 } };
    expect(await errorOf(shop, 'updateCartItem', aboveBookStock)).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
    });
    const abovePackageStock = { id, item: { skuId: shop.sku.poem, groupKey, quantity: 13 } };
    expect(await errorOf(shop, 'updateCartItem', abovePackageStock)).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      stock: 12,
      inCart: 2,
    });
  });

  test('is not found with another group key or without one', async () => {
    await twoSets();
    for (const item of [
      { skuId: shop.sku.novel, groupKey: 'other', quantity: 1 },
      { skuId: shop.sku.novel, quantity: 1 },
    ])
      expect(await errorOf(shop, 'updateCartItem', { id, item } as { id: string })).toMatchObject({
        code: 'UNKNOWN_CART_ITEM',
      });
  });

  test('is not increased by a refresh', async () => {
    await twoSets();
    await update({ skuId: shop.sku.novel, groupKey, quantity: 1 });
    const query = 'query ($id: String) { getCart(id: $id, forceRefresh: true) { items { skuId quantity } } }';
    expect((await shop.query(query, { id })).data.getCart.items).toEqual([
      { skuId: shop.sku.novel, quantity: 1 },
      { skuId: shop.sku.poem, quantity: 2 },
    ]);
  });
});
