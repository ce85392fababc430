import { onOtherTab } from '#storefront/browser/cross-tab.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { call } from './browser-auth.ts';
import { currentCustomer, noticeCustomer } from './customer.store.ts';

/** After a renewal that came to nothing: the network may be away for a while. */
const retryMs = 30_000;
/** What timers can wait for at most. */
const longestMs = 2 ** 31 - 1;

/**
 * Keeps the session while a page is open: its token is renewed nine tenths through its life (§7), by one tab for all, and
 * whatever happens to it in other tabs is seen here (§4). Answers how to stop.
 */
export function keepSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (least = 0) => {
    clearTimeout(timer);
    const customer = currentCustomer();
    if (!customer) return;
    const secondsLeft = customer.expires - Date.now() / 1000;
    timer = setTimeout(
      () => void renew(customer.expires),
      Math.min(Math.max(900 * secondsLeft, least), longestMs),
    );
  };

  async function renew(expires: number): Promise<void> {
    await onlyHere(async () => {
      // Another tab was quicker.
      noticeCustomer();
      if (currentCustomer()?.expires === expires) await call(AUTH_PATHS.refresh, {});
    });
    plan(currentCustomer()?.expires === expires ? retryMs : 0);
  }

  const look = () => {
    noticeCustomer();
    plan();
  };
  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const stopHearing = onOtherTab('auth', look);
  // Pages that browsers kept aside hear no messages.
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', lookWhenSeen);
  return () => {
    clearTimeout(timer);
    stopHearing();
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', lookWhenSeen);
  };
}

/** One tab at a time; where browsers have no locks, the server makes one renewal of those that come at once. */
async function onlyHere(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('kvarto-session', work);
  else await work();
}
