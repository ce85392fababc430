import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALE_CODES,
  type LocaleCode,
  localeOfLanguage,
  pathPrefix,
} from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import { pathsOf, SCREENS } from '../paths.ts';

/** The fields of a market that routing needs. */
export interface RoutedMarket {
  alias: string;
  defaultLanguageId: string;
  allowedLanguages: readonly { code: string }[];
}

export interface RoutingMarkets {
  all: readonly RoutedMarket[];
  /** Replaces a market that does not exist. */
  fallback: string;
  /** The visitor's market, for paths without one. */
  current: string;
}

interface PathParts {
  market: string;
  locale: LocaleCode;
  /** The path of the screen, always with a leading slash. */
  rest: string;
}

/**
 * Parses `/{market}/{locale}/…` and returns a redirect where the path must change (§2): an unknown market becomes the
 * fallback, `/{locale}/{market}` is swapped, a path without a market gets the current one, a language that the market does not
 * allow becomes the market's default, and a screen's path in another language becomes its path in this one.
 */
export function readMarketPath(pathname: string, markets: RoutingMarkets): PathParts & { redirect?: string } {
  const requested = readSegments(pathname, markets);
  const market =
    markets.all.find(({ alias }) => alias === requested.alias) ??
    markets.all.find(({ alias }) => alias === markets.fallback);
  const alias = market?.alias ?? markets.fallback;
  const locale = market ? allowedLocale(requested.locale, market) : requested.locale;
  // The default language has no prefix, so a locale at the start of the rest would be parsed as the page's language.
  const screenPath = locale === DEFAULT_LOCALE ? withoutFirstLocales(requested.rest) : requested.rest;
  const rest = inLanguage(screenPath, locale);

  const parts = { market: alias, locale, rest: `/${rest.join('/')}` };
  const target = pathPrefix(locale, alias) + (rest.length > 0 ? parts.rest : '');
  if (target === withoutLastSlash(pathname)) return parts;
  // Resolves the target as well, to respond with one redirect instead of a chain.
  const resolved = readMarketPath(target, markets);
  return { ...resolved, redirect: resolved.redirect ?? target };
}

interface RequestedParts {
  /** May be an alias that no market has. */
  alias: string;
  locale: LocaleCode;
  rest: string[];
}

/** Reads market and language in either order. Without them, they are the current market and the default language. */
function readSegments(pathname: string, markets: RoutingMarkets): RequestedParts {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first, second] = segments;
  const isMarket = (segment: string | undefined): segment is string =>
    segment === markets.fallback || markets.all.some(({ alias }) => alias === segment);
  const isInOrder = isMarket(first) && isLocaleCode(second);
  if (isLocaleCode(first) && isMarket(second) && !isInOrder)
    return { alias: second, locale: first, rest: segments.slice(2) };
  if (isMarket(first) || resemblesMarket(first, second))
    return {
      alias: isMarket(first) ? first : markets.fallback,
      ...(isLocaleCode(second)
        ? { locale: second, rest: segments.slice(2) }
        : { locale: DEFAULT_LOCALE, rest: segments.slice(1) }),
    };
  return {
    alias: markets.current,
    ...(isLocaleCode(first)
      ? { locale: first, rest: segments.slice(1) }
      : { locale: DEFAULT_LOCALE, rest: segments }),
  };
}

/** `/dk/da/nyheter` is Danish, where the screen is called `/nyheder`. */
function inLanguage(segments: string[], locale: LocaleCode): string[] {
  const path = `/${segments.join('/')}`;
  if (localizedPaths.some((paths) => paths[locale] === path)) return segments;
  const paths = localizedPaths.find((candidate) => Object.values(candidate).includes(path));
  return paths ? paths[locale].slice(1).split('/') : segments;
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

/** Whether the first segment is probably a market that no longer exists: a language follows it, or it has two letters. */
function resemblesMarket(first: string | undefined, second: string | undefined): boolean {
  if (first === undefined || isLocaleCode(first) || screenSegments.has(first)) return false;
  return isLocaleCode(second) || /^[a-z]{2}$/.test(first);
}

const localizedPaths: readonly Record<LocaleCode, string>[] = Object.values(LOCALIZED_SCREEN_PATHS);

/** First segments of screens: `/dc/x` contains no market, and `/s/en` no language. */
const screenSegments = new Set(
  SCREENS.flatMap((screen) => LOCALE_CODES.flatMap((locale) => pathsOf(screen, locale))).map(
    (path) => path.split('/')[1] ?? '',
  ),
);

function withoutLastSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
