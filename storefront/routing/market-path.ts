import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALE_CODES,
  type LocaleCode,
  localeOfLanguage,
  pathPrefix,
} from '#contract/locales.ts';
import { pathsOf, SCREENS } from './paths.ts';

/** What routing needs to know of a market. */
export interface RoutedMarket {
  alias: string;
  defaultLanguageId: string;
  allowedLanguages: readonly { code: string }[];
}

export interface RoutingMarkets {
  all: readonly RoutedMarket[];
  /** Replaces a market that does not exist. */
  fallback: string;
  /** The visitor's, for paths that name none. */
  current: string;
}

export interface PathParts {
  market: string;
  locale: LocaleCode;
  /** The path of the screen, always with a leading slash. */
  rest: string;
}

/**
 * Reads `/{market}/{locale}/…` and says where the visitor should be instead, if anywhere (§2):
 * an unknown market becomes the fallback, `/{locale}/{market}` is swapped, a path without a market gets the current one,
 * and a language that the market does not allow becomes the market's own.
 */
export function readMarketPath(pathname: string, markets: RoutingMarkets): PathParts & { redirect?: string } {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const isMarket = (segment: string | undefined) =>
    segment === markets.fallback || markets.all.some(({ alias }) => alias === segment);
  const [first, second] = segments;

  let alias: string;
  let locale: LocaleCode = DEFAULT_LOCALE;
  let rest: string[];
  if (isLocaleCode(first) && isMarket(second) && !(isMarket(first) && isLocaleCode(second))) {
    [alias, locale, rest] = [second ?? '', first, segments.slice(2)];
  } else if (isMarket(first) || looksLikeMarket(first, second)) {
    alias = isMarket(first) ? (first ?? '') : markets.fallback;
    if (isLocaleCode(second)) [locale, rest] = [second, segments.slice(2)];
    else rest = segments.slice(1);
  } else {
    alias = markets.current;
    if (isLocaleCode(first)) [locale, rest] = [first, segments.slice(1)];
    else rest = segments;
  }
  const market =
    markets.all.find((candidate) => candidate.alias === alias) ??
    markets.all.find((candidate) => candidate.alias === markets.fallback);
  alias = market?.alias ?? markets.fallback;
  if (market) locale = allowedLocale(locale, market);
  // The default language has no prefix, so another language behind it would be read as the page's.
  if (locale === DEFAULT_LOCALE) rest = withoutFirstLocales(rest);

  const parts = { market: alias, locale, rest: `/${rest.join('/')}` };
  const wanted = pathPrefix(locale, alias) + (rest.length > 0 ? parts.rest : '');
  if (wanted === withoutLastSlash(pathname)) return parts;
  // Straight to where nothing changes any more, rather than by one redirect after another.
  const onward = readMarketPath(wanted, markets);
  return { ...onward, redirect: onward.redirect ?? wanted };
}

function withoutFirstLocales(segments: string[]): string[] {
  const start = segments.findIndex((segment) => !isLocaleCode(segment));
  return start === -1 ? [] : segments.slice(start);
}

function allowedLocale(locale: LocaleCode, market: RoutedMarket): LocaleCode {
  const isAllowed =
    market.allowedLanguages.length === 0 || market.allowedLanguages.some(({ code }) => code === locale);
  return isAllowed ? locale : (localeOfLanguage(market.defaultLanguageId) ?? locale);
}

/** Two letters that are no language, at the front of a path: someone meant a market that is not (or no longer) there. */
function looksLikeMarket(first: string | undefined, second: string | undefined): boolean {
  if (first === undefined || isLocaleCode(first) || screenSegments.has(first)) return false;
  return isLocaleCode(second) || /^[a-z]{2}$/.test(first);
}

/** First segments of screens: `/dc/x` names no market, and `/s/en` no language. */
const screenSegments = new Set(
  SCREENS.flatMap((screen) => LOCALE_CODES.flatMap((locale) => pathsOf(screen, locale))).map(
    (path) => path.split('/')[1] ?? '',
  ),
);

function withoutLastSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
