import { describe, expect, test } from 'vitest';
import type { Category, ParameterValue } from '#backend/catalogue-index/catalogue.ts';
import type { FacetType } from '#backend/catalogue-index/engine.ts';
import { DISCOUNT_BANDS } from '#backend/catalogue-index/facet-bands.ts';
import type { Catalogue, Scope } from '#backend/catalogue-index/scope.ts';
import { isLocaleCode, LOCALES } from '#contract/locales.ts';
import { filterOf } from './facet-values.ts';

const emptyCatalogue = {
  categories: new Map(),
  brands: new Map(),
  skuChoices: new Map(),
  parameters: new Map(),
};

function scopeOf(code: string, currency: string, catalogue: object = {}): Scope {
  const id = isLocaleCode(code) ? LOCALES[code].iso : code;
  return {
    catalogue: { ...emptyCatalogue, ...catalogue } as Catalogue,
    language: { id, code, name: code },
    market: { currency: { code: currency, minorDigits: 2 } },
    marketInPath: false,
  } as Scope;
}

function filterValueOf(
  type: FacetType,
  facetId: string,
  scope: Scope,
  parameterValue: ParameterValue | null = null,
) {
  return filterOf({ type, filterId: type, values: [{ facetId, count: 3, parameterValue }] }, 0, scope)
    .values?.[0];
}

/** Spaces and dashes depend on the ICU version. */
const normalized = (label: string | null | undefined) => label?.replace(/\s/g, ' ').replace(/ ?[–-] ?/, '–');

describe('The label of a price band', () => {
  test.each([
    ['sv', 'SEK', ['Under 50 kr', '100–150 kr', 'Från 500 kr']],
    ['da', 'DKK', ['Under 50 kr.', '100–150 kr.', 'Fra 500 kr.']],
    ['nb', 'NOK', ['Under 50 kr', '100–150 kr', 'Fra 500 kr']],
  ])('is formatted in kronor for %s', (code, currency, labels) => {
    const found = ['pr_0-50', 'pr_100-150', 'pr_500-'].map((id) =>
      filterValueOf('Price', id, scopeOf(code, currency)),
    );
    expect(found.map((value) => normalized(value?.label))).toEqual(labels);
  });

  test.each([
    ['fi', ['Alle 5 €', '10–15 €', 'Vähintään 50 €']],
    ['en', ['Under €5', '€10–€15', 'From €50']],
    ['sv', ['Under 5 €', '10–15 €', 'Från 50 €']],
  ])('is formatted in euro for %s', (code, labels) => {
    const found = ['pr_0-5', 'pr_10-15', 'pr_50-'].map((id) =>
      filterValueOf('Price', id, scopeOf(code, 'EUR')),
    );
    expect(found.map((value) => normalized(value?.label))).toEqual(labels);
  });
});

test.each([
  ['sv', '11–20 %'],
  ['da', '11–20 %'],
  ['en', '11–20%'],
  ['fi', '11–20 %'],
  ['nb', '11–20 %'],
])('the label of a discount is formatted for %s', (code, label) => {
  expect(normalized(filterValueOf('Discount', 'd_11-20', scopeOf(code, 'SEK'))?.label)).toBe(label);
});

test('the first discount band is displayed from 1 %', () => {
  expect(normalized(filterValueOf('Discount', 'd_0-10', scopeOf('sv', 'SEK'))?.label)).toBe('1–10 %');
});

test.each([
  ['sv', ['I lager', 'Beställningsvara', 'Slut i lager']],
  ['da', ['På lager', 'Bestillingsvare', 'Udsolgt']],
  ['en', ['In stock', 'Available to order', 'Out of stock']],
  ['fi', ['Varastossa', 'Tilaustuote', 'Loppu varastosta']],
  ['nb', ['På lager', 'Bestillingsvare', 'Utsolgt']],
  ['eo', ['In stock', 'Available to order', 'Out of stock']],
])('stock statuses have labels in %s, in English for other languages', (code, labels) => {
  const found = ['s_in', 's_order', 's_out'].map((id) =>
    filterValueOf('StockStatus', id, scopeOf(code, 'SEK')),
  );
  expect(found.map((value) => value?.label)).toEqual(labels);
});

describe('Labels from the database', () => {
  const root = {
    id: 1,
    key: 'crime',
    parent: null,
    texts: new Map([['sv-SE', { name: 'Deckare', slug: 'deckare' }]]),
  };
  const child = {
    id: 2,
    key: 'noir',
    parent: root,
    texts: new Map([['sv-SE', { name: 'Nordiska', slug: 'nordiska' }]]),
  };
  const brand = {
    id: 3,
    key: 'norstedts',
    name: 'Norstedts',
    texts: new Map([['sv-SE', { slug: 'norstedts' }]]),
  };
  const parameter = { id: 4, identifier: 'author', texts: new Map([['sv-SE', { label: 'Författare' }]]) };
  const scope = scopeOf('sv', 'SEK', {
    categories: new Map([root, child].map((category) => [category.id, category as unknown as Category])),
    brands: new Map([[3, brand]]),
    skuChoices: new Map([[5, { id: 5, key: 'audio', names: new Map([['sv-SE', 'Ljudbok']]) }]]),
    parameters: new Map([[4, parameter]]),
  });
  const value = (labels: [string, string][]) =>
    ({ id: 9, parameter, key: 'Selma Lagerlöf', labels: new Map(labels) }) as unknown as ParameterValue;

  test('of categories have the parent and the URL', () => {
    expect(filterValueOf('Category', 'c_1', scope)).toMatchObject({
      label: 'Deckare',
      parentId: null,
      url: '/c/deckare',
    });
    expect(filterValueOf('Category', 'c_2', scope)).toMatchObject({
      label: 'Nordiska',
      parentId: 'c_1',
      url: '/c/deckare/nordiska',
    });
  });

  test('of brands have a URL, those of formats none', () => {
    expect(filterValueOf('Brand', 'b_3', scope)).toMatchObject({
      label: 'Norstedts',
      parentId: null,
      url: '/b/norstedts',
    });
    expect(filterValueOf('Sku', 'k_5', scope)).toMatchObject({ label: 'Ljudbok', parentId: null, url: null });
  });

  test('of parameter values are in the language, otherwise the key', () => {
    expect(filterValueOf('Parameter', 'p_9', scope, value([['sv-SE', 'Lagerlöf']]))?.label).toBe('Lagerlöf');
    expect(filterValueOf('Parameter', 'p_9', scope, value([['da-DK', 'Lagerlöf']]))?.label).toBe(
      'Selma Lagerlöf',
    );
  });

  test('of parameters are in the language, otherwise the identifier', () => {
    const labelOf = (filterId: string, labelScope: Scope) =>
      filterOf({ type: 'Parameter', filterId, values: [] }, 0, labelScope).label;
    expect(labelOf('author', scope)).toBe('Författare');
    expect(labelOf('pages', scope)).toBe('pages');
  });

  test.each([
    ['Category', 'c_99'],
    ['Brand', 'b_99'],
    ['Sku', 'k_99'],
    ['Parameter', 'p_99'],
    ['Price', 'pr_1-2'],
    ['Discount', 'd_1-2'],
  ] as const)('are a dash if unknown: %s %s', (type, facetId) => {
    expect(filterValueOf(type, facetId, scope)?.label).toBe('-');
  });
});

test('a value has its count, order and _id', () => {
  const values = [
    { facetId: 'pr_0-50', count: 12, parameterValue: null },
    { facetId: 'pr_50-100', count: 0, parameterValue: null },
  ];
  const filter = filterOf({ type: 'Price', filterId: 'Price', values }, 3, scopeOf('sv', 'SEK'));
  expect(filter).toMatchObject({ filterId: 'Price', type: 'Price', group: null, label: 'Pris', order: 3 });
  expect(filter.values).toMatchObject([
    { _id: 'pr_0-5012', facetId: 'pr_0-50', count: 12, order: 0, hidden: false, parentId: null, url: null },
    { _id: 'pr_50-1000', facetId: 'pr_50-100', count: 0, order: 1, hidden: false },
  ]);
});

test('the discounts of a sale of "at least 50 %" are whole bands, which the storefront counts', () => {
  expect(DISCOUNT_BANDS.filter(({ to }) => to >= 50).map(({ facetId }) => facetId)).toEqual([
    'd_50-60',
    'd_61-70',
    'd_71-100',
  ]);
});
