import { expect, test } from 'vitest';
import type { SearchSuggestionsQuery } from '#storefront/api/generated/graphql.ts';
import { readSuggestions } from './use-suggestions.ts';

const place = { locale: 'sv', pathMarket: undefined } as const;

function answer(editions: [name: string, language: string, label: string][]): SearchSuggestionsQuery {
  const products = editions.map(([name, value, label], index) => ({
    ...{
      productId: index,
      name,
      canonicalUrl: `/p/${index}`,
      texts: null,
      productImages: [],
      unitPrice: null,
    },
    variantDimensions: [{ value, label }],
  }));
  return { products: { count: products.length, products, filters: null } };
}

test('an edition in another language says which, and stands after those that the reader reads', () => {
  const found = readSuggestions(
    answer([
      ['Kesäkirja', 'fi', 'Finska'],
      ['Sommarboken', 'sv', 'Svenska'],
      ['Sommerbogen', 'da', 'Danska'],
    ]),
    'som',
    place,
  );
  expect(
    found.products.map(({ label, product }) => [label, product?.language, product?.foreignLanguage]),
  ).toEqual([
    ['Sommarboken', 'sv', undefined],
    ['Kesäkirja', 'fi', 'Finska'],
    ['Sommerbogen', 'da', 'Danska'],
  ]);
});
