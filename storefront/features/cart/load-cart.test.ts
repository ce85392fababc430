import { describe, expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { CartDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { fakeShop } from './fake-shop.fixture.ts';
import { loadCart } from './load-cart.ts';
import { linesOf, loadCartLines, totalQuantity } from './load-cart-lines.ts';

/** Records the delays instead of waiting. */
function recordWaits() {
  const waited: number[] = [];
  return { waited, wait: async (ms: number) => void waited.push(ms) };
}

test('there is no cart before the first item, and loading creates none', async () => {
  const { environment, calls } = await fakeShop();
  expect(await loadCart(environment, 'shop')).toBe(null);
  expect(calls).toEqual([]);
});

test('an unknown id is replaced by a new cart after a second', async () => {
  const { environment, calls, cartId } = await fakeShop({ cookie: 'lost' });
  const { waited, wait } = recordWaits();
  expect(await loadCart(environment, 'shop', wait)).toMatchObject({ id: 'new-1', items: [] });
  expect(waited).toEqual([1000]);
  expect(calls).toEqual(['read lost in fi', 'create in fi', 'read new-1 in fi']);
  expect(cartId()).toBe('new-1');
});

test('a new cart that is missing too is retried five times', async () => {
  const { environment, calls } = await fakeShop({ cookie: 'lost' });
  const { waited, wait } = recordWaits();
  const { api } = environment;
  const emptyApi = {
    ...api,
    send: async (...call: Parameters<typeof api.send>) => {
      const response = await api.send(...call);
      return (call[0] as unknown) === CartDocument ? { getCart: null } : response;
    },
  } as CommerceClient;
  expect(await loadCart({ ...environment, api: emptyApi }, 'shop', wait)).toBe(null);
  expect(waited).toEqual([1000, 1000, 1000, 1000, 1000]);
  expect(calls.filter((call) => call.startsWith('create'))).toHaveLength(5);
});

test('the server renders an empty cart instead of waiting for a new one', async () => {
  const { environment } = await fakeShop({ cookie: 'lost' });
  const { waited, wait } = recordWaits();
  expect(await loadCart({ ...environment, side: 'server' }, 'checkout', wait)).toBe(null);
  expect(waited).toEqual([]);
});

test('an id that the backend rejects is replaced', async () => {
  const { environment } = await fakeShop({ cookie: 'nonsense' });
  const { api } = environment;
  const strictApi = {
    ...api,
    send: (...call: Parameters<typeof api.send>) =>
      (call[1] as { id?: string }).id === 'nonsense'
        ? Promise.reject(
            new GraphqlError([{ message: 'No.', path: ['getCart'], extensions: { code: 'BAD_INPUT' } }]),
          )
        : api.send(...call),
  } as CommerceClient;
  expect(await loadCart({ ...environment, api: strictApi }, 'shop', recordWaits().wait)).toMatchObject({
    id: 'new-1',
  });
});

test.each(['PERSISTED_QUERY_NOT_FOUND', 'LIMIT_EXCEEDED', 'BAD_INPUT'])(
  'a request that is rejected as a whole (%s) keeps the cart',
  async (code) => {
    const { environment, cartId, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    const error = new GraphqlError([{ message: 'No.', extensions: { code } }]);
    const api = { ...environment.api, send: () => Promise.reject(error) } as CommerceClient;
    await expect(loadCart({ ...environment, api }, 'shop', recordWaits().wait)).rejects.toBe(error);
    expect(cartId()).toBe('mine');
    expect(calls).toEqual([]);
  },
);

describe('the lines of a cart', () => {
  const rejectingApi = (error: GraphqlError) =>
    ({ send: () => Promise.reject(error) }) as unknown as CommerceClient;

  test.each(['BAD_INPUT', 'UNKNOWN_CART'])('are none if the id is unknown (%s)', async (code) => {
    const error = new GraphqlError([{ message: 'No.', path: ['getCart'], extensions: { code } }]);
    expect(await loadCartLines(rejectingApi(error), 'nonsense')).toEqual([]);
  });

  test.each([
    ['RATE_LIMITED', ['getCart']],
    ['INTERNAL_ERROR', ['getCart']],
    ['BAD_INPUT', undefined],
  ])('are unknown after another error (%s of %j)', async (code, path) => {
    const error = new GraphqlError([{ message: 'No.', ...(path && { path }), extensions: { code } }]);
    await expect(loadCartLines(rejectingApi(error), 'mine')).rejects.toBe(error);
  });
});

test('the count of a cart is the sum of its lines', () => {
  const items = [{ id: 'a', skuId: 1, quantity: 2 }, null, { id: 'b', skuId: 2, quantity: 3 }];
  expect(totalQuantity(linesOf({ items }))).toBe(5);
  for (const cart of [null, undefined, { items: null }, { items: [] }])
    expect(totalQuantity(linesOf(cart))).toBe(0);
});
