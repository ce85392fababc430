import {
  type Brand,
  type Campaign,
  type Category,
  isService,
  type Product,
  pathOfCategory,
} from '#backend/catalogue-index/catalogue.ts';
import { isClosed, type Language, type Market } from '#backend/catalogue-index/channel.ts';
import { priceScopeOf } from '#backend/catalogue-index/price-scope.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { AlternativeUrlType } from '#backend/graphql/schema.generated.ts';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, localeOfLanguage, pathPrefix } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS } from '#contract/screen-paths.ts';

// URLs are full paths, with locale and market. The storefront redirects to them from any other URL of a page.

/**
 * Null for a product without a name in the language. Gift cards are sold on a page that asks for the recipient, and gift wrap in
 * the checkout.
 */
export function productUrl(product: Product, scope: Scope): string | null {
  if (isService(product.fulfilment)) {
    const screen = product.fulfilment === 'gift_card' ? 'gift-cards' : 'checkout';
    return `${scopePathPrefix(scope)}${LOCALIZED_SCREEN_PATHS[screen][localeOf(scope)]}`;
  }
  const slug = product.texts.get(scope.language.id)?.slug;
  return slug === undefined
    ? null
    : `${scopePathPrefix(scope)}/p/${categoryPath(product.primaryCategory, scope)}/${slug}`;
}

export function categoryUrl(category: Category, scope: Scope): string {
  return `${scopePathPrefix(scope)}/c/${categoryPath(category, scope)}`;
}

export function brandUrl(brand: Brand, scope: Scope): string {
  return `${scopePathPrefix(scope)}/b/${brand.texts.get(scope.language.id)?.slug ?? brand.key}`;
}

/** Null for a campaign without a list or without a name in the language. */
export function campaignUrl(campaign: Campaign, scope: Scope): string | null {
  const slug = campaign.texts.get(scope.language.id)?.slug;
  const isListed = campaign.hasList && !campaign.needsCode;
  return slug === undefined || !isListed ? null : `${scopePathPrefix(scope)}/dc/${slug}`;
}

/** The list of products with one value of a parameter, such as an author. */
export function parameterListUrl(identifier: string, slug: string, scope: Scope): string {
  return `${scopePathPrefix(scope)}/l/${identifier}/${slug}`;
}

export function contentUrl(alias: string, scope: Scope): string {
  return `${scopePathPrefix(scope)}/${alias}`;
}

/**
 * The URLs of a page in every language (and in every market, when markets are part of paths) in which it exists. URLs of closed
 * markets are included, because visitors can switch to these markets.
 */
export function alternativeUrls(scope: Scope, urlIn: (scope: Scope) => string | null): AlternativeUrlType[] {
  return alternativesOf(scope).flatMap(({ scope: alternative, country, isClosed }) => {
    const url = urlIn(alternative);
    const { id: culture, code: language } = alternative.language;
    return url === null ? [] : [{ url, culture, language, country, channelId: scope.channel.id, isClosed }];
  });
}

interface Alternative {
  scope: Scope;
  /** Null if markets are not part of paths, or the market has no country. */
  country: string | null;
  isClosed: boolean;
}

const cachedAlternatives = new WeakMap<Scope, Alternative[]>();

/** Cached, because all products of a list have the same alternatives. */
function alternativesOf(scope: Scope): Alternative[] {
  let alternatives = cachedAlternatives.get(scope);
  if (!alternatives) {
    alternatives = alternativeMarkets(scope).map(({ market, language, isClosed }) => ({
      scope: changeScope(market, language, scope),
      country: scope.marketInPath ? countryOf(market) : null,
      isClosed,
    }));
    cachedAlternatives.set(scope, alternatives);
  }
  return alternatives;
}

function alternativeMarkets({ channel, market: current, marketInPath }: Scope) {
  const browsable = channel.markets.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout);
  if (marketInPath)
    return browsable.flatMap((market) =>
      market.allowedLanguages.map((language) => ({ market, language, isClosed: isClosed(market) })),
    );
  // Pages in a language that no market offers exist, but are not linked.
  return channel.languages.flatMap((language) => {
    const markets = browsable.filter(({ allowedLanguages }) =>
      allowedLanguages.some(({ id }) => id === language.id),
    );
    return markets.length > 0 ? [{ market: current, language, isClosed: markets.every(isClosed) }] : [];
  });
}

/** A virtual market has no country, unless it is the closed market of one country. */
function countryOf(market: Market): string | null {
  return market.virtual && !isClosed(market) ? null : market.country.code;
}

/**
 * For pages that exist in some markets only. Unless the market is part of the path, the URL in another language leads to the
 * market with that default language, or for an international language to the channel's default market.
 */
export function inHomeMarket(other: Scope, current: Scope): Scope {
  if (current.marketInPath || other.language === current.language) return other;
  const { markets, defaultMarketId } = current.channel;
  const home = LOCALES[localeOf(other)].isInternational
    ? markets.find(({ id }) => id === defaultMarketId)
    : markets.find(
        (market) => !market.onlyDisplayInCheckout && market.defaultLanguageId === other.language.id,
      );
  return home ? changeScope(home, other.language, current) : other;
}

/** The contract's older field: the URLs alone, without the canonical one. */
export function otherCanonicalUrls(scope: Scope, urlIn: (scope: Scope) => string | null): string[] {
  const canonicalUrl = urlIn(scope);
  return alternativeUrls(scope, urlIn)
    .map(({ url }) => url)
    .filter((url) => url !== canonicalUrl);
}

function localeOf({ language }: Scope): LocaleCode {
  return localeOfLanguage(language.id) ?? DEFAULT_LOCALE;
}

/** The start of all paths in the scope: the locale, and the market if paths name it. */
export function scopePathPrefix(scope: Scope): string {
  return pathPrefix(localeOf(scope), scope.marketInPath ? scope.market.alias : undefined);
}

/** Another market has other prices, which decide what products it sells. */
function changeScope(market: Market, language: Language, scope: Scope): Scope {
  const prices =
    market === scope.market ? scope.prices : priceScopeOf(scope.catalogue, market, scope.customerGroupId);
  return { ...scope, market, language, prices };
}

function categoryPath(category: Category, scope: Scope): string {
  return pathOfCategory(category)
    .map((step) => step.texts.get(scope.language.id)?.slug ?? step.key)
    .join('/');
}
