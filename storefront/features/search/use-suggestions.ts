import { useEffect, useMemo, useState } from 'react';
import type { LocaleCode } from '#contract/locales.ts';
import { type BrowserClient, createBrowserClient } from '#storefront/api/browser-client.ts';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '#storefront/api/generated/graphql.ts';
import { editionLanguageOf } from '#storefront/features/product/editions/dimension-of.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { languageIdOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { type SuggestedFacet, suggestFacets } from './suggested-facets.ts';
import type { Suggestion } from './suggestion.ts';

interface FoundSuggestions {
  /** The searched term; the text typed since may differ. */
  term: string;
  count: number;
  isWeakMatch: boolean;
  /** A similar text that finds products, if the match is weak. */
  correction: string | undefined;
  products: Suggestion[];
  categories: Suggestion[];
  authors: Suggestion[];
  brands: Suggestion[];
}

const typingPauseMs = 250;
const maxProducts = { phone: 5, wide: 8 };
const maxNames = 3;
const maxBrands = 2;

/** A separate client, whose cache is dropped together with the suggestions. */
export function useSuggestionClient(): BrowserClient {
  const { shopper } = useShop();
  const { channelId, market } = shopper;
  const languageId = languageIdOf(shopper);
  return useMemo(
    () => createBrowserClient({ channelId, marketId: market, languageId }),
    [channelId, market, languageId],
  );
}

/** Queries after a pause in typing. Ignores outdated results; a failed query shows no suggestions. */
export function useSuggestions(term: string): FoundSuggestions | null {
  const { shopper } = useShop();
  const api = useSuggestionClient();
  const [found, setFound] = useState<FoundSuggestions | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const setIfCurrent = (next: FoundSuggestions | null) => {
      if (isCurrent) setFound(next);
    };
    const timer = setTimeout(() => {
      const take = matchMedia('(min-width: 768px)').matches ? maxProducts.wide : maxProducts.phone;
      api.query(SearchSuggestionsDocument, { text: term, take }).then(
        (result) => setIfCurrent(readSuggestions(result, term, localeScopeOf(shopper))),
        () => setIfCurrent(null),
      );
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [term, api, shopper]);
  return found;
}

/** Categories and brands link to their page; authors have none, so they link to a search. */
export function readSuggestions(
  { products: list }: SearchSuggestionsQuery,
  term: string,
  localeScope: LocaleScope,
): FoundSuggestions {
  const facetsOf = (filterId: string, max = maxNames) =>
    suggestFacets(list?.filters?.facets?.find((group) => group?.filterId === filterId)?.values, term, max);
  const toOption =
    (type: Suggestion['type']) =>
    ({ label, url }: SuggestedFacet): Suggestion => ({
      type,
      value: label,
      label,
      href: url ?? linkTo(localeScope, 'search', { search: label }),
    });
  return {
    term,
    count: list?.count ?? 0,
    isWeakMatch: list?.isWeakMatch ?? false,
    correction: list?.searchCorrection ?? undefined,
    products: (list?.products ?? []).flatMap((product) => toProductOption(product, localeScope.locale) ?? []),
    categories: facetsOf('Category').map(toOption('category')),
    authors: facetsOf('author').map(toOption('author')),
    brands: facetsOf('Brand', maxBrands).map(toOption('brand')),
  };
}

type FoundProduct = NonNullable<NonNullable<SearchSuggestionsQuery['products']>['products']>[number];

function toProductOption(product: FoundProduct, locale: LocaleCode): Suggestion | undefined {
  if (!product?.canonicalUrl || !product.name) return undefined;
  const edition = editionLanguageOf(product);
  const isForeign = edition?.value !== undefined && edition.value !== locale;
  return {
    type: 'product',
    value: product.name,
    label: product.name,
    href: product.canonicalUrl,
    product: {
      author: product.texts?.text1 ?? '',
      language: edition?.value ?? undefined,
      foreignLanguage: isForeign ? (edition?.label ?? undefined) : undefined,
      fileName: product.productImages?.[0]?.fileName,
      price: product.unitPrice,
    },
  };
}
