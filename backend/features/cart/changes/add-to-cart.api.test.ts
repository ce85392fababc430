import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type StartedBackend,
  startAnotherBackend,
} from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';

let shop: TestShop;
/** Two backends, which share only the database. */
let first: StartedBackend;
let second: StartedBackend;
/** SKUs with 20 in stock; none in stock; 2 in stock and 5 oversellable; 50 static; no price in Denmark; a download. */
let sku: Record<'twenty' | 'none' | 'oversellable' | 'unlimited' | 'notInDenmark' | 'download', number>;

beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.db.selectFrom('sku').select('sku_id').orderBy('sku_id').limit(6).execute();
  const [twenty = 0, none = 0, oversellable = 0, unlimited = 0, notInDenmark = 0, download = 0] = rows.map(
    ({ sku_id }) => sku_id,
  );
  sku = { twenty, none, oversellable, unlimited, notInDenmark, download };
  const stock: [id: number, in_stock: number, oversellable: number, static_stock: number][] = [
    [twenty, 20, 0, 0],
    [none, 0, 0, 0],
    [oversellable, 2, 5, 0],
    [unlimited, 0, 0, 50],
    [notInDenmark, 9, 0, 0],
    [download, 3, 4, 50],
  ];
  for (const [id, in_stock, extra, static_stock] of stock) {
    await shop.db
      .updateTable('sku')
      .set({ in_stock, oversellable: extra, static_stock })
      .where('sku_id', '=', id)
      .execute();
    await shop.db
      .updateTable('product')
      .set({ fulfilment: id === download ? 'download' : 'shipped' })
      .where('product_id', 'in', shop.db.selectFrom('sku').select('product_id').where('sku_id', '=', id))
      .execute();
  }
  const danish = shop.db.selectFrom('price_list').select('price_list_id').where('identifier', '=', 'dkk');
  await shop.db
    .deleteFrom('price')
    .where('sku_id', '=', notInDenmark)
    .where('price_list_id', 'in', danish)
    .execute();
  [first, second] = await Promise.all([startAnotherBackend(shop), startAnotherBackend(shop)]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await shop.close();
});

const mutation = `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) {
  addToCart(id: $id, item: $item, marketId: $marketId) { items { skuId quantity message } }
}`;

async function newCart(): Promise<string> {
  return (await first.query('{ getCart { id } }')).data.getCart.id;
}

async function linesOf(id: string): Promise<{ skuId: number; quantity: number; message: string }[]> {
  const { data } = await first.query(
    'query ($id: String) { getCart(id: $id) { items { skuId quantity message } } }',
    { id },
  );
  return data.getCart.items;
}

const add = (id: string, item: object, backend = first, marketId?: string) =>
  backend.query(mutation, { id, item, marketId });

/** The error of a rejected addition, which must not have changed the cart. */
async function errorOf(id: string, item: object, marketId?: string) {
  const before = await linesOf(id);
  const { data, errors } = await add(id, item, first, marketId);
  expect(data).toEqual({ addToCart: null });
  expect(errors).toHaveLength(1);
  expect(await linesOf(id)).toEqual(before);
  return errors?.[0];
}

describe('A download', () => {
  const rejectedWith = (inCart: number) => ({
    message: `A cart has a download once: its files can be downloaded again. ${inCart} already in the cart.`,
    path: ['addToCart'],
    extensions: { code: 'INSUFFICIENT_STOCK', stock: 1, inCart },
  });

  test('is added once, whatever its stock, quantity or message', async () => {
    const id = await newCart();
    expect(await errorOf(id, { skuId: sku.download, quantity: 2 })).toEqual(rejectedWith(0));
    await add(id, { skuId: sku.download, quantity: 1 });
    expect(await errorOf(id, { skuId: sku.download, quantity: 1 })).toEqual(rejectedWith(1));
    expect(await errorOf(id, { skuId: sku.download, quantity: 1, message: 'To Tove' })).toEqual(
      rejectedWith(1),
    );
    const update = `mutation ($id: String!, $item: CartItemInputType!) {
      updateCartItem(id: $id, item: $item) { id } }`;
    const { errors } = await first.query(update, { id, item: { skuId: sku.download, quantity: 2 } });
    expect(errors?.[0]?.extensions).toEqual(rejectedWith(1).extensions);
    expect(await linesOf(id)).toEqual([{ skuId: sku.download, quantity: 1, message: '' }]);
  });

  test('is added once by concurrent requests', async () => {
    const id = await newCart();
    const results = await Promise.all(
      [first, second, first, second].map((backend) => add(id, { skuId: sku.download, quantity: 1 }, backend)),
    );
    expect(results.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await linesOf(id)).toEqual([{ skuId: sku.download, quantity: 1, message: '' }]);
  });
});

describe('A quantity above the stock', () => {
  test('is rejected, with the stock in the error', async () => {
    const id = await newCart();
    expect(await errorOf(id, { skuId: sku.twenty, quantity: 21 })).toEqual({
      message: 'Only 20 left in stock, and 0 already in the cart.',
      path: ['addToCart'],
      extensions: { code: 'INSUFFICIENT_STOCK', stock: 20, inCart: 0 },
    });
  });

  test('includes the quantity already in the cart', async () => {
    const id = await newCart();
    await add(id, { skuId: sku.twenty, quantity: 15 });
    expect((await errorOf(id, { skuId: sku.twenty, quantity: 6 }))?.extensions).toEqual({
      code: 'INSUFFICIENT_STOCK',
      stock: 20,
      inCart: 15,
    });
    expect((await add(id, { skuId: sku.twenty, quantity: 5 })).data.addToCart.items).toMatchObject([
      { quantity: 20 },
    ]);
  });

  test('includes all lines of the SKU, whatever their messages', async () => {
    const id = await newCart();
    await add(id, { skuId: sku.twenty, quantity: 9, message: 'To Astrid' });
    await add(id, { skuId: sku.twenty, quantity: 9, message: 'To Tove' });
    expect((await errorOf(id, { skuId: sku.twenty, quantity: 3, message: 'To Selma' }))?.extensions).toEqual({
      code: 'INSUFFICIENT_STOCK',
      stock: 20,
      inCart: 18,
    });
    await add(id, { skuId: sku.twenty, quantity: 2, message: 'To Selma' });
    expect((await linesOf(id)).map(({ quantity }) => quantity)).toEqual([9, 9, 2]);
  });

  test.each([
    ['none', 0],
    ['oversellable', 7],
    ['unlimited', 50],
  ] as const)('exceeds the oversellable and static stock too: %s', async (kind, total) => {
    const id = await newCart();
    if (total > 0) {
      const { errors } = await add(id, { skuId: sku[kind], quantity: total });
      expect(errors).toBeUndefined();
    }
    expect((await errorOf(id, { skuId: sku[kind], quantity: 1 }))?.extensions).toEqual({
      code: 'INSUFFICIENT_STOCK',
      stock: total,
      inCart: total,
    });
  });

  test('is rejected with 50 concurrent additions to one line: 20 succeed and 30 fail', async () => {
    const id = await newCart();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(id, { skuId: sku.twenty, quantity: 1 }, index % 2 ? first : second),
      ),
    );
    const codes = results.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'added');
    expect(codes.filter((code) => code === 'added')).toHaveLength(20);
    expect(codes.filter((code) => code === 'INSUFFICIENT_STOCK')).toHaveLength(30);
    expect(await linesOf(id)).toEqual([{ skuId: sku.twenty, quantity: 20, message: '' }]);
  });

  test('is rejected with 50 concurrent additions to different lines', async () => {
    const id = await newCart();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(id, { skuId: sku.twenty, quantity: 1, message: `To ${index}` }, index % 2 ? first : second),
      ),
    );
    const lines = await linesOf(id);
    expect(lines).toHaveLength(20);
    expect(lines.every(({ quantity }) => quantity === 1)).toBe(true);
  });
});

describe('Invalid input is rejected:', () => {
  test.each([0, -1, -999, 1000, 2_147_483_647])('a quantity of %s', async (quantity) => {
    expect(await errorOf(await newCart(), { skuId: sku.unlimited, quantity })).toEqual({
      message: 'quantity must be from 1 to 999.',
      path: ['addToCart'],
      extensions: { code: 'BAD_INPUT' },
    });
  });

  test.each([1.5, '2', null, 2_147_483_648])('a quantity that is not an Int: %j', async (quantity) => {
    const id = await newCart();
    const { data, errors } = await add(id, { skuId: sku.unlimited, quantity });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(/Int|quantity/);
    expect(await linesOf(id)).toEqual([]);
  });

  test.each([999_999_999, 0, -1, null, undefined])('the unknown SKU %s', async (skuId) => {
    expect(await errorOf(await newCart(), { skuId, quantity: 1 })).toMatchObject({
      extensions: { code: 'UNKNOWN_SKU' },
    });
  });

  test('a SKU that the market does not sell', async () => {
    const id = await newCart();
    const item = { skuId: sku.notInDenmark, quantity: 1 };
    expect(await errorOf(id, item, 'dk')).toMatchObject({ extensions: { code: 'UNKNOWN_SKU' } });
    expect((await add(id, item, first, 'se')).errors).toBeUndefined();
  });

  test('a message above the maximum length', async () => {
    const id = await newCart();
    // Incompressible characters of three bytes each.
    const message = Array.from({ length: 500 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    expect((await add(id, { skuId: sku.unlimited, quantity: 1, message })).errors).toBeUndefined();
    expect(await linesOf(id)).toEqual([{ skuId: sku.unlimited, quantity: 1, message }]);
    expect(await errorOf(id, { skuId: sku.unlimited, quantity: 1, message: `${message}!` })).toEqual({
      message: 'message may have 500 characters at most.',
      path: ['addToCart'],
      extensions: { code: 'BAD_INPUT' },
    });
  });

  test('a message with a character that the database cannot store', async () => {
    const item = { skuId: sku.unlimited, quantity: 1, message: 'a\u0000b' };
    expect((await errorOf(await newCart(), item))?.extensions).toEqual({ code: 'BAD_INPUT' });
  });

  test('a completed cart', async () => {
    const id = await newCart();
    await shop.db.updateTable('cart').set({ completed_at: new Date() }).where('cart_id', '=', id).execute();
    const { data, errors } = await add(id, { skuId: sku.unlimited, quantity: 1 });
    expect(data).toEqual({ addToCart: null });
    expect(errors).toMatchObject([{ extensions: { code: 'CART_COMPLETED' } }]);
  });

  test.each(['lost', ''])(
    'the unknown cart "%s", with null and no error, so that the client creates a new cart',
    async (id) => {
      expect(await add(id, { skuId: sku.unlimited, quantity: 1 })).toEqual({
        status: 200,
        data: { addToCart: null },
      });
    },
  );
});
