import { useEffect, useMemo, useState } from 'react';
import type { LocaleCode } from '#contract/locales.ts';
import { type BrowserClient, createBrowserClient } from '#storefront/api/browser-client.ts';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '#storefront/api/generated/graphql.ts';
import { type LocaleScope, linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { languageIdOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { type SuggestedFacet, suggestFacets } from './suggested-facets.ts';
import type { Suggestion } from './suggestion.ts';

export interface FoundSuggestions {
  /** What they were found for: letters typed since are still on their way. */
  term: string;
  count: number;
  products: Suggestion[];
  categories: Suggestion[];
  authors: Suggestion[];
  brands: Suggestion[];
}

const typingPauseMs = 250;
const mostNames = 3;
const mostBrands = 2;

/** A client of its own: what is suggested need not outlive the list. */
export function useSuggestionClient(): BrowserClient {
  const { shopper } = useShop();
  const { channelId, market } = shopper;
  const languageId = languageIdOf(shopper);
  return useMemo(
    () => createBrowserClient({ channelId, marketId: market, languageId }),
    [channelId, market, languageId],
  );
}

/** Found a moment after the last letter. An answer that comes after a later letter is not heard; a failure shows nothing. */
export function useSuggestions(term: string): FoundSuggestions | null {
  const { shopper } = useShop();
  const api = useSuggestionClient();
  const [found, setFound] = useState<FoundSuggestions | null>(null);
  useEffect(() => {
    let isWanted = true;
    const hear = (answer: FoundSuggestions | null) => {
      if (isWanted) setFound(answer);
    };
    const timer = setTimeout(() => {
      const take = matchMedia('(min-width: 768px)').matches ? 8 : 5;
      api.query(SearchSuggestionsDocument, { text: term, take }).then(
        (answer) => hear(readSuggestions(answer, term, localeScopeOf(shopper))),
        () => hear(null),
      );
    }, typingPauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, api, shopper]);
  return found;
}

/** What is in a word of the shop's own has a page; what an author wrote is searched for. */
export function readSuggestions(
  { products: list }: SearchSuggestionsQuery,
  term: string,
  place: LocaleScope,
): FoundSuggestions {
  const facetsOf = (filterId: string, most = mostNames) =>
    suggestFacets(list?.filters?.facets?.find((group) => group?.filterId === filterId)?.values, term, most);
  const toOption =
    (type: Suggestion['type']) =>
    ({ label, url }: SuggestedFacet): Suggestion => ({
      type,
      value: label,
      label,
      href: url ?? linkTo(place, 'search', { search: label }),
    });
  return {
    term,
    count: list?.count ?? 0,
    products: ownLanguageFirst(
      (list?.products ?? []).flatMap((product) => toProductOption(product, place.locale) ?? []),
    ),
    categories: facetsOf('Category').map(toOption('category')),
    authors: facetsOf('author').map(toOption('author')),
    brands: facetsOf('Brand', mostBrands).map(toOption('brand')),
  };
}

type FoundProduct = NonNullable<NonNullable<SearchSuggestionsQuery['products']>['products']>[number];

function toProductOption(product: FoundProduct, locale: LocaleCode): Suggestion | undefined {
  if (!product?.canonicalUrl || !product.name) return undefined;
  const edition = product.variantDimensions?.[0];
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

/** Otherwise in the order of relevance. */
function ownLanguageFirst(options: Suggestion[]): Suggestion[] {
  const isForeign = ({ product }: Suggestion) => product?.foreignLanguage !== undefined;
  return options.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
}
