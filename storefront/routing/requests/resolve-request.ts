import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALES,
  type LocaleCode,
  localeOfLanguage,
  pathPrefix,
} from '#contract/locales.ts';
import { normalizePath } from '../links/link-to.ts';
import { chooseLocale, detectLocale } from './choose-locale.ts';
import { type RoutedMarket, readMarketPath } from './market-path.ts';
import { offeredLocales } from './offered-locales.ts';

export interface RoutingSettings {
  marketInPath: boolean;
  fallbackMarket: string;
  defaultLocale: LocaleCode;
  /** Path that `/` redirects to, or empty. */
  rootRedirect: string;
  rootRedirectStatus: number;
  detectLanguage: boolean;
  /** The language of `/` on a domain of one language. */
  domainLocale?: LocaleCode | undefined;
}

export interface RoutingRequest {
  /** The requested URL; the hash is known in the browser only. */
  url: { pathname: string; search: string; hash?: string };
  cookies: { locale?: string; market?: string };
  acceptLanguage?: string;
  fetchSite?: string;
}

/** `pathMarket` is set if paths contain the market. `basename` is the prefix of the router's paths. */
export type Resolution =
  | { kind: 'page'; locale: LocaleCode; market: string; pathMarket?: string; basename: string }
  | { kind: 'redirect'; to: string; status: number };

/** Language and market of a request, or a redirect, which keeps query and hash. */
export function resolveRequest(
  request: RoutingRequest,
  markets: readonly RoutedMarket[],
  settings: RoutingSettings,
): Resolution {
  const { pathname } = request.url;
  if (pathname === '/' && settings.rootRedirect)
    return redirect(request, settings.rootRedirect, settings.rootRedirectStatus);
  // `//evil.example` must not redirect to another host, and `/c/x/` must not be a second URL of `/c/x`.
  const normalized = normalizePath(pathname);
  if (normalized !== pathname) {
    const url = { ...request.url, pathname: normalized };
    const resolved = resolveRequest({ ...request, url }, markets, settings);
    return resolved.kind === 'redirect' ? resolved : redirect(request, normalized, 301);
  }

  const detected = detectHomeLocale(request, markets, settings);
  const current = currentMarket(
    request.cookies.market,
    detected ?? localeInPath(pathname),
    markets,
    settings.fallbackMarket,
  );

  if (settings.marketInPath) {
    // `/` names no language: the browser's languages or the market's default decide.
    const localeOfHome = detected ?? (pathname === '/' ? homeLocale(current, markets) : undefined);
    const requested = localeOfHome ? pathPrefix(localeOfHome, current) : pathname;
    const { market, locale, ...resolved } = readMarketPath(requested, {
      all: markets,
      fallback: settings.fallbackMarket,
      current,
    });
    const to = resolved.redirect ?? requested;
    return to === pathname
      ? { kind: 'page', locale, market, pathMarket: market, basename: pathPrefix(locale, market) }
      : redirect(request, to);
  }
  const prefix = localeInPath(pathname);
  const locale = chooseLocale({
    detected,
    prefix,
    cookie: request.cookies.locale,
    fallback: settings.defaultLocale,
  });
  if (detected && detected !== prefix) return redirect(request, pathPrefix(detected));
  return { kind: 'page', locale, market: current, basename: pathPrefix(locale) || '/' };
}

/** The language of a home page whose URL names no language, or one that the shop does not offer; otherwise undefined. */
function detectHomeLocale(
  { url: { pathname }, cookies, acceptLanguage, fetchSite }: RoutingRequest,
  markets: readonly RoutedMarket[],
  { domainLocale, detectLanguage, defaultLocale, marketInPath }: RoutingSettings,
): LocaleCode | undefined {
  if (pathname === '/' && domainLocale) return domainLocale;
  const offered = offeredLocales(markets);
  const detected = detectLocale({
    isEnabled: detectLanguage,
    pathname,
    cookie: cookies.locale,
    acceptLanguage,
    fetchSite,
    fallback: defaultLocale,
    offered,
  });
  if (detected || marketInPath) return detected;
  const requested = localeInPath(pathname);
  const isHome = pathname === (pathPrefix(requested) || '/');
  return isHome && !offered.includes(requested) ? defaultLocale : undefined;
}

function redirect({ url }: RoutingRequest, to: string, status = 302): Resolution {
  const { search, hash = '' } = url;
  // The request's query is appended to a query of the target.
  const query = to.includes('?') ? search.replace('?', '&') : search;
  return { kind: 'redirect', to: `${to === '' ? '/' : to}${query}${hash}`, status };
}

/** The language in the first segment; the default language has none. `/s/en` is a search, not English. */
export function localeInPath(pathname: string): LocaleCode {
  const first = pathname.split('/', 2)[1];
  return isLocaleCode(first) ? first : DEFAULT_LOCALE;
}

/** The selected market. Before a selection, the market whose default language is the page's. */
export function currentMarket(
  cookie: string | undefined,
  locale: LocaleCode,
  markets: readonly RoutedMarket[],
  fallback: string,
): string {
  if (cookie && markets.some(({ alias }) => alias === cookie)) return cookie;
  if (LOCALES[locale].isInternational) return fallback;
  return (
    markets.find(({ defaultLanguageId }) => defaultLanguageId === LOCALES[locale].iso)?.alias ?? fallback
  );
}

function homeLocale(alias: string, markets: readonly RoutedMarket[]): LocaleCode | undefined {
  const market = markets.find((candidate) => candidate.alias === alias);
  return market && localeOfLanguage(market.defaultLanguageId);
}
