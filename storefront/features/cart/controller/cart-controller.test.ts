import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { subscribe } from '#storefront/tracking/track.ts';
import { currentNotification, dismissNotification } from '#storefront/ui/notifications/notification.store.ts';
import { getAddedItem, hideAddedItem } from '../added-item.store.ts';
import { getDisplayedCart, refreshCart } from '../cart.store.ts';
import { itemsOf } from '../cart-items.ts';
import { cartWith, fakeShop } from '../fake-shop.fixture.ts';
import { createCartController } from './cart-controller.ts';

const messagesToTabs: unknown[] = [];
class FakeChannel {
  postMessage(message: unknown) {
    messagesToTabs.push(message);
  }
  addEventListener() {}
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  messagesToTabs.length = 0;
  hideAddedItem();
  dismissNotification();
});

async function controllerWithItems() {
  const shop = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const controller = createCartController(shop.environment);
  await controller.change({ kind: 'add', skuId: 7, quantity: 2 });
  shop.calls.length = 0;
  return { ...shop, controller };
}

/** Records what is tracked from now on. */
function recordCartEvents() {
  const events: string[] = [];
  const unsubscribe = subscribe(({ name, data }) => {
    if (name === 'cart:add' || name === 'cart:remove') events.push(`${name} ${data.quantity}`);
  });
  events.length = 0;
  const stop = () => {
    unsubscribe();
    return events;
  };
  return { stop };
}

const quantities = () => itemsOf(getDisplayedCart()?.cart).map(({ quantity }) => quantity);

describe('the displayed cart', () => {
  test('shows a change at once, and then the server’s response', async () => {
    const { controller } = await controllerWithItems();
    const outcome = controller.change({ kind: 'line', lineId: 'line-7', quantity: 5 });
    expect(quantities()).toEqual([5]);
    expect(getDisplayedCart()).toMatchObject({ isUpdating: true, lines: [{ skuId: 7, quantity: 5 }] });
    await outcome;
    expect(quantities()).toEqual([5]);
    expect(getDisplayedCart()?.isUpdating).toBe(false);
  });

  test('shows the old quantity again when a change is rejected, with a notification', async () => {
    const { controller, errors, environment } = await controllerWithItems();
    const extensions = { code: 'INSUFFICIENT_STOCK', stock: 3, inCart: 2 };
    errors.push(new GraphqlError([{ message: 'No.', extensions }]));
    const outcome = controller.changeAndNotify({ kind: 'line', lineId: 'line-7', quantity: 5 });
    expect(quantities()).toEqual([5]);
    await outcome;
    expect(quantities()).toEqual([2]);
    expect(currentNotification()).toMatchObject({
      mode: 'error',
      message: environment.t('cart.addTooMany', { stock: 3 }),
    });
  });

  test('loses a line that another tab removed, without a notification', async () => {
    const { controller, errors, contents } = await controllerWithItems();
    contents.get('mine')?.clear();
    errors.push(new GraphqlError([{ message: 'No.', extensions: { code: 'UNKNOWN_CART_ITEM' } }]));
    await controller.changeAndNotify({ kind: 'line', lineId: 'line-7', quantity: 5 });
    await vi.waitFor(() => expect(quantities()).toEqual([]));
    expect(currentNotification()).toBe(null);
  });
});

describe('the loaded cart', () => {
  test('does not replace a newer one', async () => {
    const { controller, environment } = await controllerWithItems();
    const { api } = environment;
    const delay = Promise.withResolvers<void>();
    const send = api.send;
    api.send = (async (...call: Parameters<typeof send>) => {
      const response = await send(...call);
      if ('getCart' in (response as object)) await delay.promise;
      return response;
    }) as typeof send;
    const load = controller.load();
    await controller.change({ kind: 'line', lineId: 'line-7', quantity: 4 });
    delay.resolve();
    await load;
    expect(quantities()).toEqual([4]);
  });

  test('is loaded again after another tab’s change, once no change is pending here', async () => {
    const { controller, contents, calls } = await controllerWithItems();
    const outcome = controller.change({ kind: 'line', lineId: 'line-7', quantity: 4 });
    refreshCart();
    expect(calls.filter((call) => call.startsWith('read'))).toEqual([]);
    await outcome;
    const line = contents.get('mine')?.get('line-7');
    if (line) contents.get('mine')?.set('line-7', { ...line, quantity: 9 });
    refreshCart();
    await vi.waitFor(() => expect(quantities()).toEqual([9]));
  });
});

describe('a change is announced', () => {
  test('to other tabs when it is confirmed, not when it is rejected', async () => {
    const { controller, errors } = await controllerWithItems();
    messagesToTabs.length = 0;
    await controller.change({ kind: 'line', lineId: 'line-7', quantity: 5 });
    expect(messagesToTabs).toEqual([{ kind: 'cart', data: { cartId: 'mine' } }]);
    errors.push(new GraphqlError([{ message: 'No.' }]));
    await controller.change({ kind: 'line', lineId: 'line-7', quantity: 6 });
    expect(messagesToTabs).toHaveLength(1);
  });

  test('to tracking with the difference in quantity', async () => {
    const { controller } = await controllerWithItems();
    const events = recordCartEvents();
    await controller.change({ kind: 'line', lineId: 'line-7', quantity: 5 });
    await controller.change({ kind: 'line', lineId: 'line-7', quantity: 4 });
    await controller.change({ kind: 'code', promoCode: 'X' });
    await controller.change({ kind: 'clear' });
    expect(events.stop()).toEqual(['cart:add 3', 'cart:remove 1', 'cart:remove 4']);
  });

  test('to tracking with the difference of a line that got another id when the guest signed in', async () => {
    const { controller, contents, errors } = await controllerWithItems();
    const line = contents.get('mine')?.get('line-7');
    contents.get('mine')?.clear();
    for (const skuId of [7, 8])
      if (line) contents.get('mine')?.set(`merged-${skuId}`, { ...line, id: `merged-${skuId}`, skuId });
    const unknown = new GraphqlError([{ message: 'No.', extensions: { code: 'UNKNOWN_CART_ITEM' } }]);
    const events = recordCartEvents();
    const of = { skuId: 7, message: '' };
    for (const quantity of [3, 0]) {
      errors.push(unknown);
      await controller.change({ kind: 'line', lineId: 'line-7', quantity, of });
    }
    expect(events.stop()).toEqual(['cart:add 1', 'cart:remove 3']);
  });

  test('in the “added to cart” box by `add`, but not by `change`', async () => {
    const { controller } = await controllerWithItems();
    expect(getAddedItem()).toBe(null);
    await controller.add({ kind: 'add', skuId: 7, quantity: 3 });
    expect(getAddedItem()).toEqual({ skuId: 7, quantity: 3 });
  });
});

test('offline, the visitor is notified and the change stays pending', async () => {
  const { controller, errors, environment } = await controllerWithItems();
  const onlineListeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => onlineListeners.push(listener));
  vi.stubGlobal('navigator', { onLine: false });
  errors.push(new NetworkError('fetch failed'));
  const outcome = controller.change({ kind: 'line', lineId: 'line-7', quantity: 6 });
  expect(quantities()).toEqual([6]);
  expect(currentNotification()?.message).toBe(environment.t('cart.offline'));
  vi.stubGlobal('navigator', { onLine: true });
  errors.length = 0;
  for (const listener of onlineListeners) listener();
  expect(await outcome).toMatchObject({ kind: 'changed' });
  expect(quantities()).toEqual([6]);
});

test('the checkout page’s cart is displayed when it is the visitor’s', async () => {
  const { environment, calls } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const controller = createCartController(environment);
  controller.enterCheckout({ ...cartWith('mine', []), promoCode: 'A' });
  expect(getDisplayedCart()?.cart?.promoCode).toBe('A');
  expect(calls).toEqual([]);
});
