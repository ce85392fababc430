import { createBrowserClient } from '#storefront/api/browser-client.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import type { ShopEnvironment, ShopView } from './shop-context.ts';
import { languageIdOf } from './shopper.ts';

/** For what a component does on its own in the browser; what a screen needs is loaded by its loader. */
export function browserEnvironment({ shopper, words }: ShopView): ShopEnvironment {
  return {
    shopper,
    words,
    api: createBrowserClient({
      channelId: shopper.channelId,
      marketId: shopper.market,
      languageId: languageIdOf(shopper),
    }),
    cookies: browserCookies,
    isPersonal: true,
    side: 'browser',
    remember: (_, load) => load(),
  };
}
