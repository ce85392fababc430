import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatListQuery,
  isCanonical,
  type ListQuery,
  parseListQuery,
  selectedIds,
  withChoices,
  withPage,
  withSort,
} from './list-query.ts';
import { NO_PRICE_RANGE } from './price-range.ts';
import { sortOptionsOf } from './sort-orders.ts';

const sorts = sortOptionsOf('category');
const parse = (query: string) => parseListQuery(new URLSearchParams(query), sorts);

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const choice = fc.record({ label: text, id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) });
const choicesOfOneFilter = fc.uniqueArray(choice, { minLength: 1, maxLength: 5, selector: ({ id }) => id });
const parameter = fc.oneof(
  fc.constantFrom('categories', 'brands', 'skus', 'price', 'discount', 'campaigns'),
  fc.string({ minLength: 1, maxLength: 6 }).map((name) => `p-${name}`),
);
const otherName = text.filter(
  (name) => !/^(categories|brands|skus|price|discount|sort|page|min-price|max-price|p-.+)$/s.test(name),
);
const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  choices: fc.dictionary(parameter, choicesOfOneFilter, { maxKeys: 5, noNullPrototype: true }),
  priceRange: fc.constantFrom(
    NO_PRICE_RANGE,
    { lowest: 99.5, highest: null },
    { lowest: null, highest: 200 },
    { lowest: 0, highest: 9_999_999 },
  ),
  sort: fc.constantFrom(null, 'MOST_SOLD', 'PRICE', 'PRICE_DESC'),
  page: fc.constantFrom(null, '2', '17'),
  otherParameters: fc.array(fc.tuple(otherName, text), { maxLength: 3 }),
});

describe('formatting and parsing', () => {
  test('formats a query as in §2', () => {
    const all = {
      choices: {
        'p-author': [{ label: 'Selma Lagerlöf', id: 'p_174' }],
        brands: [
          { label: 'Otava', id: 'b_20' },
          { label: 'WSOY', id: 'b_21' },
        ],
        categories: [{ label: 'Lyrik', id: 'c_104' }],
      },
      priceRange: { lowest: 100, highest: 199.5 },
      sort: 'PRICE',
      page: '2',
      otherParameters: [['utm_source', 'brev'] as const],
    };
    expect(formatListQuery(all)).toBe(
      '?utm_source=brev&categories=Lyrik~c_104&brands=Otava~b_20,WSOY~b_21&p-author=Selma%20Lagerl%C3%B6f~p_174&min-price=100&max-price=199.5&sort=PRICE&page=2',
    );
    expect(formatListQuery(parse(''))).toBe('');
  });

  test('parses what it has formatted, whatever labels and ids contain', () => {
    fc.assert(
      fc.property(listQuery, (query) => {
        const search = formatListQuery(query);
        expect(parseListQuery(new URLSearchParams(search), sorts)).toEqual(query);
        expect(isCanonical(search, query)).toBe(true);
        // Browsers must not change the search, or the redirect to the canonical URL would lead to itself.
        expect(new URL(`http://shop.example/c/x${search}`).search).toBe(search);
      }),
    );
  });

  test('parses any query, and its canonical form is stable', () => {
    const query = fc.array(fc.tuple(fc.oneof(parameter, text, fc.constantFrom('sort', 'page')), text));
    fc.assert(
      fc.property(query, (entries) => {
        const once = parseListQuery(new URLSearchParams(entries), sorts);
        const { search } = new URL(`http://shop.example/c/x${formatListQuery(once)}`);
        expect(parseListQuery(new URLSearchParams(search), sorts)).toEqual(once);
        expect(isCanonical(search, once)).toBe(true);
      }),
    );
  });

  test('uses each id once and ignores labels', () => {
    expect(selectedIds(parse('brands=Otava~b_20,Other~b_20&brands=~b_21'))).toEqual(['b_20', 'b_21']);
  });

  test.each(['brands=', 'brands=Otava', 'brands=Otava~', 'brands=,,~,', 'p-=x~p_1'])(
    '%s selects nothing',
    (query) => expect(selectedIds(parse(query))).toEqual([]),
  );

  test('finds the id after a label with an unescaped comma', () => {
    expect(selectedIds(parse('p-author=Lagerlöf, Selma~p_174'))).toEqual(['p_174']);
    expect(selectedIds(parse('p-author=100% ~ ok~p_5'))).toEqual(['p_5']);
  });
});

describe('the canonical form', () => {
  test('has one entry per parameter, in any order', () => {
    const sent = '?brands=Otava%7Eb_20&brands=WSOY%7Eb_21&sort=LATEST';
    expect(isCanonical(sent, parse(sent))).toBe(false);
    expect(formatListQuery(parse(sent))).toBe('?brands=Otava~b_20,WSOY~b_21');
    expect(isCanonical('?p-author=Minna+Canth%7Ep_2', parse('?p-author=Minna+Canth%7Ep_2'))).toBe(false);
    for (const query of ['', '?sort=PRICE&brands=Otava~b_20', '?utm=a+b&x&&sort=PRICE', '?x=%7E&y=ö'])
      expect([query, isCanonical(query, parse(query))]).toEqual([query, true]);
  });

  test('omits unknown orders, the default order and the first page', () => {
    for (const query of ['sort=LATEST', 'sort=RELEVANCE', 'sort=x', 'sort=', 'page=1'])
      expect([query, formatListQuery(parse(query))]).toEqual([query, '']);
    expect(parseListQuery(new URLSearchParams('sort=LATEST'), sortOptionsOf('search')).sort).toBe('LATEST');
  });
});

describe('changes', () => {
  test('return to the first page and keep everything else', () => {
    const query = parse('x=1&brands=Otava~b_20&sort=PRICE&page=3');
    expect(formatListQuery(withChoices(query, 'skus', [{ label: 'Pocket', id: 'k_2' }]))).toBe(
      '?x=1&brands=Otava~b_20&skus=Pocket~k_2&sort=PRICE',
    );
    expect(formatListQuery(withChoices(query, 'brands', []))).toBe('?x=1&sort=PRICE');
    expect(formatListQuery(withSort(query, null))).toBe('?x=1&brands=Otava~b_20');
    expect(formatListQuery(withPage(query, 1))).toBe('?x=1&brands=Otava~b_20&sort=PRICE');
  });

  test('limits the selection to what the commerce API accepts', () => {
    const many = Array.from({ length: 5000 }, (_, id) => `x~b_${id}`).join(',');
    expect(selectedIds(parse(`brands=${many}`))).toHaveLength(200);
  });
});
