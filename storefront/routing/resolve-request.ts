import {
  DEFAULT_LOCALE,
  isLocaleCode,
  type LocaleCode,
  localeOfLanguage,
  pathPrefix,
} from '#contract/locales.ts';
import { chooseLocale, detectLocale } from './choose-locale.ts';
import { tidyPath } from './link-to.ts';
import { type RoutedMarket, readMarketPath } from './market-path.ts';

export interface RoutingSettings {
  marketInPath: boolean;
  fallbackMarket: string;
  defaultLocale: LocaleCode;
  rootRedirect: string;
  rootRedirectStatus: number;
  detectLanguage: boolean;
}

export interface RoutingRequest {
  /** As it was asked for; the hash is there only in the browser. */
  url: { pathname: string; search: string; hash?: string };
  cookies: { locale?: string; market?: string };
  acceptLanguage?: string;
  cameFrom?: string;
}

export type Resolution =
  | { kind: 'page'; locale: LocaleCode; market: string; pathMarket?: string; basename: string }
  | { kind: 'redirect'; to: string; status: number };

/** Language and market of a request, or where it should go instead. Query and hash are kept on every redirect. */
export function resolveRequest(
  request: RoutingRequest,
  markets: readonly RoutedMarket[],
  settings: RoutingSettings,
): Resolution {
  const { pathname, search, hash = '' } = request.url;
  const redirect = (to: string, status = 302): Resolution => ({
    kind: 'redirect',
    // A target with a query of its own gets the visitor's behind it.
    to: `${to === '' ? '/' : to}${to.includes('?') ? search.replace('?', '&') : search}${hash}`,
    status,
  });

  if (pathname === '/' && settings.rootRedirect)
    return redirect(settings.rootRedirect, settings.rootRedirectStatus);
  // `//evil.example` must not become a redirect to another host, nor `/c/x/` a second page.
  const tidy = tidyPath(pathname);
  if (tidy !== pathname) {
    const onward = resolveRequest({ ...request, url: { ...request.url, pathname: tidy } }, markets, settings);
    return onward.kind === 'redirect' ? onward : redirect(tidy, 301);
  }

  const detected = detectLocale({
    isOn: settings.detectLanguage,
    pathname,
    cookie: request.cookies.locale,
    acceptLanguage: request.acceptLanguage,
    cameFrom: request.cameFrom,
    fallback: settings.defaultLocale,
  });
  const current = currentMarket(
    request.cookies.market,
    detected ?? localeInPath(pathname),
    markets,
    settings.fallbackMarket,
  );

  if (settings.marketInPath) {
    // The bare root says nothing of a language: the browser does, or the market has its own.
    const home = detected ?? (pathname === '/' ? homeLocale(current, markets) : undefined);
    const asked = home ? pathPrefix(home, current) : pathname;
    const { market, locale, ...elsewhere } = readMarketPath(asked, {
      all: markets,
      fallback: settings.fallbackMarket,
      current,
    });
    const to = elsewhere.redirect ?? asked;
    return to === pathname
      ? { kind: 'page', locale, market, pathMarket: market, basename: pathPrefix(locale, market) }
      : redirect(to);
  }
  const prefix = localeInPath(pathname);
  const locale = chooseLocale({
    detected,
    prefix,
    cookie: request.cookies.locale,
    fallback: settings.defaultLocale,
  });
  if (detected && detected !== prefix) return redirect(pathPrefix(detected));
  return { kind: 'page', locale, market: current, basename: pathPrefix(locale) || '/' };
}

/** Without a prefix a path is in the default language: that is what the absence says. `/s/en` is a search, not English. */
export function localeInPath(pathname: string): LocaleCode {
  const first = pathname.split('/', 2)[1];
  return isLocaleCode(first) ? first : DEFAULT_LOCALE;
}

/** The chosen market; before a choice, the one at home in the language of the page, so that prices are familiar. */
export function currentMarket(
  cookie: string | undefined,
  locale: LocaleCode,
  markets: readonly RoutedMarket[],
  fallback: string,
): string {
  if (cookie && markets.some(({ alias }) => alias === cookie)) return cookie;
  const atHome = markets.find(
    ({ defaultLanguageId }) => localeOfLanguage(defaultLanguageId) === locale && locale !== 'en',
  );
  return atHome?.alias ?? fallback;
}

function homeLocale(alias: string, markets: readonly RoutedMarket[]): LocaleCode | undefined {
  const market = markets.find((candidate) => candidate.alias === alias);
  return market && localeOfLanguage(market.defaultLanguageId);
}
