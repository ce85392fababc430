import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeCustomer } from './customer.ts';

/** A browser with one cookie, whose shop renews for 900 seconds. */
function browser() {
  const events = new EventTarget();
  const page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' });
  const calls: string[] = [];
  const shop = { isThere: true, secondsAhead: 0 };
  const now = () => Math.floor(Date.now() / 1000) + shop.secondsAhead;
  const signIn = (name: string, seconds = 900) => {
    page.cookie = `kvarto-user=${encodeURIComponent(
      writeCustomer({ name, type: 'PERSON', expires: now() + seconds }),
    )}`;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (!shop.isThere) throw new TypeError('No network.');
    signIn('anna');
    return Response.json({ kind: 'signed-in' });
  });
  return { page, events, calls, signIn, shop };
}

let at: ReturnType<typeof browser>;
let session: typeof import('./keep-session.ts');
let store: typeof import('./customer.store.ts');
let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  at = browser();
  session = await import('./keep-session.ts');
  store = await import('./customer.store.ts');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session is renewed', () => {
  test('at 900 × maxAge ms, and again from there (§7)', async () => {
    at.signIn('anna', 900);
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(809_000);
    expect(at.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(at.calls).toEqual(['/auth/refresh']);
    await vi.advanceTimersByTimeAsync(811_000);
    expect(at.calls).toHaveLength(2);
  });

  test('by one tab: what another has renewed is left alone', async () => {
    at.signIn('anna', 900);
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(800_000);
    at.signIn('anna', 900);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(at.calls).toEqual([]);
    expect(store.currentCustomer()?.name).toBe('anna');
  });

  test('not at all for nobody', async () => {
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(at.calls).toEqual([]);
  });

  test('patiently, where the network is away', async () => {
    at.signIn('anna', 10);
    at.shop.isThere = false;
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(at.calls.length).toBeGreaterThan(1);
    expect(at.calls.length).toBeLessThan(6);
    at.shop.isThere = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(store.currentCustomer()?.expires).toBeGreaterThan(Date.now() / 1000 + 800);
  });
});

describe('a clock that is wrong', () => {
  test('by being fast renews no more often than a right one', async () => {
    at.shop.secondsAhead = -3600;
    at.signIn('anna', 600);
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(at.calls).toHaveLength(1);
    at.page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(808_000);
    expect(at.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(at.calls).toHaveLength(2);
  });

  test('and fast, in two tabs: each waits when the other was quicker', async () => {
    at.shop.secondsAhead = -3600;
    at.signIn('anna', 600);
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(800_000);
    at.signIn('anna', 900);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(at.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(at.calls).toHaveLength(2);
  });

  test('by being slow does not let the session end', async () => {
    at.shop.secondsAhead = 3600;
    at.signIn('anna', 900);
    stop = session.keepSession();
    await vi.advanceTimersByTimeAsync(811_000);
    expect(at.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(811_000);
    expect(at.calls).toHaveLength(2);
  });
});

describe('what happens in other tabs', () => {
  test('is seen when this one is looked at, and told once', () => {
    const told: string[] = [];
    store.onSignedIn(({ name }) => told.push(name));
    store.onSignedOut(() => told.push('nobody'));
    stop = session.keepSession();
    at.signIn('anna');
    at.page.dispatchEvent(new Event('visibilitychange'));
    at.events.dispatchEvent(new Event('pageshow'));
    expect(told).toEqual(['anna']);
    at.signIn('berta');
    at.events.dispatchEvent(new Event('pageshow'));
    at.page.cookie = '';
    at.events.dispatchEvent(new Event('pageshow'));
    expect(told).toEqual(['anna', 'berta', 'nobody']);
  });

  test('a new token of the same customer is nobody new: nothing is asked for again (§4)', () => {
    at.signIn('anna', 100);
    stop = session.keepSession();
    const told = vi.fn();
    store.onSignedIn(told);
    at.signIn('anna', 900);
    at.events.dispatchEvent(new Event('pageshow'));
    expect(told).not.toHaveBeenCalled();
    expect(store.currentCustomer()?.expires).toBeGreaterThan(Date.now() / 1000 + 800);
  });

  test('who has stopped listening hears nothing', () => {
    const told = vi.fn();
    store.onSignedIn(told)();
    session.keepSession()();
    at.signIn('anna');
    at.events.dispatchEvent(new Event('pageshow'));
    expect(told).not.toHaveBeenCalled();
  });
});
