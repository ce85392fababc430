import { createBrowserClient } from '#storefront/api/browser-client.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { currentCustomer, noticeCustomer } from './customer.store.ts';
import type { ShopEnvironment, ShopView } from './shop-context.ts';
import type { ShopSession } from './shop-session.ts';
import { languageIdOf } from './shopper.ts';

/** For what a component does on its own in the browser; what a screen needs is loaded by its loader. */
export function browserEnvironment({ shopper, words }: ShopView): ShopEnvironment {
  return {
    shopper,
    words,
    api: createBrowserClient(
      { channelId: shopper.channelId, marketId: shopper.market, languageId: languageIdOf(shopper) },
      noticeCustomer,
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
