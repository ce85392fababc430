import { LOCALES } from '#contract/locales.ts';
import { COOKIES, writeCookie } from '#storefront/config/cookies.ts';
import type { LanguageOrigins } from '#storefront/config/locale-domains.ts';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import type { PageRedirect } from './page.ts';

/** Carries the selected market to another domain, because cookies stay on theirs. */
const marketParameter = 'selected-market';

interface RequestedPage {
  url: URL;
  shopper: Pick<Shopper, 'locale' | 'pathMarket'>;
  cookies: ReadonlyMap<string, string>;
}

/** Redirects a page that was requested on the domain of another language. */
export function redirectToDomain(
  { url, shopper, cookies }: RequestedPage,
  origins: LanguageOrigins | undefined,
): PageRedirect | undefined {
  const origin = origins?.[LOCALES[shopper.locale].iso];
  if (!origin || origin === url.origin) return undefined;
  const market = shopper.pathMarket ? undefined : cookies.get(COOKIES.selectedMarket.name);
  const parameter = market ? `${url.search ? '&' : '?'}${marketParameter}=${encodeURIComponent(market)}` : '';
  return redirectTo(origin + url.pathname + url.search + parameter);
}

/** Stores the market that a visitor selected on another domain, and removes it from the URL. */
export function storeCarriedMarket(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  markets: readonly Pick<MarketFacts, 'alias' | 'onlyDisplayInCheckout'>[],
  isSecure: boolean,
): PageRedirect | undefined {
  const alias = new URLSearchParams(search).get(marketParameter);
  if (alias === null) return undefined;
  const isKnown = markets.some((market) => market.alias === alias && !market.onlyDisplayInCheckout);
  // The rest of the query is unchanged, including its encoding.
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => pair.split('=', 1)[0] !== marketParameter)
    .join('&');
  const cookies = isKnown ? [COOKIES.selectedMarket, COOKIES.checkoutMarket] : [];
  return redirectTo(pathname + (rest && `?${rest}`), {
    'set-cookie': cookies.map((cookie) => writeCookie(cookie, alias, isSecure)),
  });
}

function redirectTo(location: string, headers: PageRedirect['headers'] = {}): PageRedirect {
  return { kind: 'redirect', status: 302, location, headers };
}
