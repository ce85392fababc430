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

const signInNewCustomer = () => signedInHeaders(shop.backend, `reader-${++customers}@example.se`);

async function getCart(id: string, headers: Headers = {}, backend: Pick<CartShop, 'query'> = shop) {
  const query = `query ($id: String) { getCart(id: $id) { ${cartFields} } }`;
  const { data, errors } = await backend.query(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.getCart;
}

async function add(
  id: string,
  skuId: number,
  headers: Headers = {},
  backend: Pick<CartShop, 'query'> = shop,
): Promise<{ id: string; items: object[] }> {
  const item = { skuId, quantity: 1 };
  const { data, errors } = await backend.query(mutationOf('addToCart'), { id, item }, headers);
  expect(errors).toBeUndefined();
  return data.addToCart;
}

async function countOpenCustomerCarts(): Promise<number> {
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
    const headers = await signInNewCustomer();
    const before = await countOpenCustomerCarts();
    const phone = (await getCart('', headers)).id;
    await add(phone, shop.sku.novel, headers);
    const desk = (await getCart('', headers, other)).id;
    const cart = await add(desk, shop.sku.essay, headers, other);
    expect(cart).toMatchObject({
      id: phone,
      items: [{ skuId: shop.sku.novel }, { skuId: shop.sku.essay }],
    });
    expect(await countOpenCustomerCarts()).toBe(before + 1);
  });

  test('gets one cart with concurrent requests to several backends', async () => {
    const headers = await signInNewCustomer();
    const before = await countOpenCustomerCarts();
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, tab) => getCart('', headers, tab % 2 ? other : shop)),
    );
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
    expect(await countOpenCustomerCarts()).toBe(before + 1);
  });

  test('gets one cart with all lines after concurrent sign-ins with guest carts', async () => {
    const headers = await signInNewCustomer();
    const before = await countOpenCustomerCarts();
    const guests = await Promise.all(Array.from({ length: 6 }, () => shop.newCart()));
    for (const guest of guests) await add(guest, shop.sku.essay);
    const claimed = await Promise.all(
      guests.map((guest, index) => getCart(guest, headers, index % 2 ? other : shop)),
    );
    const { id } = await getCart('', headers);
    for (const guest of guests) expect((await getCart(guest, headers)).id).toBe(id);
    expect(claimed.map((cart) => cart.id)).toContain(id);
    expect(await getCart(id, headers)).toMatchObject({
      items: [{ skuId: shop.sku.essay, quantity: guests.length }],
    });
    expect(await countOpenCustomerCarts()).toBe(before + 1);
  });

  test('gets a new empty cart after a purchase', async () => {
    const headers = await signInNewCustomer();
    const completed = (await getCart('', headers)).id;
    await add(completed, shop.sku.novel, headers);
    await shop.query(mutationOf('completeCart'), { id: completed }, headers);
    const next = await getCart('', headers);
    expect(next).toMatchObject({ items: [], isCompleted: false });
    expect(next.id).not.toBe(completed);
  });
});

describe('A copy of a cart', () => {
  const clone = async (id: string, headers: Headers): Promise<string> =>
    (await shop.query(mutationOf('cloneCart'), { id }, headers)).data.cloneCart.id;

  test('replaces the customer’s open cart when they use it', async () => {
    const headers = await signInNewCustomer();
    const before = await countOpenCustomerCarts();
    const own = (await getCart('', headers)).id;
    await add(own, shop.sku.novel, headers);
    const copy = await clone(own, headers);
    expect(await add(copy, shop.sku.poem, headers)).toMatchObject({
      id: copy,
      items: [{ skuId: shop.sku.novel, quantity: 1 }, { skuId: shop.sku.poem }],
    });
    expect(await getCart(own, headers)).toMatchObject({ id: copy });
    expect((await getCart('', headers)).id).toBe(copy);
    expect(await countOpenCustomerCarts()).toBe(before + 1);
  });

  test('is a guest cart until a customer uses it', async () => {
    const headers = await signInNewCustomer();
    const own = (await getCart('', headers)).id;
    await add(own, shop.sku.novel, headers);
    const copy = await clone(own, headers);
    expect(await getCart(copy)).toMatchObject({ id: copy, items: [{ skuId: shop.sku.novel }] });
    expect((await getCart('', headers)).id).toBe(own);
  });

  test('that was completed is merged into the open cart', async () => {
    const headers = await signInNewCustomer();
    const completed = (await getCart('', headers)).id;
    await add(completed, shop.sku.novel, headers);
    await shop.query(mutationOf('completeCart'), { id: completed }, headers);
    const own = (await getCart('', headers)).id;
    await add(own, shop.sku.poem, headers);
    expect(await getCart(await clone(completed, headers), headers)).toMatchObject({
      id: own,
      items: [{ skuId: shop.sku.poem }, { skuId: shop.sku.novel }],
    });
  });
});

test('Two full carts are merged without losing a line; a third cart is not merged', async () => {
  const headers = await signInNewCustomer();
  const own = (await getCart('', headers)).id;
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
  const { id, items } = await getCart(guest, headers);
  expect(id).toBe(own);
  expect(items).toHaveLength(2 * LIMITS.cartLines);
  const more = await shop.newCart();
  await add(more, shop.sku.novel);
  expect(await getCart(more, headers)).toMatchObject({ id: more, items: [{ skuId: shop.sku.novel }] });
  expect((await getCart(own, headers)).items).toHaveLength(2 * LIMITS.cartLines);
});
