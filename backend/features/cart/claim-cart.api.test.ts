import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { type CartShop, cartFields, mutationOf, openCartShop } from './cart-shop.fixture.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());

let registered = 0;

/** A customer who has just registered, and how they ask. */
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
  const { data, errors } = await shop.ask(query, { id }, headers);
  expect(errors).toBeUndefined();
  return data.getCart;
}

async function add(id: string, skuId: number, quantity: number, headers: Headers = {}) {
  const { data, errors } = await shop.ask(
    mutationOf('addToCart'),
    { id, item: { skuId, quantity } },
    headers,
  );
  expect(errors).toBeUndefined();
  return data.addToCart;
}

describe('A guest who signs in', () => {
  test('keeps the cart, which from then on is theirs alone', async () => {
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

  test('finds the lines of the cart they left elsewhere, and both ids lead to the one cart', async () => {
    const customer = await newCustomer();
    const left = (await getCart('', customer)).id;
    await add(left, shop.sku.novel, 1, customer);
    await add(left, shop.sku.essay, 1, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.essay, 2);
    await add(guest, shop.sku.poem, 3);
    const merged = await getCart(guest, customer);
    expect(merged).toMatchObject({
      id: left,
      items: [
        { skuId: shop.sku.novel, quantity: 1 },
        { skuId: shop.sku.essay, quantity: 3 },
        { skuId: shop.sku.poem, quantity: 3 },
      ],
    });
    expect(await getCart(guest, customer)).toEqual(merged);
    expect(await getCart(left, customer)).toEqual(merged);
    expect(await getCart(guest)).toBeNull();
  });

  test('may put the next book into the guest’s cart: it lands in theirs', async () => {
    const customer = await newCustomer();
    const left = (await getCart('', customer)).id;
    await add(left, shop.sku.novel, 1, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.poem, 1);
    const cart = await add(guest, shop.sku.poem, 1, customer);
    expect(cart).toMatchObject({
      id: left,
      items: [
        { skuId: shop.sku.novel, quantity: 1 },
        { skuId: shop.sku.poem, quantity: 2 },
      ],
    });
  });

  test('is merged once, however many of their tabs ask at the same time', async () => {
    const customer = await newCustomer();
    const left = (await getCart('', customer)).id;
    await add(left, shop.sku.novel, 1, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.novel, 1);
    const carts = await Promise.all(Array.from({ length: 12 }, () => getCart(guest, customer)));
    for (const cart of carts)
      expect(cart).toMatchObject({ id: left, items: [{ skuId: shop.sku.novel, quantity: 2 }] });
  });

  test('does not get lines back that are an order already', async () => {
    const customer = await newCustomer();
    const bought = (await getCart('', customer)).id;
    await add(bought, shop.sku.novel, 1, customer);
    await shop.ask(mutationOf('completeCart'), { id: bought }, customer);
    const guest = await shop.newCart();
    await add(guest, shop.sku.poem, 1);
    expect(await getCart(guest, customer)).toMatchObject({ id: guest, items: [{ skuId: shop.sku.poem }] });
  });
});

test('Whoever copies a cart that was shown to them leaves it to its owner', async () => {
  const shown = await shop.newCart();
  await add(shown, shop.sku.novel, 1);
  const { data } = await shop.ask(mutationOf('cloneCart'), { id: shown }, await newCustomer());
  expect(data.cloneCart).toMatchObject({ items: [{ skuId: shop.sku.novel, quantity: 1 }] });
  expect(await getCart(shown)).toMatchObject({ id: shown, items: [{ skuId: shop.sku.novel }] });
});
