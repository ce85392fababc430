import { type BrowserClient, createBrowserClient } from '#storefront/api/browser-client.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { currentCustomer, noticeCustomer } from './customer.store.ts';
import type { ShopEnvironment, ShopView } from './shop-context.ts';
import type { ShopSession } from './shop-session.ts';
import { languageIdOf } from './shopper.ts';

/** The page's own, and that of what a component does by itself in the browser. */
export function browserEnvironment(
  { shopper, t }: ShopView,
  /** After any failure it may be that a session is over. */
  onFailure: (error: Error) => void = noticeCustomer,
): ShopEnvironment & { api: BrowserClient } {
  return {
    shopper,
    t,
    api: createBrowserClient(
      { channelId: shopper.channelId, marketId: shopper.market, languageId: languageIdOf(shopper) },
      onFailure,
    ),
    cookies: browserCookies,
    isPersonal: true,
    side: 'browser',
    remember: (_, load) => load(),
  };
}

/** The same of who is signed in: the storefront's server knows them by their cookies. */
export function browserSession({ api }: Pick<ShopEnvironment, 'api'>): ShopSession {
  const auth = async () => (await import('./browser-auth.ts')).browserAuth;
  return { customer: currentCustomer, api, auth };
}
