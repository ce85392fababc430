import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAnotherBackend } from '#backend/catalogue-index/updater/started-backend.fixture.ts';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { LIMITS } from '#contract/limits.ts';
import { type CartShop, cartFields, mutationOf, openCartShop } from '../cart-shop.fixture.ts';

let shop: CartShop;
/** Another backend for the same database. */
let other: Pick<CartShop, 'query' | 'close'>;
let customers = 0;

beforeAll(async () => {
  shop = await openCartShop();
  other = await startAnotherBackend(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

type Headers = Record<string, string>;

const newCustomer = () => signedInHeaders(shop.backend, `reader-${++customers}@example.se`);

async function getCart(id: string, headers: Headers = {}, process: Pick<CartShop, 'query'> = shop) {
  const query = `query ($id: String) { getCart(id: $id) { ${cartFields} } }`;
  const { data, errors } = await process.query(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.getCart;
}

async function add(
  id: string,
  skuId: number,
  headers: Headers = {},
  process: Pick<CartShop, 'query'> = shop,
): Promise<{ id: string; items: object[] }> {
  const item = { skuId, quantity: 1 };
  const { data, errors } = await process.query(mutationOf('addToCart'), { id, item }, headers);
  expect(errors).toBeUndefined();
  return data.addToCart;
}

async function countOpenCarts(): Promise<number> {
  const { count } = await shop.db
    .selectFrom('cart')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', 'is not', null)
    .where('completed_at', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

describe('A customer with two devices', () => {
  test('gets the same cart on both', async () => {
    const customer = await newCustomer();
    const before = await countOpenCarts();
    const phone = (await getCart('', customer)).id;
    await add(phone, shop.sku.novel, customer);
    const desk = (await getCart('', customer, other)).id;
    const cart = await add(desk, shop.sku.essay, customer, other);
    expect(cart).toMatchObject({
      id: phone,
      items: [{ skuId: shop.sku.novel }, { skuId: shop.sku.essay }],
    });
    expect(await countOpenCarts()).toBe(before + 1);
  });

  test('gets one cart with concurrent requests to several backends', async () => {
    const customer = await newCustomer();
    const before = await countOpenCarts();
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, tab) => getCart('', customer, tab % 2 ? other : shop)),
    );
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
    expect(await countOpenCarts()).toBe(before + 1);
  });

  test('gets one cart with all lines after concurrent sign-ins with guest carts', async () => {
    const customer = await newCustomer();
    const before = await countOpenCarts();
    const guests = await Promise.all(Array.from({ length: 6 }, () => shop.newCart()));
    for (const guest of guests) await add(guest, shop.sku.essay);
    const claimed = await Promise.all(
      guests.map((guest, index) => getCart(guest, customer, index % 2 ? other : shop)),
    );
    const { id } = await getCart('', customer);
    for (const guest of guests) expect((await getCart(guest, customer)).id).toBe(id);
    expect(claimed.map((cart) => cart.id)).toContain(id);
    expect(await getCart(id, customer)).toMatchObject({
      items: [{ skuId: shop.sku.essay, quantity: guests.length }],
    });
    expect(await countOpenCarts()).toBe(before + 1);
  });

  test('gets a new empty cart after a purchase', async () => {
    const customer = await newCustomer();
    const completed = (await getCart('', customer)).id;
    await add(completed, shop.sku.novel, customer);
    await shop.query(mutationOf('completeCart'), { id: completed }, customer);
    const next = await getCart('', customer);
    expect(next).toMatchObject({ items: [], isCompleted: false });
    expect(next.id).not.toBe(completed);
  });
});

describe('A copy of a cart', () => {
  const clone = async (id: string, headers: Headers): Promise<string> =>
    (await shop.query(mutationOf('cloneCart'), { id }, headers)).data.cloneCart.id;

  test('replaces the customer’s open cart when they use it', async () => {
    const customer = await newCustomer();
    const before = await countOpenCarts();
    const own = (await getCart('', customer)).id;
    await add(own, shop.sku.novel, customer);
    const copy = await clone(own, customer);
    expect(await add(copy, shop.sku.poem, customer)).toMatchObject({
      id: copy,
      items: [{ skuId: shop.sku.novel, quantity: 1 }, { skuId: shop.sku.poem }],
    });
    expect(await getCart(own, customer)).toMatchObject({ id: copy });
    expect((await getCart('', customer)).id).toBe(copy);
    expect(await countOpenCarts()).toBe(before + 1);
  });

  test('is a guest cart until a customer uses it', async () => {
    const customer = await newCustomer();
    const own = (await getCart('', customer)).id;
    await add(own, shop.sku.novel, customer);
    const copy = await clone(own, customer);
    expect(await getCart(copy)).toMatchObject({ id: copy, items: [{ skuId: shop.sku.novel }] });
    expect((await getCart('', customer)).id).toBe(own);
  });

  test('that was completed is merged into the open cart', async () => {
    const customer = await newCustomer();
    const completed = (await getCart('', customer)).id;
    await add(completed, shop.sku.novel, customer);
    await shop.query(mutationOf('completeCart'), { id: completed }, customer);
    const own = (await getCart('', customer)).id;
    await add(own, shop.sku.poem, customer);
    expect(await getCart(await clone(completed, customer), customer)).toMatchObject({
      id: own,
      items: [{ skuId: shop.sku.poem }, { skuId: shop.sku.novel }],
    });
  });
});

test('Two full carts are merged without losing a line; a third cart is not merged', async () => {
  const customer = await newCustomer();
  const own = (await getCart('', customer)).id;
  const fill = async (cart_id: string, prefix: string) =>
    shop.db
      .insertInto('cart_item')
      .values(
        Array.from({ length: LIMITS.cartLines }, (_, index) => ({
          cart_id,
          sku_id: shop.sku.unlimited,
          quantity: 1,
          message: `${prefix} ${index}`,
        })),
      )
      .execute();
  await fill(own, 'own');
  const guest = await shop.newCart();
  await fill(guest, 'guest');
  const { id, items } = await getCart(guest, customer);
  expect(id).toBe(own);
  expect(items).toHaveLength(2 * LIMITS.cartLines);
  const more = await shop.newCart();
  await add(more, shop.sku.novel);
  expect(await getCart(more, customer)).toMatchObject({ id: more, items: [{ skuId: shop.sku.novel }] });
  expect((await getCart(own, customer)).items).toHaveLength(2 * LIMITS.cartLines);
});
