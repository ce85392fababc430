import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { COOKIES, writeCookie } from '#storefront/config/cookies.ts';
import { refreshCustomer } from '#storefront/session/auth/customer.store.ts';
import { writeCustomer } from '#storefront/session/auth/customer.ts';
import { currentNotification, dismissNotification } from '#storefront/ui/notifications/notification.store.ts';
import { getDisplayedCart } from '../cart.store.ts';
import { itemsOf } from '../cart-items.ts';
import { fakeShop } from '../fake-shop.fixture.ts';
import { createCartController } from './cart-controller.ts';
import { hasStoredMutations } from './stored-mutations.ts';

const fakeDocument = { cookie: '' };
const onlineListeners: (() => void)[] = [];
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  onlineListeners.length = 0;
  fakeDocument.cookie = '';
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', fakeDocument);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => onlineListeners.push(listener));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
  dismissNotification();
});

const secondsIn2033 = 2_000_000_000;

function signIn(name: string): void {
  const customer = writeCustomer({ name, type: 'PERSON', expires: secondsIn2033 });
  fakeDocument.cookie = writeCookie(COOKIES.user, customer, false).split(';')[0] ?? '';
  refreshCustomer();
}

function signOut(): void {
  fakeDocument.cookie = '';
  refreshCustomer();
}

function goOffline(): void {
  vi.stubGlobal('navigator', { onLine: false });
}

function goOnline(): void {
  vi.stubGlobal('navigator', { onLine: true });
  for (const listener of onlineListeners.splice(0)) listener();
}

const add = { kind: 'add', skuId: 7, quantity: 2 } as const;
const quantities = () => itemsOf(getDisplayedCart()?.cart).map(({ quantity }) => quantity);

describe('signing out', () => {
  test('clears the displayed cart', async () => {
    signIn('anna');
    const { environment } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    await createCartController(environment).change(add);
    expect(quantities()).toEqual([2]);
    signOut();
    expect(getDisplayedCart()).toEqual({ lines: [], cart: null, isUpdating: false });
  });

  test('discards pending changes', async () => {
    signIn('anna');
    const { environment, calls } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    const controller = createCartController(environment);
    goOffline();
    const outcome = controller.changeAndNotify(add);
    dismissNotification();
    signOut();
    expect(await outcome).toMatchObject({ kind: 'rejected' });
    goOnline();
    await vi.waitFor(() => expect(calls.filter((call) => call.startsWith('add'))).toEqual([]));
    expect(currentNotification()).toBe(null);
    expect(hasStoredMutations()).toBe(false);
  });

  test('ignores the response of a change in flight', async () => {
    signIn('anna');
    const { environment, cartId } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    const { api } = environment;
    const delay = Promise.withResolvers<void>();
    const send = api.send;
    api.send = (async (...call: Parameters<typeof send>) => {
      await delay.promise;
      return send(...call);
    }) as typeof send;
    const outcome = createCartController(environment).change(add);
    signOut();
    environment.cookies.set(COOKIES.cart, '');
    delay.resolve();
    await outcome;
    await vi.waitFor(() => expect(cartId()).toBe(''));
    expect(quantities()).toEqual([]);
  });

  test('is not needed before another customer starts with an empty cart', async () => {
    signIn('anna');
    const { environment } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    await createCartController(environment).change(add);
    signIn('bo');
    expect(quantities()).toEqual([]);
  });
});

test('a guest who signs in keeps the pending changes', async () => {
  const { environment } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const controller = createCartController(environment);
  goOffline();
  const outcome = controller.change(add);
  signIn('anna');
  goOnline();
  expect(await outcome).toMatchObject({ kind: 'changed' });
});

describe('a change that was not confirmed when its page was left', () => {
  async function leavePage() {
    const shop = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    goOffline();
    void createCartController(shop.environment).change(add);
    shop.calls.length = 0;
    return shop;
  }

  test('is sent by the next page of the tab, with the same key', async () => {
    await leavePage();
    const { wishes: pending } = JSON.parse([...stored.values()][0] ?? '{}') as { wishes: { key: string }[] };
    const next = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    createCartController(next.environment);
    goOnline();
    await vi.waitFor(() => expect(next.calls).toEqual(['add 2 to mine in fi']));
    await vi.waitFor(() => expect(hasStoredMutations()).toBe(false));
    expect(next.keys).toEqual([`${pending[0]?.key}.mine`]);
  });

  test('is not sent for another cart', async () => {
    await leavePage();
    vi.stubGlobal('navigator', { onLine: true });
    const next = await fakeShop({ carts: ['another'], cookie: 'another' });
    const controller = createCartController(next.environment);
    await controller.load();
    expect(next.calls).toEqual(['read another in fi']);
  });
});

describe('the checkout', () => {
  const marketOf = (call: string) => call.slice(-2);
  const inCheckout = { carts: ['mine'], cookie: 'mine', checkoutMarket: 'ax' };

  test('prices for the country of delivery from when it is entered until it is left', async () => {
    const { environment, calls } = await fakeShop(inCheckout);
    const controller = createCartController(environment);
    await controller.change(add);
    const cart = await controller.loadForCheckout();
    await controller.load();
    const leave = controller.enterCheckout(cart);
    await controller.load();
    leave();
    await controller.load();
    expect(calls.map(marketOf)).toEqual(['fi', 'ax', 'fi', 'ax', 'fi']);
  });

  test('displays its page’s cart, unless the cart has changed since', async () => {
    const { environment, calls } = await fakeShop(inCheckout);
    const controller = createCartController(environment);
    await controller.change(add);
    const cart = await controller.loadForCheckout();
    controller.enterCheckout(cart)();
    expect(getDisplayedCart()?.cart).toBe(cart);
    await controller.change(add);
    calls.length = 0;
    controller.enterCheckout(cart);
    expect(calls).toEqual(['read mine in ax']);
  });
});

test('notifies the visitor while a change is retried', async () => {
  const { environment, errors } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  vi.useFakeTimers();
  errors.push(new NetworkError('away'), new NetworkError('away'), new NetworkError('away'));
  const outcome = createCartController(environment).change(add);
  await vi.advanceTimersByTimeAsync(1500);
  expect(currentNotification()?.message).toBe(environment.t('cart.retrying'));
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await outcome).toMatchObject({ kind: 'changed' });
});
