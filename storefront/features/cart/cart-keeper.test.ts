import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { subscribe } from '#storefront/tracking/track.ts';
import { currentNotification, dismissNotification } from '#storefront/ui/notification.store.ts';
import { addedNow, hideAdded } from './added-box.store.ts';
import { refreshCart, shownCart } from './cart.store.ts';
import { createCartKeeper } from './cart-keeper.ts';
import { cartWith, fakeShop } from './fake-shop.fixture.ts';
import { itemsOf } from './optimistic-cart.ts';

const told: unknown[] = [];
class Channel {
  postMessage(message: unknown) {
    told.push(message);
  }
  addEventListener() {}
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  told.length = 0;
  hideAdded();
  dismissNotification();
});

async function keeperWithBooks() {
  const shop = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const keeper = createCartKeeper(shop.environment);
  await keeper.change({ kind: 'add', skuId: 7, quantity: 2 });
  shop.calls.length = 0;
  return { ...shop, keeper };
}

const quantities = () => itemsOf(shownCart()?.cart).map(({ quantity }) => quantity);

describe('what is shown', () => {
  test('is the wish at once, and the server’s answer after it', async () => {
    const { keeper } = await keeperWithBooks();
    const wish = keeper.change({ kind: 'line', lineId: 'line-7', quantity: 5 });
    expect(quantities()).toEqual([5]);
    expect(shownCart()).toMatchObject({ isSettling: true, lines: [{ skuId: 7, quantity: 5 }] });
    await wish;
    expect(quantities()).toEqual([5]);
    expect(shownCart()?.isSettling).toBe(false);
  });

  test('is as before when a change is refused, with the reason', async () => {
    const { keeper, troubles, environment } = await keeperWithBooks();
    const extensions = { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 };
    troubles.push(new GraphqlError([{ message: 'No.', extensions }]));
    const wish = keeper.changeAndTell({ kind: 'line', lineId: 'line-7', quantity: 5 });
    expect(quantities()).toEqual([5]);
    await wish;
    expect(quantities()).toEqual([2]);
    expect(currentNotification()).toMatchObject({
      mode: 'error',
      message: environment.t('cart.addTooMany', { stock: 3 }),
    });
  });

  test('a line that another tab removed is gone without a word', async () => {
    const { keeper, troubles, contents } = await keeperWithBooks();
    contents.get('mine')?.clear();
    troubles.push(new GraphqlError([{ message: 'No.', extensions: { code: 'UNKNOWN_CART_ITEM' } }]));
    await keeper.changeAndTell({ kind: 'line', lineId: 'line-7', quantity: 5 });
    await vi.waitFor(() => expect(quantities()).toEqual([]));
    expect(currentNotification()).toBe(null);
  });

  test('is not undone by an answer to an older question', async () => {
    const { keeper, environment } = await keeperWithBooks();
    const { api } = environment;
    const late = Promise.withResolvers<void>();
    const send = api.send;
    api.send = (async (...call: Parameters<typeof send>) => {
      const answer = await send(...call);
      if ('getCart' in (answer as object)) await late.promise;
      return answer;
    }) as typeof send;
    const look = keeper.look();
    await keeper.change({ kind: 'line', lineId: 'line-7', quantity: 4 });
    late.resolve();
    await look;
    expect(quantities()).toEqual([4]);
  });

  test('follows another tab, after this one’s own wishes', async () => {
    const { keeper, contents, calls } = await keeperWithBooks();
    const wish = keeper.change({ kind: 'line', lineId: 'line-7', quantity: 4 });
    refreshCart();
    expect(calls.filter((call) => call.startsWith('read'))).toEqual([]);
    await wish;
    const line = contents.get('mine')?.get('line-7');
    if (line) contents.get('mine')?.set('line-7', { ...line, quantity: 9 });
    refreshCart();
    await vi.waitFor(() => expect(quantities()).toEqual([9]));
  });
});

describe('who hears of it', () => {
  test('other tabs of every answer, and nobody of a refusal', async () => {
    const { keeper, troubles } = await keeperWithBooks();
    told.length = 0;
    await keeper.change({ kind: 'line', lineId: 'line-7', quantity: 5 });
    expect(told).toEqual([{ kind: 'cart', data: { cartId: 'mine' } }]);
    troubles.push(new GraphqlError([{ message: 'No.' }]));
    await keeper.change({ kind: 'line', lineId: 'line-7', quantity: 6 });
    expect(told).toHaveLength(1);
  });

  test('those who listen to events, of the difference', async () => {
    const { keeper } = await keeperWithBooks();
    const events: string[] = [];
    const stop = subscribe(({ name, data }) => {
      if (name === 'cart:add' || name === 'cart:remove') events.push(`${name} ${data.quantity}`);
    });
    events.length = 0;
    await keeper.change({ kind: 'line', lineId: 'line-7', quantity: 5 });
    await keeper.change({ kind: 'line', lineId: 'line-7', quantity: 4 });
    await keeper.change({ kind: 'code', promoCode: 'X' });
    await keeper.change({ kind: 'clear' });
    stop();
    expect(events).toEqual(['cart:add 3', 'cart:remove 1', 'cart:remove 4']);
  });

  test('the box that says what was added, but not when something is put back', async () => {
    const { keeper } = await keeperWithBooks();
    expect(addedNow()).toBe(null);
    await keeper.add({ kind: 'add', skuId: 7, quantity: 3 });
    expect(addedNow()).toEqual({ skuId: 7, quantity: 3 });
  });
});

test('without a network the visitor is told, and the wish is shown and kept', async () => {
  const { keeper, troubles, environment } = await keeperWithBooks();
  const online: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => online.push(listener));
  vi.stubGlobal('navigator', { onLine: false });
  troubles.push(new NetworkError('fetch failed'));
  const wish = keeper.change({ kind: 'line', lineId: 'line-7', quantity: 6 });
  expect(quantities()).toEqual([6]);
  expect(currentNotification()?.message).toBe(environment.t('cart.offline'));
  vi.stubGlobal('navigator', { onLine: true });
  troubles.length = 0;
  for (const listener of online) listener();
  expect(await wish).toMatchObject({ kind: 'changed' });
  expect(quantities()).toEqual([6]);
});

test('what the server’s page came with is taken when it is of the visitor’s cart', async () => {
  const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const keeper = createCartKeeper(environment);
  keeper.enterCheckout({ ...cartWith('mine', []), promoCode: 'A' });
  expect(shownCart()?.cart?.promoCode).toBe('A');
  expect(calls).toEqual([]);
});
