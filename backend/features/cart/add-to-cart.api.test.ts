import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedBackend, startBackend } from '#backend/catalogue-index/started-backend.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
/** The shop in two processes, which share nothing but the database. */
let first: StartedBackend;
let second: StartedBackend;
/** A SKU each with 20 in stock; none; 2 in stock and 5 to be ordered; 50 digital copies; and no price in Denmark. */
let sku: { twenty: number; none: number; oversellable: number; digital: number; notInDenmark: number };

beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.db.selectFrom('sku').select('sku_id').orderBy('sku_id').limit(5).execute();
  const [twenty = 0, none = 0, oversellable = 0, digital = 0, notInDenmark = 0] = rows.map(
    ({ sku_id }) => sku_id,
  );
  sku = { twenty, none, oversellable, digital, notInDenmark };
  const stock: [id: number, in_stock: number, oversellable: number, static_stock: number][] = [
    [twenty, 20, 0, 0],
    [none, 0, 0, 0],
    [oversellable, 2, 5, 0],
    [digital, 0, 0, 50],
    [notInDenmark, 9, 0, 0],
  ];
  for (const [id, in_stock, more, static_stock] of stock)
    await shop.db
      .updateTable('sku')
      .set({ in_stock, oversellable: more, static_stock })
      .where('sku_id', '=', id)
      .execute();
  const danish = shop.db.selectFrom('price_list').select('price_list_id').where('identifier', '=', 'dkk');
  await shop.db
    .deleteFrom('price')
    .where('sku_id', '=', notInDenmark)
    .where('price_list_id', 'in', danish)
    .execute();
  [first, second] = await Promise.all([startBackend(shop.databaseUrl), startBackend(shop.databaseUrl)]);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await shop.close();
});

const mutation = `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) {
  addToCart(id: $id, item: $item, marketId: $marketId) { items { skuId quantity message } }
}`;

async function newCart(): Promise<string> {
  return (await first.ask('{ getCart { id } }')).data.getCart.id;
}

async function linesOf(id: string): Promise<{ skuId: number; quantity: number; message: string }[]> {
  const { data } = await first.ask(
    'query ($id: String) { getCart(id: $id) { items { skuId quantity message } } }',
    { id },
  );
  return data.getCart.items;
}

const add = (id: string, item: object, process = first, marketId?: string) =>
  process.ask(mutation, { id, item, marketId });

/** The one refusal of an answer, which must not have changed the cart. */
async function refusal(id: string, item: object, marketId?: string) {
  const before = await linesOf(id);
  const { data, errors } = await add(id, item, first, marketId);
  expect(data).toEqual({ addToCart: null });
  expect(errors).toHaveLength(1);
  expect(await linesOf(id)).toEqual(before);
  return errors?.[0];
}

describe('What the stock does not allow', () => {
  test('is refused, with how much there is', async () => {
    const id = await newCart();
    expect(await refusal(id, { skuId: sku.twenty, quantity: 21 })).toEqual({
      message: 'Only 20 left in stock, and 0 already in the cart.',
      path: ['addToCart'],
      extensions: { code: 'INSUFFICIENT_STOCK', stock: 20, inCart: 0 },
    });
  });

  test('is counted over what the cart already holds', async () => {
    const id = await newCart();
    await add(id, { skuId: sku.twenty, quantity: 15 });
    expect((await refusal(id, { skuId: sku.twenty, quantity: 6 }))?.extensions).toEqual({
      code: 'INSUFFICIENT_STOCK',
      stock: 20,
      inCart: 15,
    });
    expect((await add(id, { skuId: sku.twenty, quantity: 5 })).data.addToCart.items).toMatchObject([
      { quantity: 20 },
    ]);
  });

  test('is counted over all lines of the SKU, whatever their messages', async () => {
    const id = await newCart();
    await add(id, { skuId: sku.twenty, quantity: 9, message: 'To Astrid' });
    await add(id, { skuId: sku.twenty, quantity: 9, message: 'To Tove' });
    expect((await refusal(id, { skuId: sku.twenty, quantity: 3, message: 'To Selma' }))?.extensions).toEqual({
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
    ['digital', 50],
  ] as const)('begins behind the last piece: %s', async (kind, total) => {
    const id = await newCart();
    if (total > 0) {
      const { errors } = await add(id, { skuId: sku[kind], quantity: total });
      expect(errors).toBeUndefined();
    }
    expect((await refusal(id, { skuId: sku[kind], quantity: 1 }))?.extensions).toEqual({
      code: 'INSUFFICIENT_STOCK',
      stock: total,
      inCart: total,
    });
  });

  test('is not added by 50 at once from two processes: 20 of 20 are in the cart and 30 refused', async () => {
    const id = await newCart();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(id, { skuId: sku.twenty, quantity: 1 }, index % 2 ? first : second),
      ),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'added');
    expect(codes.filter((code) => code === 'added')).toHaveLength(20);
    expect(codes.filter((code) => code === 'INSUFFICIENT_STOCK')).toHaveLength(30);
    expect(await linesOf(id)).toEqual([{ skuId: sku.twenty, quantity: 20, message: '' }]);
  });

  test('is not added by 50 at once that each make a line of their own', async () => {
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

describe('What makes no sense', () => {
  test.each([0, -1, -999, 1000, 2_147_483_647])('is refused: a quantity of %s', async (quantity) => {
    expect(await refusal(await newCart(), { skuId: sku.digital, quantity })).toEqual({
      message: 'quantity must be from 1 to 999.',
      path: ['addToCart'],
      extensions: { code: 'BAD_INPUT' },
    });
  });

  test.each([1.5, '2', null, 2_147_483_648])(
    'does not reach the cart: a quantity of %j',
    async (quantity) => {
      const id = await newCart();
      const { data, errors } = await add(id, { skuId: sku.digital, quantity });
      expect(data).toBeUndefined();
      expect(errors?.[0]?.message).toMatch(/Int|quantity/);
      expect(await linesOf(id)).toEqual([]);
    },
  );

  test.each([999_999_999, 0, -1, null, undefined])('is refused: the unknown SKU %s', async (skuId) => {
    expect(await refusal(await newCart(), { skuId, quantity: 1 })).toMatchObject({
      extensions: { code: 'UNKNOWN_SKU' },
    });
  });

  test('is refused: a SKU that the market does not sell', async () => {
    const id = await newCart();
    const item = { skuId: sku.notInDenmark, quantity: 1 };
    expect(await refusal(id, item, 'dk')).toMatchObject({ extensions: { code: 'UNKNOWN_SKU' } });
    expect((await add(id, item, first, 'se')).errors).toBeUndefined();
  });

  test('is refused: a message longer than a line can keep', async () => {
    const id = await newCart();
    // Letters that do not compress, of three bytes each.
    const message = Array.from({ length: 500 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    expect((await add(id, { skuId: sku.digital, quantity: 1, message })).errors).toBeUndefined();
    expect(await linesOf(id)).toEqual([{ skuId: sku.digital, quantity: 1, message }]);
    expect(await refusal(id, { skuId: sku.digital, quantity: 1, message: `${message}!` })).toEqual({
      message: 'message may have 500 characters at most.',
      path: ['addToCart'],
      extensions: { code: 'BAD_INPUT' },
    });
  });

  test('is refused: a message with a character that the database cannot hold', async () => {
    const item = { skuId: sku.digital, quantity: 1, message: 'a\u0000b' };
    expect((await refusal(await newCart(), item))?.extensions).toEqual({ code: 'BAD_INPUT' });
  });

  test('is refused: adding to a cart that is already an order', async () => {
    const id = await newCart();
    await shop.db.updateTable('cart').set({ completed_at: new Date() }).where('cart_id', '=', id).execute();
    const { data, errors } = await add(id, { skuId: sku.digital, quantity: 1 });
    expect(data).toEqual({ addToCart: null });
    expect(errors).toMatchObject([{ extensions: { code: 'CART_COMPLETED' } }]);
  });

  test.each(['lost', ''])(
    'is null without an error, so that the client begins anew: the cart "%s"',
    async (id) => {
      expect(await add(id, { skuId: sku.digital, quantity: 1 })).toEqual({
        status: 200,
        data: { addToCart: null },
      });
    },
  );
});
