import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { changeCartOnce } from '../add-to-cart.ts';
import { itemsOf } from '../cart-items.ts';
import { fakeShop } from '../fake-shop.fixture.ts';
import { type CartChange, changeCart } from './change-cart.ts';

const add: CartChange = { kind: 'add', skuId: 7, quantity: 2 };
const t = await loadTranslate('en', 'purchase');

describe('the cart', () => {
  test('is created with the first item', async () => {
    const { environment, calls, cartId } = await fakeShop();
    expect(await changeCart(environment, add)).toMatchObject({
      kind: 'changed',
      cart: { id: 'new-1', items: [{ skuId: 7, quantity: 2 }] },
    });
    expect(calls).toEqual(['create in fi', 'add 2 to new-1 in fi']);
    expect(cartId()).toBe('new-1');
  });

  test('of the cookie is used', async () => {
    const { environment, calls, cartId } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    await changeCart(environment, add);
    expect(await changeCart(environment, add)).toMatchObject({ cart: { items: [{ quantity: 4 }] } });
    expect(calls).toEqual(['add 2 to mine in fi', 'add 2 to mine in fi']);
    expect(cartId()).toBe('mine');
  });

  test('is priced for the country of delivery in the checkout, and elsewhere for the market', async () => {
    const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine', checkoutMarket: 'ax' });
    await changeCart(environment, add, { pricedFor: 'checkout' });
    await changeCart(environment, add, { pricedFor: 'shop' });
    expect(calls).toEqual(['add 2 to mine in ax', 'add 2 to mine in fi']);
  });
});

describe('a lost cart', () => {
  test('is replaced', async () => {
    const { environment, calls, cartId } = await fakeShop({ cookie: 'lost' });
    expect(await changeCart(environment, add)).toMatchObject({ kind: 'changed', cart: { id: 'new-1' } });
    expect(calls).toEqual(['add 2 to lost in fi', 'create in fi', 'add 2 to new-1 in fi']);
    expect(cartId()).toBe('new-1');
  });

  test('is replaced by an empty one when a line is changed', async () => {
    const { environment } = await fakeShop({ cookie: 'lost' });
    const outcome = await changeCart(environment, { kind: 'line', lineId: 'gone', quantity: 3 });
    expect(outcome.kind === 'changed' && itemsOf(outcome.cart)).toEqual([]);
  });

  test('is replaced only once', async () => {
    const { environment, calls } = await fakeShop({ cookie: 'lost' });
    const { api } = environment;
    const apiThatLosesCarts = {
      ...api,
      send: async (...call: Parameters<typeof api.send>) => {
        const response = (await api.send(...call)) as object;
        return 'getCart' in response ? response : { addToCart: null };
      },
    } as CommerceClient;
    expect(await changeCart({ ...environment, api: apiThatLosesCarts }, add)).toEqual({
      kind: 'rejected',
      code: undefined,
      message: t('cart.unavailable'),
    });
    expect(calls).toEqual(['add 2 to lost in fi', 'create in fi', 'add 2 to new-1 in fi']);
  });

  test('is replaced by the one that another tab created meanwhile', async () => {
    const { environment, calls, cartId } = await fakeShop({ carts: ['theirs'], cookie: 'lost' });
    const { api, cookies } = environment;
    const slowApi = {
      ...api,
      send: async (...call: Parameters<typeof api.send>) => {
        const response = await api.send(...call);
        if (calls.length === 1) cookies.set({ name: 'kvarto-cart', maxAge: 1 } as never, 'theirs');
        return response;
      },
    } as CommerceClient;
    await changeCart({ ...environment, api: slowApi }, add);
    expect(calls).toEqual(['add 2 to lost in fi', 'add 2 to theirs in fi']);
    expect(cartId()).toBe('theirs');
  });

  test('has its own idempotency key for each change', async () => {
    const { environment, keys } = await fakeShop({ cookie: 'lost' });
    await changeCart(environment, add, { idempotencyKey: 'key' });
    expect(keys).toEqual(['key.lost', 'key.new-1']);
  });
});

describe('the message of a rejected change', () => {
  const reject = async (change: CartChange, extensions: Record<string, unknown>) => {
    const { environment, errors } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    errors.push(new GraphqlError([{ message: 'No.', extensions }]));
    return changeCart(environment, change);
  };
  const line: CartChange = { kind: 'line', lineId: 'line', quantity: 9 };
  const code: CartChange = { kind: 'code', promoCode: 'X' };

  test.each<[string, CartChange, Record<string, unknown>, string]>([
    [
      'the stock is too small',
      add,
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 0 },
      'You cannot add more: only 3 available.',
    ],
    [
      'the stock is in the cart already',
      add,
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 },
      'You cannot add more: you already have 2 in your basket.',
    ],
    [
      'the stock is too small for a line',
      line,
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 },
      'You cannot add more: only 3 available.',
    ],
    ['the product is not sold', add, { code: 'UNKNOWN_SKU' }, t('cart.unavailable')],
    [
      'an order can have fewer copies',
      add,
      { code: 'LIMIT_EXCEEDED', max: 5, skuId: 7 },
      t('cart.maxOfProduct', { count: 5 }),
    ],
    ['the cart has too many lines', add, { code: 'LIMIT_EXCEEDED' }, t('cart.full')],
    [
      'the requirements of a promo code are not met',
      code,
      { code: 'RequirementsNotMet' },
      t('promo.requirementsNotMet'),
    ],
    [
      'the customer has used the promo code',
      code,
      { code: 'RequirementsNotMet', reason: 'used-by-customer' },
      t('promo.usedByYou'),
    ],
    ['the promo code is invalid', code, { code: 'INVALID_PROMO_CODE' }, t('promo.invalid')],
    ['the promo code is malformed', code, { code: 'BAD_INPUT' }, t('promo.invalid')],
    [
      'the visitor’s network has sent too many requests',
      add,
      { code: 'PROOF_OF_WORK_REQUIRED', retryAfterSeconds: 5 },
      t('signIn.tooMany', { minutes: 1 }),
    ],
    ['another code', add, { code: 'BAD_INPUT' }, t('error.general')],
    ['an error without a code', add, {}, t('error.general')],
  ])('%s', async (_, change, extensions, message) => {
    expect(await reject(change, extensions)).toEqual({
      kind: 'rejected',
      code: extensions.code,
      message,
    });
  });
});

describe('a change that was interrupted', () => {
  test('is thrown as a transient error by changeCart and rejected by changeCartOnce', async () => {
    const { environment, errors, cartId } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    errors.push(new NetworkError('fetch failed'), new NetworkError('fetch failed'));
    await expect(changeCart(environment, add)).rejects.toThrow('fetch failed');
    expect(await changeCartOnce(environment, add)).toMatchObject({
      kind: 'rejected',
      message: t('error.general'),
    });
    expect(cartId()).toBe('mine');
  });

  test('counts as made when only its response was lost', async () => {
    const { environment, errors, cartId } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    errors.push(new GraphqlError([{ message: 'No.', extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }]));
    expect(await changeCart(environment, add)).toMatchObject({ kind: 'changed', cart: { id: 'mine' } });
    expect(cartId()).toBe('mine');
  });

  test('goes to a new cart when the cart has become an order', async () => {
    const { environment, errors, cartId } = await fakeShop({ carts: ['bought'], cookie: 'bought' });
    errors.push(new GraphqlError([{ message: 'No.', extensions: { code: 'CART_COMPLETED' } }]));
    expect(await changeCart(environment, add)).toMatchObject({ kind: 'changed', cart: { id: 'new-1' } });
    expect(cartId()).toBe('new-1');
  });
});

describe('a line whose id is unknown', () => {
  const unknown = () => new GraphqlError([{ message: 'No.', extensions: { code: 'UNKNOWN_CART_ITEM' } }]);
  const change: CartChange = {
    kind: 'line',
    lineId: 'of-the-guest',
    quantity: 5,
    of: { skuId: 7, message: '' },
  };

  test('is found by SKU and message after a guest’s cart was merged', async () => {
    const { environment, calls, errors } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    await changeCart(environment, add);
    errors.push(unknown());
    expect(await changeCart(environment, change, { idempotencyKey: 'k' })).toMatchObject({
      kind: 'changed',
      cart: { items: [{ skuId: 7, quantity: 5 }] },
    });
    expect(calls.slice(1)).toEqual(['set of-the-guest to 5', 'set SKU 7 to 5']);
  });

  test('is rejected when it was removed', async () => {
    const { environment, calls, errors } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    errors.push(unknown(), unknown());
    expect(await changeCart(environment, change)).toMatchObject({
      kind: 'rejected',
      code: 'UNKNOWN_CART_ITEM',
    });
    expect(calls).toHaveLength(2);
  });
});

test('an unreadable error response is a rejection', async () => {
  const { environment, errors } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  errors.push(NetworkError.unsuccessful(403));
  expect(await changeCart(environment, add)).toEqual({
    kind: 'rejected',
    code: undefined,
    message: t('error.general'),
  });
});
