import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeCustomer } from './customer.ts';

/** A browser with one cookie, whose shop renews tokens for 900 seconds. */
function browser() {
  const events = new EventTarget();
  const page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' });
  const calls: string[] = [];
  const shop = { isReachable: true, secondsAhead: 0 };
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
    if (!shop.isReachable) throw new TypeError('No network.');
    signIn('anna');
    return Response.json({ kind: 'signed-in' });
  });
  return { page, events, calls, signIn, shop };
}

let tab: ReturnType<typeof browser>;
let session: typeof import('./renew-session.ts');
let store: typeof import('./customer.store.ts');
let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  tab = browser();
  session = await import('./renew-session.ts');
  store = await import('./customer.store.ts');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session is renewed', () => {
  test('after nine tenths of its lifetime, and again after as long (§7)', async () => {
    tab.signIn('anna', 900);
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(809_000);
    expect(tab.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tab.calls).toEqual(['/auth/refresh']);
    await vi.advanceTimersByTimeAsync(811_000);
    expect(tab.calls).toHaveLength(2);
  });

  test('not when another tab has renewed it', async () => {
    tab.signIn('anna', 900);
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(800_000);
    tab.signIn('anna', 900);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tab.calls).toEqual([]);
    expect(store.currentCustomer()?.name).toBe('anna');
  });

  test('once for all tabs that share a lock (§9)', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (name: string, work: () => Promise<void>) => {
      requested.push(name);
      last = last.then(work);
      return last;
    };
    const requested: string[] = [];
    vi.stubGlobal('navigator', { onLine: true, locks: { request } });
    tab.signIn('anna', 900);
    const otherTab = session.startSessionRenewal();
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(811_000);
    otherTab();
    expect(requested).toEqual(['kvarto-session', 'kvarto-session']);
    expect(tab.calls).toEqual(['/auth/refresh']);
  });

  test('no more after another tab has signed out (§4)', async () => {
    const tabs = Object.assign(new EventTarget(), { postMessage: () => undefined });
    vi.stubGlobal('BroadcastChannel', function openChannel() {
      return tabs;
    });
    vi.resetModules();
    session = await import('./renew-session.ts');
    store = await import('./customer.store.ts');
    tab.signIn('anna', 900);
    stop = session.startSessionRenewal();
    tab.page.cookie = '';
    tabs.dispatchEvent(
      Object.assign(new Event('message'), { data: { kind: 'auth', data: { isSignedIn: false } } }),
    );
    expect(store.currentCustomer()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(tab.calls).toEqual([]);
  });

  test('not without a customer', async () => {
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(tab.calls).toEqual([]);
  });

  test('again after a delay when the network fails', async () => {
    tab.signIn('anna', 10);
    tab.shop.isReachable = false;
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(tab.calls.length).toBeGreaterThan(1);
    expect(tab.calls.length).toBeLessThan(6);
    tab.shop.isReachable = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(store.currentCustomer()?.expires).toBeGreaterThan(Date.now() / 1000 + 800);
  });
});

describe('with a wrong clock', () => {
  test('that is fast, renews no more often than with a correct one', async () => {
    tab.shop.secondsAhead = -3600;
    tab.signIn('anna', 600);
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.calls).toHaveLength(1);
    tab.page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(808_000);
    expect(tab.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tab.calls).toHaveLength(2);
  });

  test('that is fast, two tabs wait for each other', async () => {
    tab.shop.secondsAhead = -3600;
    tab.signIn('anna', 600);
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(800_000);
    tab.signIn('anna', 900);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(tab.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(tab.calls).toHaveLength(2);
  });

  test('that is slow, renews before the session ends', async () => {
    tab.shop.secondsAhead = 3600;
    tab.signIn('anna', 900);
    stop = session.startSessionRenewal();
    await vi.advanceTimersByTimeAsync(811_000);
    expect(tab.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(811_000);
    expect(tab.calls).toHaveLength(2);
  });
});

describe('changes in other tabs', () => {
  test('are noticed when the tab becomes visible, and reported once', () => {
    const events: string[] = [];
    store.onSignedIn(({ name }) => events.push(name));
    store.onSignedOut(() => events.push('signed out'));
    stop = session.startSessionRenewal();
    tab.signIn('anna');
    tab.page.dispatchEvent(new Event('visibilitychange'));
    tab.events.dispatchEvent(new Event('pageshow'));
    expect(events).toEqual(['anna']);
    tab.signIn('berta');
    tab.events.dispatchEvent(new Event('pageshow'));
    tab.page.cookie = '';
    tab.events.dispatchEvent(new Event('pageshow'));
    expect(events).toEqual(['anna', 'berta', 'signed out']);
  });

  test('a new token of the same customer is not reported (§4)', () => {
    tab.signIn('anna', 100);
    stop = session.startSessionRenewal();
    const listener = vi.fn();
    store.onSignedIn(listener);
    tab.signIn('anna', 900);
    tab.events.dispatchEvent(new Event('pageshow'));
    expect(listener).not.toHaveBeenCalled();
    expect(store.currentCustomer()?.expires).toBeGreaterThan(Date.now() / 1000 + 800);
  });

  test('removed listeners are not called', () => {
    const listener = vi.fn();
    store.onSignedIn(listener)();
    session.startSessionRenewal()();
    tab.signIn('anna');
    tab.events.dispatchEvent(new Event('pageshow'));
    expect(listener).not.toHaveBeenCalled();
  });
});
