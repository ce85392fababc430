import { describe, expect, test } from 'vitest';
import { formatListQuery, parseListQuery } from '../navigation/list-query.ts';
import { sortOptionsOf } from '../navigation/sort-orders.ts';
import { type Facets, filterGroups } from './filter-groups.ts';
import { activeFilters, removeImpliedCategories, toggleFilter } from './selected-filters.ts';
import { initialValues, matchingValues } from './visible-values.ts';

type Value = [facetId: string, label: string, count: number, parentId?: string];

/** A value with the label `Hidden` is hidden. */
function facets(count: number, groups: Record<string, [type: string, ...values: Value[]]>): Facets {
  return {
    count,
    filters: {
      facets: Object.entries(groups).map(([filterId, [type, ...values]]) => ({
        filterId,
        type,
        label: `The ${filterId}`,
        values: values.map(([facetId, label, counted, parentId = null]) => ({
          facetId,
          label,
          count: counted,
          parentId,
          hidden: label === 'Hidden',
        })),
      })),
    },
  };
}

const unfiltered = facets(10, {
  Category: ['Category', ['c_1', 'Fiction', 10], ['c_2', 'Poetry', 4, 'c_1'], ['c_3', 'Plays', 6, 'c_1']],
  Brand: ['Brand', ['b_1', 'Otava', 7], ['b_2', 'WSOY', 3], ['b_3', '-', 1], ['b_4', 'Hidden', 1]],
  author: ['Parameter', ['p_1', 'Edith Södergran', 4], ['p_2', 'Minna Canth', 2]],
  StockStatus: ['StockStatus', ['s_in', 'In stock', 10]],
  Unknown: ['Unknown', ['x_1', 'X', 1], ['x_2', 'Y', 2]],
});
const filtered = facets(4, {
  Category: ['Category', ['c_1', 'Fiction', 4], ['c_2', 'Poetry', 4, 'c_1']],
  Brand: ['Brand', ['b_1', 'Otava', 4], ['b_9', 'Söderströms', 1]],
  author: ['Parameter', ['p_1', 'Edith Södergran', 4]],
});
const groups = filterGroups(unfiltered, filtered);
const parse = (query: string) => parseListQuery(new URLSearchParams(query), sortOptionsOf('category'));

describe('the filters of a list', () => {
  test('have query parameters; hidden, unnamed and unknown ones are left out', () => {
    expect(groups.map(({ parameter, label }) => [parameter, label])).toEqual([
      ['categories', 'The Category'],
      ['brands', 'The Brand'],
      ['p-author', 'The author'],
    ]);
  });

  test('keep every value of the unfiltered list, with count 0 when none match', () => {
    const brands = groups.find(({ parameter }) => parameter === 'brands');
    expect(brands?.values.map(({ id, count }) => [id, count])).toEqual([
      ['b_1', 4],
      ['b_9', 1],
      ['b_2', 0],
    ]);
  });

  test('keep the order of amounts, also of empty ones', () => {
    const prices = facets(9, { Price: ['Price', ['pr_0-50', '–50', 4], ['pr_50-100', '50–100', 5]] });
    const expensive = facets(5, { Price: ['Price', ['pr_50-100', '50–100', 5]] });
    expect(filterGroups(prices, expensive)[0]?.values.map(({ count }) => count)).toEqual([0, 5]);
  });

  test('sort format and language before the price', () => {
    const mixed = facets(9, {
      Sku: ['Sku', ['k_1', 'M', 4], ['k_2', 'L', 5]],
      Price: ['Price', ['pr_0-50', '–50', 4], ['pr_50-100', '50–100', 5]],
      language: ['Parameter', ['p_1', 'Swedish', 4], ['p_2', 'Finnish', 5]],
      format: ['Parameter', ['p_6', 'Paperback', 4], ['p_7', 'Audiobook', 5]],
    });
    const order = filterGroups(mixed, mixed).map(({ filterId }) => filterId);
    expect(order).toEqual(['Sku', 'format', 'language', 'Price']);
  });

  test('omit the category of the list; its children are roots', () => {
    expect(groups[0]?.values).toEqual([
      { id: 'c_2', label: 'Poetry', count: 4 },
      { id: 'c_3', label: 'Plays', count: 0 },
    ]);
  });

  test('omit a group whose only value all products have', () => {
    expect(filterGroups(unfiltered, unfiltered).map(({ filterId }) => filterId)).not.toContain('StockStatus');
  });
});

describe('selected filters', () => {
  test('are listed, each with the query without it', () => {
    const query = parse('brands=x~b_1&price=50–100~pr_50-100&p-author=x~p_1&sort=PRICE&page=2');
    expect(
      activeFilters(query, groups).map(({ label, groupLabel, without }) => [
        label,
        groupLabel,
        formatListQuery(without),
      ]),
    ).toEqual([
      ['Otava', undefined, '?price=50%E2%80%93100~pr_50-100&p-author=x~p_1&sort=PRICE'],
      // The list has no price group, and labels of the URL are not shown.
      [undefined, undefined, '?brands=x~b_1&p-author=x~p_1&sort=PRICE'],
      ['Edith Södergran', 'The author', '?brands=x~b_1&price=50%E2%80%93100~pr_50-100&sort=PRICE'],
    ]);
  });

  test('are toggled, with the label of the list', () => {
    const [categories, brands] = groups;
    if (!categories || !brands) throw new Error('groups are missing');
    const selected = toggleFilter(parse('page=2'), brands, 'b_2');
    expect(formatListQuery(selected)).toBe('?brands=WSOY~b_2');
    expect(formatListQuery(toggleFilter(selected, brands, 'b_2'))).toBe('');
    expect(formatListQuery(toggleFilter(selected, categories, 'c_2'))).toBe(
      '?categories=Poetry~c_2&brands=WSOY~b_2',
    );
  });

  test('omit subcategories of a selected category', () => {
    const tree = filterGroups(
      facets(9, { Category: ['Category', ['c_1', 'Fiction', 4], ['c_2', 'Poetry', 2, 'c_1']] }),
      facets(9, {}),
    );
    const query = parse('categories=Fiction~c_1,Poetry~c_2');
    expect(formatListQuery(removeImpliedCategories(query, tree))).toBe('?categories=Fiction~c_1');
    const minimal = parse('categories=Poetry~c_2');
    expect(removeImpliedCategories(minimal, tree)).toBe(minimal);
  });
});

describe('a long group', () => {
  const authors = ['Örnkloo', 'Åkesson', 'Zola', 'Ekelöf', 'Canth'].map((label, index) => ({
    id: `p_${index}`,
    label,
    count: 1,
  }));
  const many = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `${index}`, count: 1 }));

  test('shows its first and selected values; a short one shows all', () => {
    expect(initialValues(many, new Set(['30'])).map(({ id }) => id)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `${index}`),
      '30',
    ]);
    expect(initialValues(many.slice(0, 12), new Set())).toHaveLength(12);
  });

  test('is searched by name and sorted by the language', () => {
    const names = (text: string, language: string) =>
      matchingValues(authors, text, language).map(({ label }) => label);
    expect(names('', 'sv')).toEqual(['Canth', 'Ekelöf', 'Zola', 'Åkesson', 'Örnkloo']);
    expect(names(' AKE', 'sv')).toEqual(['Åkesson']);
    expect(names('xyz', 'sv')).toEqual([]);
  });
});
