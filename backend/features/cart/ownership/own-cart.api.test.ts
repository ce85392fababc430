import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import {
  type CartMutation,
  type CartShop,
  cartFields,
  mutationOf,
  openCartShop,
} from '../cart-shop.fixture.ts';

let shop: CartShop;
let anna: Record<string, string>;
let bo: Record<string, string>;
const guest = {};

beforeAll(async () => {
  shop = await openCartShop();
  anna = await signedInHeaders(shop.backend, 'anna@example.se');
  bo = await signedInHeaders(shop.backend, 'bo@example.se');
});
afterAll(() => shop.close());

const newCart = async (headers: Record<string, string>): Promise<string> =>
  (await shop.query('{ getCart { id } }', {}, headers)).data.getCart.id;
const read = async (id: string, headers: Record<string, string>, args = '') =>
  (await shop.query(`query ($id: String) { getCart(id: $id ${args}) { ${cartFields} } }`, { id }, headers))
    .data.getCart;

/** The variables of each mutation, without the cart's id. */
const everyMutation = (): [CartMutation, object][] => [
  ['addToCart', { item: { skuId: shop.sku.novel, quantity: 1 } }],
  ['updateCartItem', { item: { skuId: shop.sku.novel, quantity: 1 } }],
  ['updateCartGroup', { item: { groupKey: 'none', quantity: 0 } }],
  [
    'addPackageToCart',
    {
      packageId: shop.package.id,
      selections: [
        { groupId: shop.package.books.group, optionId: shop.package.books.novel, skuId: shop.sku.novel },
      ],
    },
  ],
  ['clearCart', {}],
  ['completeCart', {}],
  ['cloneCart', {}],
  ['setCartMerchantData', { merchantData: 'x' }],
];

describe('The cart of a customer', () => {
  test('does not exist for other visitors', async () => {
    const id = await newCart(anna);
    const item = { skuId: shop.sku.novel, quantity: 2 };
    expect((await shop.query(mutationOf('addToCart'), { id, item }, anna)).errors).toBeUndefined();
    for (const other of [bo, guest]) {
      for (const [name, variables] of everyMutation())
        expect(await shop.query(mutationOf(name), { id, ...variables }, other)).toEqual({
          status: 200,
          data: { [name]: null },
        });
      expect(await read(id, other)).toBeNull();
      expect(await read(id, other, 'includeCompleted: true, forceRefresh: true')).toBeNull();
    }
    expect(await read(id, anna)).toMatchObject({ id, isCompleted: false, items: [{ quantity: 2 }] });
  });

  test('does not reveal the result of an idempotency key to another customer', async () => {
    const variables = { id: await newCart(anna), item: { skuId: shop.sku.novel, quantity: 1 } };
    const key = { 'x-idempotency-key': 'of Anna' };
    expect(
      (await shop.query(mutationOf('addToCart'), variables, { ...anna, ...key })).errors,
    ).toBeUndefined();
    const { data, errors } = await shop.query(mutationOf('addToCart'), variables, { ...bo, ...key });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }]);
  });
});

describe('A guest cart', () => {
  test('can be used by every guest with its id, until a customer uses it', async () => {
    const id = await newCart(guest);
    const add = (headers: Record<string, string>) =>
      shop.query(mutationOf('addToCart'), { id, item: { skuId: shop.sku.novel, quantity: 1 } }, headers);
    for (const quantity of [1, 2])
      expect(await add(guest)).toMatchObject({ data: { addToCart: { id, items: [{ quantity }] } } });
    const carl = await signedInHeaders(shop.backend, 'carl@example.se');
    expect(await add(carl)).toMatchObject({ data: { addToCart: { id, items: [{ quantity: 3 }] } } });
    for (const other of [guest, bo]) expect((await add(other)).data).toEqual({ addToCart: null });
  });

  test('belongs to the customer who clones it and uses the copy', async () => {
    const id = await newCart(guest);
    const doris = await signedInHeaders(shop.backend, 'doris@example.se');
    const { data } = await shop.query(mutationOf('cloneCart'), { id }, doris);
    expect(await read(data.cloneCart.id, doris)).toMatchObject({ id: data.cloneCart.id });
    expect(await read(data.cloneCart.id, bo)).toBeNull();
    expect(await read(data.cloneCart.id, guest)).toBeNull();
  });
});
