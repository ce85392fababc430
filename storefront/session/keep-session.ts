import { AUTH } from '#contract/auth.ts';
import { onOtherTab } from '#storefront/browser/cross-tab.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { call } from './browser-auth.ts';
import { currentCustomer, noticeCustomer } from './customer.store.ts';

/** After a renewal that came to nothing: the network may be away for a while. */
const retryMs = 30_000;
/** Nine tenths of a token's life. */
const renewAfter = 900 * AUTH.accessTokenSeconds;

/**
 * Keeps the session while a page is open: its token is renewed nine tenths through its life (§7), by one tab for all, and
 * whatever happens to it in other tabs is seen here (§4). Answers how to stop.
 */
export function keepSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The token that this page was given: its age is known here, however wrong the visitor's clock is beside the shop's. */
  let own = { expires: 0, due: 0 };

  const plan = (least = 0) => {
    clearTimeout(timer);
    const customer = currentCustomer();
    if (!customer) return;
    const wait =
      customer.expires === own.expires
        ? own.due - Date.now()
        : Math.min(900 * (customer.expires - Date.now() / 1000), renewAfter);
    timer = setTimeout(() => void renew(customer.expires), Math.max(wait, least));
  };

  async function renew(expires: number): Promise<void> {
    await onlyHere(async () => {
      // Another tab was quicker.
      noticeCustomer();
      if (currentCustomer()?.expires !== expires) return;
      await call(AUTH_PATHS.refresh, {});
      const given = currentCustomer()?.expires ?? expires;
      if (given !== expires) own = { expires: given, due: Date.now() + renewAfter };
    });
    plan(retryMs);
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
