import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { type CartShop, cartFields, mutationOf, openCartShop } from '../cart-shop.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

let registered = 0;

/** The headers of a newly registered customer. */
async function newCustomer() {
  registered++;
  const { token } = await new AuthClient(shop.backend).register(
    `reader-${registered}@example.se`,
    'fyra grå hästar',
  );
  return { authorization: `Bearer ${token}` };
}

type Headers = Record<string, string>;

async function getCart(id: string, headers: Headers = {}) {
  const query = `query ($id: String) { getCart(id: $id) { ${cartFields} } }`;
  const { data, errors } = await shop.query(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.getCart;
}

async function add(id: string, skuId: number, quantity: number, headers: Headers = {}) {
  const { data, errors } = await shop.query(
    mutationOf('addToCart'),
    { id, item: { skuId, quantity } },
    headers,
  );
  expect(errors).toBeUndefined();
  return data.addToCart;
}

describe('A guest who signs in', () => {
  test('keeps the cart, which is then hidden from other visitors', async () => {
    const id = await shop.newCart();
    await add(id, shop.sku.novel, 2);
    const customer = await newCustomer();
    expect(await getCart(id, customer)).toMatchObject({
      id,
      items: [{ skuId: shop.sku.novel, quantity: 2 }],
    });
    expect(await getCart(id)).toBeNull();
    expect(await getCart(id, await newCustomer())).toBeNull();
  });

  test('gets one merged cart under both ids', async () => {
    const customer = await newCustomer();
    const open = (await getCart('', customer)).id;
    await add(open, shop.sku.novel, 1, customer);
    await add(open, shop.sku.essay, 1, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.essay, 2);
    await add(guest, shop.sku.poem, 3);
    const merged = await getCart(guest, customer);
    expect(merged).toMatchObject({
      id: open,
      items: [
        { skuId: shop.sku.novel, quantity: 1 },
        { skuId: shop.sku.essay, quantity: 3 },
        { skuId: shop.sku.poem, quantity: 3 },
      ],
    });
    expect(await getCart(guest, customer)).toEqual(merged);
    expect(await getCart(open, customer)).toEqual(merged);
    expect(await getCart(guest)).toBeNull();
  });

  test('can add to the guest cart’s id, which changes the merged cart', async () => {
    const customer = await newCustomer();
    const open = (await getCart('', customer)).id;
    await add(open, shop.sku.novel, 1, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.poem, 1);
    const cart = await add(guest, shop.sku.poem, 1, customer);
    expect(cart).toMatchObject({
      id: open,
      items: [
        { skuId: shop.sku.novel, quantity: 1 },
        { skuId: shop.sku.poem, quantity: 2 },
      ],
    });
  });

  test('gets the carts merged once with concurrent requests', async () => {
    const customer = await newCustomer();
    const open = (await getCart('', customer)).id;
    await add(open, shop.sku.novel, 1, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.novel, 1);
    const carts = await Promise.all(Array.from({ length: 12 }, () => getCart(guest, customer)));
    for (const cart of carts)
      expect(cart).toMatchObject({ id: open, items: [{ skuId: shop.sku.novel, quantity: 2 }] });
  });

  test('does not get the lines of a completed cart', async () => {
    const customer = await newCustomer();
    const completed = (await getCart('', customer)).id;
    await add(completed, shop.sku.novel, 1, customer);
    await shop.query(mutationOf('completeCart'), { id: completed }, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.poem, 1);
    expect(await getCart(guest, customer)).toMatchObject({ id: guest, items: [{ skuId: shop.sku.poem }] });
  });
});

test('A customer who copies a shared guest cart does not claim it', async () => {
  const shared = await shop.newCart();
  await add(shared, shop.sku.novel, 1);
  const { data } = await shop.query(mutationOf('cloneCart'), { id: shared }, await newCustomer());
  expect(data.cloneCart).toMatchObject({ items: [{ skuId: shop.sku.novel, quantity: 1 }] });
  expect(await getCart(shared)).toMatchObject({ id: shared, items: [{ skuId: shop.sku.novel }] });
});
