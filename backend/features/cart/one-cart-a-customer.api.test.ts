import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { LIMITS } from '#contract/limits.ts';
import { type CartShop, cartFields, mutationOf, openCartShop, startAnother } from './cart-shop.fixture.ts';

let shop: CartShop;
/** One more process: devices do not all meet the same. */
let other: Pick<CartShop, 'ask' | 'close'>;
let customers = 0;

beforeAll(async () => {
  shop = await openCartShop();
  other = await startAnother(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

type Headers = Record<string, string>;

const newCustomer = () => signedInHeaders(shop.backend, `reader-${++customers}@example.se`);

async function getCart(id: string, headers: Headers = {}, process: Pick<CartShop, 'ask'> = shop) {
  const query = `query ($id: String) { getCart(id: $id) { ${cartFields} } }`;
  const { data, errors } = await process.ask(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.getCart;
}

async function add(
  id: string,
  skuId: number,
  headers: Headers = {},
  process: Pick<CartShop, 'ask'> = shop,
): Promise<{ id: string; items: object[] }> {
  const item = { skuId, quantity: 1 };
  const { data, errors } = await process.ask(mutationOf('addToCart'), { id, item }, headers);
  expect(errors).toBeUndefined();
  return data.addToCart;
}

async function openCarts(): Promise<number> {
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
  test('who begins a cart on each has one, whichever adds first', async () => {
    const customer = await newCustomer();
    const before = await openCarts();
    const phone = (await getCart('', customer)).id;
    await add(phone, shop.sku.novel, customer);
    const desk = (await getCart('', customer, other)).id;
    const cart = await add(desk, shop.sku.essay, customer, other);
    expect(cart).toMatchObject({
      id: phone,
      items: [{ skuId: shop.sku.novel }, { skuId: shop.sku.essay }],
    });
    expect(await openCarts()).toBe(before + 1);
  });

  test('who begin at the same moment, from many tabs and processes, has one', async () => {
    const customer = await newCustomer();
    const before = await openCarts();
    const begun = await Promise.all(
      Array.from({ length: 12 }, (_, tab) => getCart('', customer, tab % 2 ? other : shop)),
    );
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(await openCarts()).toBe(before + 1);
  });

  test('who signs in on both at once, with books as a guest on each, has one with all of them', async () => {
    const customer = await newCustomer();
    const before = await openCarts();
    const guests = await Promise.all(Array.from({ length: 6 }, () => shop.newCart()));
    for (const guest of guests) await add(guest, shop.sku.essay);
    const found = await Promise.all(
      guests.map((guest, index) => getCart(guest, customer, index % 2 ? other : shop)),
    );
    const { id } = await getCart('', customer);
    for (const guest of guests) expect((await getCart(guest, customer)).id).toBe(id);
    expect(found.map((cart) => cart.id)).toContain(id);
    expect(await getCart(id, customer)).toMatchObject({
      items: [{ skuId: shop.sku.essay, quantity: guests.length }],
    });
    expect(await openCarts()).toBe(before + 1);
  });

  test('who has bought begins anew with an empty one', async () => {
    const customer = await newCustomer();
    const bought = (await getCart('', customer)).id;
    await add(bought, shop.sku.novel, customer);
    await shop.ask(mutationOf('completeCart'), { id: bought }, customer);
    const next = await getCart('', customer);
    expect(next).toMatchObject({ items: [], isCompleted: false });
    expect(next.id).not.toBe(bought);
  });
});

describe('A copy', () => {
  const clone = async (id: string, headers: Headers): Promise<string> =>
    (await shop.ask(mutationOf('cloneCart'), { id }, headers)).data.cloneCart.id;

  test('of one’s own cart takes its place when one goes on with it: nothing is there twice', async () => {
    const customer = await newCustomer();
    const before = await openCarts();
    const own = (await getCart('', customer)).id;
    await add(own, shop.sku.novel, customer);
    const copy = await clone(own, customer);
    expect(await add(copy, shop.sku.poem, customer)).toMatchObject({
      id: copy,
      items: [{ skuId: shop.sku.novel, quantity: 1 }, { skuId: shop.sku.poem }],
    });
    expect(await getCart(own, customer)).toMatchObject({ id: copy });
    expect((await getCart('', customer)).id).toBe(copy);
    expect(await openCarts()).toBe(before + 1);
  });

  test('that a customer gives away is not theirs: whoever gets it can look at it, and their cart stays', async () => {
    const customer = await newCustomer();
    const own = (await getCart('', customer)).id;
    await add(own, shop.sku.novel, customer);
    const copy = await clone(own, customer);
    expect(await getCart(copy)).toMatchObject({ id: copy, items: [{ skuId: shop.sku.novel }] });
    expect((await getCart('', customer)).id).toBe(own);
  });

  test('of an order joins what lies in the cart', async () => {
    const customer = await newCustomer();
    const bought = (await getCart('', customer)).id;
    await add(bought, shop.sku.novel, customer);
    await shop.ask(mutationOf('completeCart'), { id: bought }, customer);
    const own = (await getCart('', customer)).id;
    await add(own, shop.sku.poem, customer);
    expect(await getCart(await clone(bought, customer), customer)).toMatchObject({
      id: own,
      items: [{ skuId: shop.sku.poem }, { skuId: shop.sku.novel }],
    });
  });
});

test('No line is lost where two full carts come together, and they come together once', async () => {
  const customer = await newCustomer();
  const own = (await getCart('', customer)).id;
  const fill = async (cart_id: string, word: string) =>
    shop.db
      .insertInto('cart_item')
      .values(
        Array.from({ length: LIMITS.cartLines }, (_, place) => ({
          ...{ cart_id, sku_id: shop.sku.digital, quantity: 1, message: `${word} ${place}` },
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
