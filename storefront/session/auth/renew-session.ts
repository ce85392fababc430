import { AUTH } from '#contract/auth.ts';
import { onTabMessage } from '#storefront/browser/cross-tab.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { requestAuth } from './browser-auth.ts';
import { currentCustomer, refreshCustomer } from './customer.store.ts';

/** Minimum delay after a renewal, because it may have failed. */
const retryMs = 30_000;
/** Milliseconds until the renewal per second of lifetime: nine tenths of it. */
const renewMsPerSecond = 900;
const renewAfterMs = renewMsPerSecond * AUTH.accessTokenSeconds;

/**
 * Renews the session's token while a page is open, after nine tenths of its lifetime (§7). One tab renews for all, and
 * every tab follows changes by the others (§4). Returns a function that stops it.
 */
export function startSessionRenewal(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The token that this page renewed: its age is known even if the visitor's clock is wrong. */
  let renewed = { expires: 0, dueAt: 0 };

  const schedule = (minDelayMs = 0) => {
    clearTimeout(timer);
    const customer = currentCustomer();
    if (!customer) return;
    const wait =
      customer.expires === renewed.expires
        ? renewed.dueAt - Date.now()
        : Math.min(renewMsPerSecond * (customer.expires - Date.now() / 1000), renewAfterMs);
    timer = setTimeout(() => void renew(customer.expires), Math.max(wait, minDelayMs));
  };

  async function renew(expires: number): Promise<void> {
    await runInOneTab(async () => {
      // Another tab may have renewed the token meanwhile.
      refreshCustomer();
      if (currentCustomer()?.expires !== expires) return;
      await requestAuth(AUTH_PATHS.refresh, {});
      const newExpires = currentCustomer()?.expires ?? expires;
      if (newExpires !== expires) renewed = { expires: newExpires, dueAt: Date.now() + renewAfterMs };
    });
    schedule(retryMs);
  }

  const refresh = () => {
    refreshCustomer();
    schedule();
  };
  const refreshWhenVisible = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  refresh();
  const unsubscribe = onTabMessage('auth', refresh);
  // Pages in the back/forward cache receive no messages.
  addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refreshWhenVisible);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', refreshWhenVisible);
  };
}

/** Runs the work in one tab at a time. Without the Web Locks API, the server joins concurrent renewals. */
async function runInOneTab(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('kvarto-session', work);
  else await work();
}
