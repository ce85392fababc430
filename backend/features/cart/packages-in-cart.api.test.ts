import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeShop } from '#backend/features/product/added-product.fixture.ts';
import type { PackageSelection } from './add-package-to-cart.ts';
import { type CartLine, type CartShop, openCartShop, refusalOf } from './cart-shop.fixture.ts';

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

/** Of the first line. */
const keyIn = async (id: string) => (await rowsOf(id))[0]?.group_key;

describe('A package', () => {
  test('is a line for each choice, as many pieces as a set has, under one key', async () => {
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

  test('needs no choice of a group that is optional', async () => {
    const id = await shop.newCart();
    expect(await add(id, essay)).toMatchObject([{ skuId: shop.sku.essay, quantity: 2 }]);
  });

  test('chosen alike once more, in whatever order, is one set more', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    expect(await add(id, poem, novel)).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  test('chosen otherwise is a package beside it', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    await add(id, essay);
    const rows = await rowsOf(id);
    expect(rows).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
    expect(new Set(rows.map(({ group_key }) => group_key)).size).toBe(2);
  });

  test('keeps out of the lines of the same SKU that were added by themselves', async () => {
    const id = await shop.newCart();
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    await add(id, novel);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await shop.linesOf(id)).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
  });

  test.each<[string, () => (PackageSelection | null)[] | null]>([
    ['no selections', () => null],
    ['an empty list', () => []],
    ['a list of nothing', () => [null]],
    ['the optional group alone', () => [poem]],
    ['one group twice', () => [novel, essay]],
    ['the same choice twice', () => [novel, novel]],
    ['a group of no package', () => [novel, { ...poem, groupId: 999_999 }]],
    ['an option of another group', () => [{ ...novel, optionId: poem.optionId }]],
    ['an option that does not exist', () => [{ ...novel, optionId: -1 }]],
    ['a SKU of another option', () => [{ ...novel, skuId: shop.sku.essay }]],
  ])('is refused with %s', async (_, selections) => {
    const variables = { id: await shop.newCart(), packageId: shop.package.id, selections: selections() };
    expect(await refusalOf(shop, 'addPackageToCart', variables)).toMatchObject({ code: 'BAD_INPUT' });
  });

  test.each<[string, () => { packageId: number; selections: PackageSelection[] }]>([
    [
      'a SKU that nobody sells',
      () => ({ packageId: shop.package.id, selections: [{ ...novel, skuId: 999_999_999 }] }),
    ],
    ['a package that does not exist', () => ({ packageId: 999_999_999, selections: [novel] })],
    ['a negative number', () => ({ packageId: -1, selections: [novel] })],
    ['a book that is no package', () => ({ packageId: 1, selections: [novel] })],
  ])('is refused: %s', async (_, given) => {
    const variables = { id: await shop.newCart(), ...given() };
    expect(await refusalOf(shop, 'addPackageToCart', variables)).toMatchObject({ code: 'UNKNOWN_SKU' });
  });

  test('counts in the stock of its parts, with the lines beside it', async () => {
    const id = await shop.newCart();
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 29 } });
    const variables = { id, packageId: shop.package.id, selections: [novel] };
    expect(await refusalOf(shop, 'addPackageToCart', variables)).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      stock: 30,
      inCart: 29,
    });
  });

  test('counts in its own stock, whatever is chosen, and with those that were added whole', async () => {
    const id = await shop.newCart();
    await add(id, essay);
    await update(id, 10);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.package, quantity: 1 } });
    await add(id, novel);
    const variables = { id, packageId: shop.package.id, selections: [novel] };
    const refused = { code: 'INSUFFICIENT_STOCK', stock: 12, inCart: 12 };
    expect(await refusalOf(shop, 'addPackageToCart', variables)).toMatchObject(refused);
    const item = { skuId: shop.sku.package, quantity: 1 };
    expect(await refusalOf(shop, 'addToCart', { id, item } as { id: string })).toMatchObject(refused);
    const more = { ...item, quantity: 2 };
    expect(await refusalOf(shop, 'updateCartItem', { id, item: more } as { id: string })).toMatchObject(
      refused,
    );
  });
});

describe('The quantity of a package', () => {
  test('is that of all its lines, each as often as a set has it', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    expect(await update(id, 5)).toMatchObject([{ quantity: 10 }, { quantity: 5 }]);
    expect(await update(id, 2)).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  test('of 0 removes it, and nothing else', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await update(id, 0)).toMatchObject([{ skuId: shop.sku.novel, quantity: 1 }]);
  });

  test.each([-1, 1000])('of %s is refused', async (quantity) => {
    const id = await shop.newCart();
    await add(id, novel);
    const variables = { id, item: { groupKey: await keyIn(id), quantity } };
    expect(await refusalOf(shop, 'updateCartGroup', variables)).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('above the stock of a part, or of the package, is refused', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    const groupKey = await keyIn(id);
    const raise = (quantity: number) => ({ id, item: { groupKey, quantity } });
    expect(await refusalOf(shop, 'updateCartGroup', raise(13))).toMatchObject({ stock: 12, inCart: 1 });
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 20 } });
    expect(await refusalOf(shop, 'updateCartGroup', raise(6))).toMatchObject({ stock: 30, inCart: 22 });
  });

  test.each([null, '', 'unknown'])(
    'of a package that is not in the cart is refused: %j',
    async (groupKey) => {
      const id = await shop.newCart();
      await add(id, novel);
      await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
      const variables = { id, item: { groupKey, quantity: 0 } };
      expect(await refusalOf(shop, 'updateCartGroup', variables)).toMatchObject({
        code: 'UNKNOWN_CART_ITEM',
      });
    },
  );

  test('is not changed by what is added by itself', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    const adding = { id, item: { skuId: shop.sku.novel, quantity: 1, groupKey: await keyIn(id) } };
    expect(await refusalOf(shop, 'addToCart', adding)).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('What a package costs', () => {
  const prices = async (id: string, marketId = 'se') => {
    const { data } = await shop.ask(
      `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) {
        items { unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat regularPriceIncVat } }
        summary { subTotal { sellingPriceIncVat } }
      } }`,
      { id, marketId },
    );
    const { items, summary } = data.getCart;
    return {
      pieces: items.map(
        (item: { unitPrice: { sellingPriceIncVat: number } }) => item.unitPrice.sellingPriceIncVat,
      ),
      subTotal: summary.subTotal.sellingPriceIncVat,
    };
  };

  test('is its own price, spread over what must be chosen; what may be chosen costs what it costs', async () => {
    const id = await shop.newCart();
    await add(id, novel, poem);
    // A hundred for each book, and a hundred for the package with two of them.
    expect(await prices(id)).toEqual({ pieces: [50, 100], subTotal: 200 });
    await update(id, 3);
    expect(await prices(id)).toEqual({ pieces: [50, 100], subTotal: 600 });
  });

  test('does not change what the same book costs by itself', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    await shop.change('addToCart', { id, item: { skuId: shop.sku.novel, quantity: 1 } });
    expect(await prices(id)).toEqual({ pieces: [50, 100], subTotal: 200 });
  });

  test('is that of its books once it is put together otherwise', async () => {
    const id = await shop.newCart();
    await add(id, novel);
    await changeShop(shop, (db) =>
      db
        .updateTable('package_group')
        .set({ is_required: true })
        .where('package_group_id', '=', poem.groupId)
        .execute(),
    );
    expect(await prices(id)).toEqual({ pieces: [100], subTotal: 200 });
    await changeShop(shop, (db) =>
      db
        .updateTable('package_group')
        .set({ is_required: false })
        .where('package_group_id', '=', poem.groupId)
        .execute(),
    );
    expect(await prices(id)).toEqual({ pieces: [50], subTotal: 100 });
  });
});
