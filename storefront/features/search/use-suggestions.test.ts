import { expect, test } from 'vitest';
import type { SearchSuggestionsQuery } from '#storefront/api/generated/graphql.ts';
import { readSuggestions } from './use-suggestions.ts';

const localeScope = { locale: 'sv', pathMarket: undefined } as const;

function resultOf(editions: [name: string, language: string, label: string][]): SearchSuggestionsQuery {
  const products = editions.map(([name, value, label], index) => ({
    productId: index,
    name,
    canonicalUrl: `/p/${index}`,
    texts: null,
    productImages: [],
    unitPrice: null,
    variantDimensions: [{ dimension: 'Language', value, label, attributes: null }],
    editionLanguage: null,
  }));
  const match = { isWeakMatch: true, searchCorrection: 'sommar' };
  return { products: { count: products.length, products, filters: null, ...match } };
}

test('keeps the order of the search, names other languages, and has the correction', () => {
  const found = readSuggestions(
    resultOf([
      ['Kesäkirja', 'fi', 'Finska'],
      ['Sommarboken', 'sv', 'Svenska'],
      ['Sommerbogen', 'da', 'Danska'],
    ]),
    'som',
    localeScope,
  );
  expect(
    found.products.map(({ label, product }) => [label, product?.language, product?.foreignLanguage]),
  ).toEqual([
    ['Kesäkirja', 'fi', 'Finska'],
    ['Sommarboken', 'sv', undefined],
    ['Sommerbogen', 'da', 'Danska'],
  ]);
  expect(found).toMatchObject({ isWeakMatch: true, correction: 'sommar' });
});
