import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type CartLine, type CartShop, errorOf, openCartShop } from '../cart-shop.fixture.ts';
import type { PackageSelection } from './add-package-to-cart.ts';

let shop: CartShop;
let novel: PackageSelection;
let essay: PackageSelection;
let poem: PackageSelection;

beforeAll(async () => {
  shop = await openCartShop();
  const { books, poems } = shop.package;
  novel = { groupId: books.group, optionId: books.novel, skuId: shop.sku.novel };
  essay = { groupId: books.group, optionId: books.essay, skuId: shop.sku.essay };
  poem = { groupId: poems.group, optionId: poems.poem, skuId: shop.sku.poem };
});
afterAll(() => shop.close());

async function add(id: string, ...selections: PackageSelection[]): Promise<CartLine[]> {
  const { data, errors } = await shop.change('addPackageToCart', {
    id,
    packageId: shop.package.id,
    selections,
  });
  expect(errors).toBeUndefined();
  return (data.addPackageToCart as { items: CartLine[] }).items;
}

async function update(id: string, quantity: number): Promise<CartLine[]> {
  const groupKey = await keyIn(id);
  const { data, errors } = await shop.change('updateCartGroup', { id, item: { groupKey, quantity } });
  expect(errors).toBeUndefined();
  return (data.updateCartGroup as { items: CartLine[] }).items;
}

const rowsOf = (id: string) =>
  shop.db.selectFrom('cart_item').selectAll().where('cart_id', '=', id).orderBy('cart_item_id').execute();

/** The group key of the first line. */
const keyIn = async (id: string) => (await rowsOf(id))[0]?.group_key;

describe('A package', () => {
  test('has a line for each selection, with the quantity of a set and a common key', async () => {
    const id = await shop.newCart();
    await add(id, poem, novel);
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([
      {
        sku_id: shop.sku.novel,
        quantity: 2,
        package_product_id: shop.package.id,
        package_group_id: novel.groupId,
        package_option_id: novel.optionId,
      },
      { sku_id: shop.sku.poem, quantity: 1, package_group_id: poem.groupId },
    ]);
    expect(rows[0]?.group_key).toMatch(/^\S{10,}$/);
    expect(rows[1]?.group_key).toBe(rows[0]?.group_key);
  });

  test('needs no selection of an optional group', async () => {
    const id = await shop.newCart();
    expect(await add(id, essay)).toMatchObject([{ skuId: shop.sku.essay, quantity: 2 }]);
  });

  test('with the same selections in any order adds another set', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    expect(await add(id, poem, novel)).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  test('with other selections is a separate package', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    await add(id, essay);
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
    expect(new Set(rows.map(({ group_key }) => group_key)).size).toBe(2);
  });

  test('is separate from single lines of the same SKU', async () => {
    const id = await shop.newCart();
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    await add(id, novel);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await shop.linesOf(id)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  });

  test.each<[string, () => (PackageSelection | null)[] | null]>([
    ['no selections', () => null],
    ['an empty list', () => []],
    ['a list of null', () => [null]],
    ['the optional group alone', () => [poem]],
    ['one group twice', () => [novel, essay]],
    ['the same selection twice', () => [novel, novel]],
    ['an unknown group', () => [novel, { ...poem, groupId: 999_999 }]],
    ['an option of another group', () => [{ ...novel, optionId: poem.optionId }]],
    ['an unknown option', () => [{ ...novel, optionId: -1 }]],
    ['a SKU of another option', () => [{ ...novel, skuId: shop.sku.essay }]],
  ])('is rejected with %s', async (_, selections) => {
    const variables = { id: await shop.newCart(), packageId: shop.package.id, selections: selections() };
    expect(await errorOf(shop, 'addPackageToCart', variables)).toMatchObject({ code: 'BAD_INPUT' });
  });

  test.each<[string, () => { packageId: number; selections: PackageSelection[] }]>([
    [
      'an unknown SKU',
      () => ({ packageId: shop.package.id, selections: [{ ...novel, skuId: 999_999_999 }] }),
    ],
    ['an unknown package', () => ({ packageId: 999_999_999, selections: [novel] })],
    ['a negative package id', () => ({ packageId: -1, selections: [novel] })],
    ['a product that is not a package', () => ({ packageId: 1, selections: [novel] })],
  ])('is rejected: %s', async (_, input) => {
    const variables = { id: await shop.newCart(), ...input() };
    expect(await errorOf(shop, 'addPackageToCart', variables)).toMatchObject({ code: 'UNKNOWN_SKU' });
  });

  test('is limited by the stock of its parts, including single lines', async () => {
    const id = await shop.newCart();
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 29 } });
    const variables = { id, packageId: shop.package.id, selections: [novel] };
    expect(await errorOf(shop, 'addPackageToCart', variables)).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      stock: 30,
      inCart: 29,
    });
  });

  test('is limited by its own stock over all selections, including lines of the package SKU', async () => {
    const id = await shop.newCart();
    await add(id, essay);
    await update(id, 10);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.package, quantity: 1 } });
    await add(id, novel);
    const variables = { id, packageId: shop.package.id, selections: [novel] };
    const expected = { code: 'INSUFFICIENT_STOCK', stock: 12, inCart: 12 };
    expect(await errorOf(shop, 'addPackageToCart', variables)).toMatchObject(expected);
    const item = { skuId: shop.sku.package, quantity: 1 };
    expect(await errorOf(shop, 'addToCart', { id, item } as { id: string })).toMatchObject(expected);
    const more = { ...item, quantity: 2 };
    expect(await errorOf(shop, 'updateCartItem', { id, item: more } as { id: string })).toMatchObject(
      expected,
    );
  });
});

describe('The quantity of a package', () => {
  test('sets the quantity of all its lines', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    expect(await update(id, 5)).toMatchObject([{ quantity: 10 }, { quantity: 5 }]);
    expect(await update(id, 2)).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  test('of 0 removes the package only', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await update(id, 0)).toMatchObject([{ skuId: shop.sku.novel, quantity: 1 }]);
  });

  test.each([-1, 1000])('of %s is rejected', async (quantity) => {
    const id = await shop.newCart();
    await add(id, novel);
    const variables = { id, item: { groupKey: await keyIn(id), quantity } };
    expect(await errorOf(shop, 'updateCartGroup', variables)).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('above the stock of a part or of the package is rejected', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    const groupKey = await keyIn(id);
    const raise = (quantity: number) => ({ id, item: { groupKey, quantity } });
    expect(await errorOf(shop, 'updateCartGroup', raise(13))).toMatchObject({ stock: 12, inCart: 1 });
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 20 } });
    expect(await errorOf(shop, 'updateCartGroup', raise(6))).toMatchObject({ stock: 30, inCart: 22 });
  });

  test.each([null, '', 'unknown'])('of an unknown package is rejected: %j', async (groupKey) => {
    const id = await shop.newCart();
    await add(id, novel);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    const variables = { id, item: { groupKey, quantity: 0 } };
    expect(await errorOf(shop, 'updateCartGroup', variables)).toMatchObject({
      code: 'UNKNOWN_CART_ITEM',
    });
  });

  test('cannot be changed by addToCart', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    const adding = { id, item: { skuId: shop.sku.novel, quantity: 1, groupKey: await keyIn(id) } };
    expect(await errorOf(shop, 'addToCart', adding)).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('The price of a package', () => {
  const prices = async (id: string, marketId = 'se') => {
    const { data } = await shop.query(
      `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) {
        items { unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat regularPriceIncVat } }
        summary { subTotal { sellingPriceIncVat } }
      } }`,
      { id, marketId },
    );
    const { items, summary } = data.getCart;
    return {
      unitPrices: items.map(
        (item: { unitPrice: { sellingPriceIncVat: number } }) => item.unitPrice.sellingPriceIncVat,
      ),
      subTotal: summary.subTotal.sellingPriceIncVat,
    };
  };

  test('is divided over the required parts; optional parts have their single price', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    // Each book costs 100 kr, and the package with two of them 100 kr.
    expect(await prices(id)).toEqual({ unitPrices: [50, 100], subTotal: 200 });
    await update(id, 3);
    expect(await prices(id)).toEqual({ unitPrices: [50, 100], subTotal: 600 });
  });

  test('does not change the price of a single line of the same SKU', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await prices(id)).toEqual({ unitPrices: [50, 100], subTotal: 200 });
  });

  test('is the sum of the single prices once the package has other required groups', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    await changeShop(shop, (db) =>
      db
        .updateTable('package_group')
        .set({ is_required: true })
        .where('package_group_id', '=', poem.groupId)
        .execute(),
    );
    expect(await prices(id)).toEqual({ unitPrices: [100], subTotal: 200 });
    await changeShop(shop, (db) =>
      db
        .updateTable('package_group')
        .set({ is_required: false })
        .where('package_group_id', '=', poem.groupId)
        .execute(),
    );
    expect(await prices(id)).toEqual({ unitPrices: [50], subTotal: 100 });
  });
});
