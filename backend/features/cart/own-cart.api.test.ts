import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import {
  type CartMutation,
  type CartShop,
  cartFields,
  mutationOf,
  openCartShop,
} from './cart-shop.fixture.ts';

let shop: CartShop;
let anna: Record<string, string>;
let bo: Record<string, string>;
const nobody = {};

beforeAll(async () => {
  shop = await openCartShop();
  anna = await signedInHeaders(shop.backend, 'anna@example.se');
  bo = await signedInHeaders(shop.backend, 'bo@example.se');
});
afterAll(() => shop.close());

const newCart = async (who: Record<string, string>): Promise<string> =>
  (await shop.ask('{ getCart { id } }', {}, who)).data.getCart.id;
const look = async (id: string, who: Record<string, string>, more = '') =>
  (await shop.ask(`query ($id: String) { getCart(id: $id ${more}) { ${cartFields} } }`, { id }, who)).data
    .getCart;

/** What each mutation is given beside the cart. */
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

describe('A cart that a customer has begun', () => {
  test('is theirs, and to everybody else there is none', async () => {
    const id = await newCart(anna);
    const item = { skuId: shop.sku.novel, quantity: 2 };
    expect((await shop.ask(mutationOf('addToCart'), { id, item }, anna)).errors).toBeUndefined();
    for (const who of [bo, nobody]) {
      for (const [name, given] of everyMutation())
        expect(await shop.ask(mutationOf(name), { id, ...given }, who)).toEqual({
          status: 200,
          data: { [name]: null },
        });
      expect(await look(id, who)).toBeNull();
      expect(await look(id, who, 'includeCompleted: true, forceRefresh: true')).toBeNull();
    }
    expect(await look(id, anna)).toMatchObject({ id, isCompleted: false, items: [{ quantity: 2 }] });
  });

  test('gives its answer under an idempotency key to nobody else', async () => {
    const variables = { id: await newCart(anna), item: { skuId: shop.sku.novel, quantity: 1 } };
    const key = { 'x-idempotency-key': 'of Anna' };
    expect((await shop.ask(mutationOf('addToCart'), variables, { ...anna, ...key })).errors).toBeUndefined();
    const { data, errors } = await shop.ask(mutationOf('addToCart'), variables, { ...bo, ...key });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }]);
  });
});

describe('A cart that nobody in particular has begun', () => {
  test('can be used by whoever knows its id, until somebody does who has signed in', async () => {
    const id = await newCart(nobody);
    const add = (who: Record<string, string>) =>
      shop.ask(mutationOf('addToCart'), { id, item: { skuId: shop.sku.novel, quantity: 1 } }, who);
    for (const pieces of [1, 2])
      expect(await add(nobody)).toMatchObject({ data: { addToCart: { id, items: [{ quantity: pieces }] } } });
    const carl = await signedInHeaders(shop.backend, 'carl@example.se');
    expect(await add(carl)).toMatchObject({ data: { addToCart: { id, items: [{ quantity: 3 }] } } });
    for (const who of [nobody, bo]) expect((await add(who)).data).toEqual({ addToCart: null });
  });

  test('is, cloned by a customer and gone on with, that customer’s', async () => {
    const id = await newCart(nobody);
    const doris = await signedInHeaders(shop.backend, 'doris@example.se');
    const { data } = await shop.ask(mutationOf('cloneCart'), { id }, doris);
    expect(await look(data.cloneCart.id, doris)).toMatchObject({ id: data.cloneCart.id });
    expect(await look(data.cloneCart.id, bo)).toBeNull();
    expect(await look(data.cloneCart.id, nobody)).toBeNull();
  });
});
