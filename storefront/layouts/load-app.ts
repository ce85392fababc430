import type { LoaderFunctionArgs } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import {
  type Announcement,
  announceDelivery,
  formatAnnouncement,
  loadAnnouncement,
} from '#storefront/features/announcement/load-announcement.ts';
import { loadCartLines, totalQuantity } from '#storefront/features/cart/load-cart-lines.ts';
import { loadMarketOptions, type MarketOptions } from '#storefront/features/market/load-market-options.ts';
import { loadMenus, type Menus } from '#storefront/features/menu/load-menus.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets/markets.ts';
import { nameCountries } from '#storefront/session/markets/name-countries.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';

export interface AppData {
  menus: Menus;
  markets: MarketFacts[];
  marketOptions: MarketOptions;
  announcement: Announcement | null;
  /** Set on the server for visitors without script only; otherwise the browser loads it. */
  cartCount: number | null;
  /** Set on the server only, in the same case. */
  customer: Customer | null;
}

/** Loads the data of the layouts. Runs in the browser only if the server could not load it. */
export async function loadApp({ context }: LoaderFunctionArgs): Promise<AppData> {
  const { api, shopper, cookies, isPersonal, side, loadShared } = environmentOf(context);
  const isPersonalPage = side === 'server' && isPersonal;
  const session = isPersonalPage ? sessionOf(context) : null;
  const customer = session?.customer() ?? null;
  const cartId = isPersonalPage ? cookies.get(COOKIES.cart) : undefined;
  const [menus, markets, marketOptions, announcement, cartCount] = await Promise.all([
    loadShared('menus', () => loadMenus(api, shopper.origin)),
    loadShared('named-markets', async () => nameCountries(await loadMarkets(api), shopper.locale)),
    loadShared('market-options', () => loadMarketOptions(api)),
    loadShared('announcement', () => loadAnnouncement(api)),
    // If the cart cannot be read, the page has no count.
    session && cartId ? loadCartLines(session.api, cartId).then(totalQuantity, () => null) : null,
  ]);
  const currency = markets.find(({ alias }) => alias === shopper.market)?.currency.code;
  return {
    menus,
    markets,
    marketOptions,
    announcement: announceDelivery(
      announcement && formatAnnouncement(announcement, shopper.locale, currency),
      shopper.market,
      markets,
    ),
    cartCount,
    customer,
  };
}
