import {
  type Brand,
  type Campaign,
  type Category,
  type Product,
  pathOfCategory,
} from '#backend/catalogue-index/catalogue.ts';
import type { Language, Market } from '#backend/catalogue-index/channel.ts';
import { priceScopeOf } from '#backend/catalogue-index/price-scope.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { AlternativeUrlType } from '#backend/graphql/schema.generated.ts';
import { DEFAULT_LOCALE, localeOfLanguage, pathPrefix } from '#contract/locales.ts';

/** Whole paths, as the browser shows them: the storefront redirects to them when a page was asked for otherwise. */

export function productUrl(product: Product, scope: Scope): string | null {
  const slug = product.texts.get(scope.language.id)?.slug;
  return slug === undefined
    ? null
    : `${prefix(scope)}/p/${categoryPath(product.primaryCategory, scope)}/${slug}`;
}

export function categoryUrl(category: Category, scope: Scope): string {
  return `${prefix(scope)}/c/${categoryPath(category, scope)}`;
}

export function brandUrl(brand: Brand, scope: Scope): string {
  return `${prefix(scope)}/b/${brand.texts.get(scope.language.id)?.slug ?? brand.key}`;
}

/** Nothing for a campaign that has no list, or no name in the language. */
export function campaignUrl(campaign: Campaign, scope: Scope): string | null {
  const slug = campaign.texts.get(scope.language.id)?.slug;
  const isListed = campaign.hasList && !campaign.needsCode;
  return slug === undefined || !isListed ? null : `${prefix(scope)}/dc/${slug}`;
}

/** The list of what has one value of a parameter, such as an author. */
export function parameterListUrl(identifier: string, slug: string, scope: Scope): string {
  return `${prefix(scope)}/l/${identifier}/${slug}`;
}

export function contentUrl(alias: string, scope: Scope): string {
  return `${prefix(scope)}/${alias}`;
}

/** The same page in every language (and, where markets are part of paths, in every market) that it exists in. */
export function alternativeUrls(scope: Scope, urlIn: (scope: Scope) => string | null): AlternativeUrlType[] {
  const places = scope.marketInPath
    ? scope.channel.markets
        .filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout)
        .flatMap((market) => market.allowedLanguages.map((language) => ({ market, language })))
    : scope.channel.languages.map((language) => ({ market: scope.market, language }));
  return places.flatMap(({ market, language }) => {
    const url = urlIn(scopeIn(market, language, scope));
    return url === null
      ? []
      : [
          {
            url,
            culture: language.id,
            language: language.code,
            // A market that is no country has only a language to be known by.
            country: scope.marketInPath && !market.virtual ? market.country.code : null,
            channelId: scope.channel.id,
          },
        ];
  });
}

/**
 * For what exists in some markets only: a visitor who comes in another language comes to the market where it is at home,
 * unless the market is part of the path.
 */
export function atHome(other: Scope, asked: Scope): Scope {
  if (asked.marketInPath || other.language === asked.language) return other;
  const home = asked.channel.markets.find(
    (market) => !market.onlyDisplayInCheckout && market.defaultLanguageId === other.language.id,
  );
  return home ? scopeIn(home, other.language, asked) : other;
}

/** The contract's older form: the addresses alone, without the one that was asked for. */
export function otherCanonicalUrls(scope: Scope, urlIn: (scope: Scope) => string | null): string[] {
  const own = urlIn(scope);
  return alternativeUrls(scope, urlIn)
    .map(({ url }) => url)
    .filter((url) => url !== own);
}

export function prefix(scope: Scope): string {
  return pathPrefix(
    localeOfLanguage(scope.language.id) ?? DEFAULT_LOCALE,
    scope.marketInPath ? scope.market.alias : undefined,
  );
}

/** Another market has other prices, and so perhaps not the same goods. */
function scopeIn(market: Market, language: Language, scope: Scope): Scope {
  const prices =
    market === scope.market ? scope.prices : priceScopeOf(scope.catalogue, market, scope.customerGroupId);
  return { ...scope, market, language, prices };
}

function categoryPath(category: Category, scope: Scope): string {
  return pathOfCategory(category)
    .map((step) => step.texts.get(scope.language.id)?.slug ?? step.key)
    .join('/');
}
