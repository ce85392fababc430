import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { COOKIES, writeCookie } from '#storefront/config/cookies.ts';
import { noticeCustomer } from '#storefront/session/customer.store.ts';
import { writeCustomer } from '#storefront/session/customer.ts';
import { currentNotification, dismissNotification } from '#storefront/ui/notification.store.ts';
import { shownCart } from './cart.store.ts';
import { createCartKeeper } from './cart-keeper.ts';
import { fakeShop } from './fake-shop.fixture.ts';
import { hasKeptWishes } from './has-kept-wishes.ts';
import { itemsOf } from './optimistic-cart.ts';

const page = { cookie: '' };
const online: (() => void)[] = [];
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  online.length = 0;
  page.cookie = '';
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => online.push(listener));
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

function signIn(name: string): void {
  const customer = writeCustomer({ name, type: 'PERSON', expires: 2_000_000_000 });
  page.cookie = writeCookie(COOKIES.user, customer, false).split(';')[0] ?? '';
  noticeCustomer();
}

function signOut(): void {
  page.cookie = '';
  noticeCustomer();
}

function goOffline(): void {
  vi.stubGlobal('navigator', { onLine: false });
}

function comeBack(): void {
  vi.stubGlobal('navigator', { onLine: true });
  for (const listener of online.splice(0)) listener();
}

const add = { kind: 'add', skuId: 7, quantity: 2 } as const;
const quantities = () => itemsOf(shownCart()?.cart).map(({ quantity }) => quantity);

describe('whoever signs out', () => {
  test('leaves nothing of the cart on the page', async () => {
    signIn('anna');
    const { environment } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    await createCartKeeper(environment).change(add);
    expect(quantities()).toEqual([2]);
    signOut();
    expect(shownCart()).toEqual({ lines: [], cart: null, isSettling: false });
  });

  test('takes along what they wished for and has not been sent', async () => {
    signIn('anna');
    const { environment, calls } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    const keeper = createCartKeeper(environment);
    goOffline();
    const wish = keeper.changeAndTell(add);
    dismissNotification();
    signOut();
    expect(await wish).toMatchObject({ kind: 'refused' });
    comeBack();
    await vi.waitFor(() => expect(calls.filter((call) => call.startsWith('add'))).toEqual([]));
    expect(currentNotification()).toBe(null);
    expect(hasKeptWishes()).toBe(false);
  });

  test('is not followed by the answer to what was on its way', async () => {
    signIn('anna');
    const { environment, cart } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    const { api } = environment;
    const late = Promise.withResolvers<void>();
    const send = api.send;
    api.send = (async (...call: Parameters<typeof send>) => {
      await late.promise;
      return send(...call);
    }) as typeof send;
    const wish = createCartKeeper(environment).change(add);
    signOut();
    environment.cookies.set(COOKIES.cart, '');
    late.resolve();
    await wish;
    await vi.waitFor(() => expect(cart()).toBe(''));
    expect(quantities()).toEqual([]);
  });

  test('and another customer begin apart from each other', async () => {
    signIn('anna');
    const { environment } = await fakeShop({ carts: ['hers'], cookie: 'hers' });
    await createCartKeeper(environment).change(add);
    signIn('bo');
    expect(quantities()).toEqual([]);
  });
});

test('a guest who signs in keeps what was wished for', async () => {
  const { environment } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const keeper = createCartKeeper(environment);
  goOffline();
  const wish = keeper.change(add);
  signIn('anna');
  comeBack();
  expect(await wish).toMatchObject({ kind: 'changed' });
});

describe('a wish that had no answer when its page was left', () => {
  async function leftPage() {
    const shop = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    goOffline();
    void createCartKeeper(shop.environment).change(add);
    shop.calls.length = 0;
    return shop;
  }

  test('is granted on the next page of the tab, under the same key', async () => {
    await leftPage();
    const { wishes } = JSON.parse([...stored.values()][0] ?? '{}') as { wishes: { key: string }[] };
    const next = await fakeShop({ carts: ['mine'], cookie: 'mine' });
    createCartKeeper(next.environment);
    comeBack();
    await vi.waitFor(() => expect(next.calls).toEqual(['add 2 to mine in fi']));
    await vi.waitFor(() => expect(hasKeptWishes()).toBe(false));
    expect(next.keys).toEqual([`${wishes[0]?.key}.mine`]);
  });

  test('is not granted to who has another cart', async () => {
    await leftPage();
    vi.stubGlobal('navigator', { onLine: true });
    const next = await fakeShop({ carts: ['another'], cookie: 'another' });
    const keeper = createCartKeeper(next.environment);
    await keeper.look();
    expect(next.calls).toEqual(['read another in fi']);
  });
});

describe('the checkout', () => {
  const inCheckout = { carts: ['mine'], cookie: 'mine', checkoutMarket: 'ax' };

  test('prices for the country of delivery until it is left, and not before it is there', async () => {
    const { environment, calls } = await fakeShop(inCheckout);
    const keeper = createCartKeeper(environment);
    await keeper.change(add);
    const cart = await keeper.lookAhead();
    await keeper.look();
    const leave = keeper.enterCheckout(cart);
    await keeper.look();
    leave();
    await keeper.look();
    expect(calls.map((call) => call.slice(-2))).toEqual(['fi', 'ax', 'fi', 'ax', 'fi']);
  });

  test('shows what its page came with, unless the cart has changed since', async () => {
    const { environment, calls } = await fakeShop(inCheckout);
    const keeper = createCartKeeper(environment);
    await keeper.change(add);
    const cart = await keeper.lookAhead();
    keeper.enterCheckout(cart)();
    expect(shownCart()?.cart).toBe(cart);
    await keeper.change(add);
    calls.length = 0;
    keeper.enterCheckout(cart);
    expect(calls).toEqual(['read mine in ax']);
  });
});

test('the visitor is told that a shop is away, and that nothing is lost', async () => {
  const { environment, troubles } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  vi.useFakeTimers();
  troubles.push(new NetworkError('away'), new NetworkError('away'), new NetworkError('away'));
  const wish = createCartKeeper(environment).change(add);
  await vi.advanceTimersByTimeAsync(1500);
  expect(currentNotification()?.message).toBe(environment.t('cart.waiting'));
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await wish).toMatchObject({ kind: 'changed' });
});
