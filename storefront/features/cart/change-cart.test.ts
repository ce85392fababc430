import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { changeAtOnce } from './add-to-cart.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import { fakeShop } from './fake-shop.fixture.ts';
import { itemsOf } from './optimistic-cart.ts';

const add: CartChange = { kind: 'add', skuId: 7, quantity: 2 };
const t = await loadPurchaseWords('en');

describe('the cart', () => {
  test('begins with the first book', async () => {
    const { environment, calls, cart } = await fakeShop();
    expect(await changeCart(environment, add)).toMatchObject({
      kind: 'changed',
      cart: { id: 'new-1', items: [{ skuId: 7, quantity: 2 }] },
    });
    expect(calls).toEqual(['create in fi', 'add 2 to new-1 in fi']);
    expect(cart()).toBe('new-1');
  });

  test('that the visitor has is used', async () => {
    const { environment, calls, cart } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    await changeCart(environment, add);
    expect(await changeCart(environment, add)).toMatchObject({ cart: { items: [{ quantity: 4 }] } });
    expect(calls).toEqual(['add 2 to mine in fi', 'add 2 to mine in fi']);
    expect(cart()).toBe('mine');
  });

  test('is priced for the country of delivery in the checkout, and elsewhere for the market', async () => {
    const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine', checkoutMarket: 'ax' });
    await changeCart(environment, add, { scope: 'checkout' });
    await changeCart(environment, add, { scope: 'shop' });
    expect(calls).toEqual(['add 2 to mine in ax', 'add 2 to mine in fi']);
  });

  test('that is lost is replaced', async () => {
    const { environment, calls, cart } = await fakeShop({ cookie: 'lost' });
    expect(await changeCart(environment, add)).toMatchObject({ kind: 'changed', cart: { id: 'new-1' } });
    expect(calls).toEqual(['add 2 to lost in fi', 'create in fi', 'add 2 to new-1 in fi']);
    expect(cart()).toBe('new-1');
  });

  test('that is lost is replaced by an empty one when a line of it was to be changed', async () => {
    const { environment } = await fakeShop({ cookie: 'lost' });
    const outcome = await changeCart(environment, { kind: 'line', lineId: 'gone', quantity: 3 });
    expect(outcome.kind === 'changed' && itemsOf(outcome.cart)).toEqual([]);
  });

  test('that is lost is replaced once, not for ever', async () => {
    const { environment, calls } = await fakeShop({ cookie: 'lost' });
    const { api } = environment;
    const forgetful = {
      ...api,
      send: async (...call: Parameters<typeof api.send>) => {
        const answer = (await api.send(...call)) as object;
        return 'getCart' in answer ? answer : { addToCart: null };
      },
    } as CommerceClient;
    expect(await changeCart({ ...environment, api: forgetful }, add)).toEqual({
      kind: 'refused',
      code: undefined,
      message: t('cart.unavailable'),
    });
    expect(calls).toEqual(['add 2 to lost in fi', 'create in fi', 'add 2 to new-1 in fi']);
  });

  test('that another tab began meanwhile is the cart', async () => {
    const { environment, calls, cart } = await fakeShop({ carts: ['theirs'], cookie: 'lost' });
    const { api, cookies } = environment;
    const slow = {
      ...api,
      send: async (...call: Parameters<typeof api.send>) => {
        const answer = await api.send(...call);
        if (calls.length === 1) cookies.set({ name: 'kvarto-cart', maxAge: 1 } as never, 'theirs');
        return answer;
      },
    } as CommerceClient;
    await changeCart({ ...environment, api: slow }, add);
    expect(calls).toEqual(['add 2 to lost in fi', 'add 2 to theirs in fi']);
    expect(cart()).toBe('theirs');
  });

  test('gets each wish with a key, which is spent on one cart', async () => {
    const { environment, keys } = await fakeShop({ cookie: 'lost' });
    await changeCart(environment, add, { idempotencyKey: 'wish' });
    expect(keys).toEqual(['wish.lost', 'wish.new-1']);
  });
});

describe('the words of a refusal', () => {
  const refused = async (change: CartChange, extensions: Record<string, unknown>) => {
    const { environment, troubles } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    troubles.push(new GraphqlError([{ message: 'No.', extensions }]));
    return changeCart(environment, change);
  };
  const line: CartChange = { kind: 'line', lineId: 'line', quantity: 9 };
  const code: CartChange = { kind: 'code', promoCode: 'X' };

  test.each<[string, CartChange, Record<string, unknown>, string]>([
    [
      'only so many are left in stock',
      add,
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 0 },
      'You cannot add more: only 3 left in stock.',
    ],
    [
      'so many already lie in the cart',
      add,
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 },
      'You cannot add more: 2 already in your basket.',
    ],
    [
      'how many a line could have',
      line,
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 },
      'You cannot add more: only 3 left in stock.',
    ],
    ['a book that is not sold', add, { code: 'UNKNOWN_SKU' }, t('cart.unavailable')],
    ['a cart with too many lines', add, { code: 'LIMIT_EXCEEDED' }, t('cart.full')],
    ['a code that asks for more', code, { code: 'RequirementsNotMet' }, t('promo.notMet')],
    ['a code that is none', code, { code: 'INVALID_PROMO_CODE' }, t('promo.invalid')],
    ['a code that cannot even be read', code, { code: 'BAD_INPUT' }, t('promo.invalid')],
    ['anything else', add, { code: 'BAD_INPUT' }, t('error.general')],
    ['a refusal without a code', add, {}, t('error.general')],
  ])('%s', async (_, change, extensions, message) => {
    expect(await refused(change, extensions)).toEqual({
      kind: 'refused',
      code: extensions.code,
      message,
    });
  });

  test('a backend that does not answer: whoever can wait is told, and the page comes back all the same', async () => {
    const { environment, troubles, cart } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    troubles.push(new NetworkError('fetch failed'), new NetworkError('fetch failed'));
    await expect(changeCart(environment, add)).rejects.toThrow('fetch failed');
    expect(await changeAtOnce(environment, add)).toMatchObject({
      kind: 'refused',
      message: t('error.general'),
    });
    expect(cart()).toBe('mine');
  });

  test('a wish that was granted before, of which only the answer was lost, is granted', async () => {
    const { environment, troubles, cart } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    troubles.push(new GraphqlError([{ message: 'No.', extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }]));
    expect(await changeCart(environment, add)).toMatchObject({ kind: 'changed', cart: { id: 'mine' } });
    expect(cart()).toBe('mine');
  });

  test('a cart that became an order is left, and a new one begun', async () => {
    const { environment, troubles, cart } = await fakeShop({ carts: ['bought'], cookie: 'bought' });
    troubles.push(new GraphqlError([{ message: 'No.', extensions: { code: 'CART_COMPLETED' } }]));
    expect(await changeCart(environment, add)).toMatchObject({ kind: 'changed', cart: { id: 'new-1' } });
    expect(cart()).toBe('new-1');
  });
});

describe('a line whose id is gone', () => {
  const unknown = () => new GraphqlError([{ message: 'No.', extensions: { code: 'UNKNOWN_CART_ITEM' } }]);
  const wish: CartChange = {
    kind: 'line',
    lineId: 'of-the-guest',
    quantity: 5,
    of: { skuId: 7, message: '' },
  };

  test('since the cart has joined that of a customer, is found by what it is a line of', async () => {
    const { environment, calls, troubles } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    await changeCart(environment, add);
    troubles.push(unknown());
    expect(await changeCart(environment, wish, { idempotencyKey: 'k' })).toMatchObject({
      kind: 'changed',
      cart: { items: [{ skuId: 7, quantity: 5 }] },
    });
    expect(calls.slice(1)).toEqual(['set of-the-guest to 5', 'set SKU 7 to 5']);
  });

  test('since somebody removed it, stays gone', async () => {
    const { environment, calls, troubles } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    troubles.push(unknown(), unknown());
    expect(await changeCart(environment, wish)).toMatchObject({ kind: 'refused', code: 'UNKNOWN_CART_ITEM' });
    expect(calls).toHaveLength(2);
  });
});

test('an answer that says no in a way nobody can read is a refusal', async () => {
  const { environment, troubles } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  troubles.push(NetworkError.unsuccessful(403));
  expect(await changeCart(environment, add)).toEqual({
    kind: 'refused',
    code: undefined,
    message: t('error.general'),
  });
});
