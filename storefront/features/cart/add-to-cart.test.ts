import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { AddToCartDocument, CartDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadWords } from '#storefront/translations/words.ts';
import { addToCart } from './add-to-cart.ts';
import { countOf } from './load-cart-count.ts';

const item = { skuId: 7, quantity: 2 };
const words = await loadWords('en');

/** A backend with the carts that are given, and the cookies of one visitor. */
function shop(carts: string[], cookie?: string, refusal?: Error) {
  const calls: string[] = [];
  const contents = new Map(carts.map((id) => [id, 0]));
  const cookies = new Map<string, string>(cookie === undefined ? [] : [[COOKIES.cart.name, cookie]]);
  const send = async (operation: unknown, variables: Record<string, unknown>): Promise<unknown> => {
    const id = String(variables.id);
    if (operation === CartDocument) {
      calls.push(`create in ${variables.cartMarketAlias}`);
      contents.set('new', 0);
      return { getCart: { id: 'new', items: [] } };
    }
    if (operation !== AddToCartDocument) throw new Error('Nothing else is asked for.');
    calls.push(`add to ${id} in ${variables.cartMarketAlias}`);
    if (refusal && id === cookie) throw refusal;
    const known = contents.get(id);
    if (known === undefined) return { addToCart: null };
    const quantity = known + (variables.item as typeof item).quantity;
    contents.set(id, quantity);
    return { addToCart: { id, items: [{ id: 'line', skuId: 7, quantity }] } };
  };
  const environment: ShopEnvironment = {
    shopper: {
      locale: 'en',
      market: 'fi',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'https://kvarto.example',
    },
    words,
    api: {
      send,
      query: () => Promise.reject(new Error('A cart is never answered from the cache.')),
    } as CommerceClient,
    cookies: {
      get: ({ name }) => cookies.get(name),
      set: ({ name }, value) => void cookies.set(name, value),
    },
    isPersonal: true,
    side: 'browser',
    remember: (_, load) => load(),
  };
  return { environment, calls, cart: () => cookies.get(COOKIES.cart.name) };
}

describe('the cart', () => {
  test('begins with the first book', async () => {
    const { environment, calls, cart } = shop([]);
    expect(await addToCart(environment, item)).toEqual({ kind: 'added', count: 2 });
    expect(calls).toEqual(['create in fi', 'add to new in fi']);
    expect(cart()).toBe('new');
  });

  test('that the visitor has is used', async () => {
    const { environment, calls, cart } = shop(['mine'], 'mine');
    await addToCart(environment, item);
    expect(await addToCart(environment, item)).toEqual({ kind: 'added', count: 4 });
    expect(calls).toEqual(['add to mine in fi', 'add to mine in fi']);
    expect(cart()).toBe('mine');
  });

  test('that is lost is replaced', async () => {
    const { environment, calls, cart } = shop([], 'lost');
    expect(await addToCart(environment, item)).toEqual({ kind: 'added', count: 2 });
    expect(calls).toEqual(['add to lost in fi', 'create in fi', 'add to new in fi']);
    expect(cart()).toBe('new');
  });

  test('that is lost is replaced once, not for ever', async () => {
    const { environment, calls, cart } = shop([], 'lost');
    const api = environment.api;
    const forgetful = {
      ...api,
      send: async (operation: unknown, variables: unknown) => {
        const answer = await api.send(operation as typeof CartDocument, variables as { id: string });
        return operation === CartDocument ? answer : { addToCart: null };
      },
    } as CommerceClient;
    expect(await addToCart({ ...environment, api: forgetful }, item)).toEqual({
      kind: 'refused',
      message: words('cart.unavailable'),
    });
    expect(calls).toEqual(['add to lost in fi', 'create in fi', 'add to new in fi']);
    expect(cart()).toBe('lost');
  });

  test('that cannot be made is told', async () => {
    const { environment } = shop([]);
    const api = { ...environment.api, send: async () => ({ getCart: null }) } as unknown as CommerceClient;
    expect(await addToCart({ ...environment, api }, item)).toEqual({
      kind: 'refused',
      message: words('error.general'),
    });
  });
});

describe('the words of a refusal', () => {
  const refused = async (extensions: Record<string, unknown>) =>
    addToCart(shop(['mine'], 'mine', new GraphqlError([{ message: 'No.', extensions }])).environment, item);

  test.each([
    [
      'only so many are left in stock',
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 0 },
      'You cannot add more: only 3 left in stock.',
    ],
    [
      'so many already lie in the cart',
      { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 },
      'You cannot add more: 2 already in your basket.',
    ],
    ['a book that is not sold', { code: 'UNKNOWN_SKU' }, words('cart.unavailable')],
    ['anything else', { code: 'BAD_INPUT' }, words('error.general')],
    ['a refusal without a code', {}, words('error.general')],
  ])('%s', async (_, extensions, message) => {
    expect(await refused(extensions)).toEqual({ kind: 'refused', message });
  });

  test('a backend that does not answer keeps the visitor on the page', async () => {
    const { environment, cart } = shop(['mine'], 'mine', new NetworkError('fetch failed'));
    expect(await addToCart(environment, item)).toEqual({ kind: 'refused', message: words('error.general') });
    expect(cart()).toBe('mine');
  });

  test('a cart that became an order is left, and a new one begun', async () => {
    const completed = new GraphqlError([{ message: 'No.', extensions: { code: 'CART_COMPLETED' } }]);
    const { environment, cart } = shop(['bought'], 'bought', completed);
    expect(await addToCart(environment, item)).toEqual({ kind: 'added', count: 2 });
    expect(cart()).toBe('new');
  });

  test('a refusal leaves the cart as it is', async () => {
    const { environment, calls, cart } = shop(['mine'], 'mine', new GraphqlError([{ message: 'No.' }]));
    await addToCart(environment, item);
    expect(calls).toEqual(['add to mine in fi']);
    expect(cart()).toBe('mine');
  });
});

describe('how many books lie in a cart', () => {
  test('is the sum of its lines', () => {
    const items = [{ id: 'a', skuId: 1, quantity: 2 }, null, { id: 'b', skuId: 2, quantity: 3 }];
    expect(countOf({ id: 'x', items })).toBe(5);
  });

  test.each([null, undefined, { id: 'x', items: null }, { id: 'x', items: [] }])('is none for %j', (cart) => {
    expect(countOf(cart)).toBe(0);
  });
});
