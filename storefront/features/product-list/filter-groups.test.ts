import { describe, expect, test } from 'vitest';
import { activeFilters, toggled, withFewestCategories } from './chosen-filters.ts';
import { type Facets, filterGroups } from './filter-groups.ts';
import { readListAddress, writeListAddress } from './list-address.ts';
import { firstValues, matchingValues } from './shown-values.ts';
import { sortsOf } from './sort-orders.ts';

type Value = [facetId: string, label: string, count: number, parentId?: string];

function facets(count: number, groups: Record<string, [type: string, ...values: Value[]]>): Facets {
  return {
    count,
    filters: {
      facets: Object.entries(groups).map(([filterId, [type, ...values]]) => ({
        ...{ filterId, type, label: `The ${filterId}` },
        values: values.map(([facetId, label, counted, parentId = null]) => ({
          ...{ facetId, label, count: counted, parentId, hidden: label === 'Hidden' },
        })),
      })),
    },
  };
}

const whole = facets(10, {
  Category: ['Category', ['c_1', 'Fiction', 10], ['c_2', 'Poetry', 4, 'c_1'], ['c_3', 'Plays', 6, 'c_1']],
  Brand: ['Brand', ['b_1', 'Otava', 7], ['b_2', 'WSOY', 3], ['b_3', '-', 1], ['b_4', 'Hidden', 1]],
  author: ['Parameter', ['p_1', 'Edith Södergran', 4], ['p_2', 'Minna Canth', 2]],
  StockStatus: ['StockStatus', ['s_in', 'In stock', 10]],
  binding: ['Parameter', ['p_8', 'Paperback', 4], ['p_9', 'Hardback', 2]],
  Unheard: ['Mystery', ['x_1', 'X', 1], ['x_2', 'Y', 2]],
});
const narrowed = facets(4, {
  Category: ['Category', ['c_1', 'Fiction', 4], ['c_2', 'Poetry', 4, 'c_1']],
  Brand: ['Brand', ['b_1', 'Otava', 4], ['b_9', 'Söderströms', 1]],
  author: ['Parameter', ['p_1', 'Edith Södergran', 4]],
});
const groups = filterGroups(whole, narrowed);
const read = (query: string) => readListAddress(new URLSearchParams(query), sortsOf('category'));

describe('the filters of a list', () => {
  test('have their parameters; what is hidden, unnamed or of no known kind is left out', () => {
    expect(groups.map(({ parameter, label }) => [parameter, label])).toEqual([
      ['categories', 'The Category'],
      ['brands', 'The Brand'],
      ['p-author', 'The author'],
    ]);
  });

  test('keep every value of the whole list, at nought where the choice leaves none', () => {
    const brands = groups.find(({ parameter }) => parameter === 'brands');
    expect(brands?.values.map(({ id, count }) => [id, count])).toEqual([
      ['b_1', 4],
      ['b_9', 1],
      ['b_2', 0],
    ]);
  });

  test('keep amounts in their order, also those that nothing costs any longer', () => {
    const prices = facets(9, { Price: ['Price', ['pr_0-50', '–50', 4], ['pr_50-100', '50–100', 5]] });
    const dear = facets(5, { Price: ['Price', ['pr_50-100', '50–100', 5]] });
    expect(filterGroups(prices, dear)[0]?.values.map(({ count }) => count)).toEqual([0, 5]);
  });

  test('tell the language right after the format', () => {
    const mixed = facets(9, {
      Sku: ['Sku', ['k_1', 'Paperback', 4], ['k_2', 'Audiobook', 5]],
      Price: ['Price', ['pr_0-50', '–50', 4], ['pr_50-100', '50–100', 5]],
      language: ['Parameter', ['p_1', 'Swedish', 4], ['p_2', 'Finnish', 5]],
    });
    const order = filterGroups(mixed, mixed).map(({ filterId }) => filterId);
    expect(order).toEqual(['Sku', 'language', 'Price']);
  });

  test('do not offer the category that the list is of; its parts are the roots', () => {
    expect(groups[0]?.values).toEqual([
      { id: 'c_2', label: 'Poetry', count: 4 },
      { id: 'c_3', label: 'Plays', count: 0 },
    ]);
  });

  test('do not offer a group that narrows nothing', () => {
    expect(filterGroups(whole, whole).map(({ filterId }) => filterId)).not.toContain('StockStatus');
  });
});

describe('what is chosen', () => {
  test('is shown one by one, each with the address without it; prices and discounts too', () => {
    const address = read('brands=x~b_1&price=50–100~pr_50-100&p-author=x~p_1&sort=PRICE&page=2');
    expect(
      activeFilters(address, groups).map(({ label, groupLabel, without }) => [
        ...[label, groupLabel, writeListAddress(without)],
      ]),
    ).toEqual([
      ['Otava', undefined, '?price=50%E2%80%93100~pr_50-100&p-author=x~p_1&sort=PRICE'],
      // The list knows no price group, so nothing that the address calls it is repeated.
      [undefined, undefined, '?brands=x~b_1&p-author=x~p_1&sort=PRICE'],
      ['Edith Södergran', 'The author', '?brands=x~b_1&price=50%E2%80%93100~pr_50-100&sort=PRICE'],
    ]);
  });

  test('changes with a click, by the name that the list has for it', () => {
    const [categories, brands] = groups;
    if (!categories || !brands) throw new Error('Both are there.');
    const chosen = toggled(read('page=2'), brands, 'b_2');
    expect(writeListAddress(chosen)).toBe('?brands=WSOY~b_2');
    expect(writeListAddress(toggled(chosen, brands, 'b_2'))).toBe('');
    expect(writeListAddress(toggled(chosen, categories, 'c_2'))).toBe(
      '?categories=Poetry~c_2&brands=WSOY~b_2',
    );
  });

  test('a category makes mention of those below it needless', () => {
    const tree = filterGroups(
      facets(9, { Category: ['Category', ['c_1', 'Fiction', 4], ['c_2', 'Poetry', 2, 'c_1']] }),
      facets(9, {}),
    );
    const address = read('categories=Fiction~c_1,Poetry~c_2');
    expect(writeListAddress(withFewestCategories(address, tree))).toBe('?categories=Fiction~c_1');
    const tidy = read('categories=Poetry~c_2');
    expect(withFewestCategories(tidy, tree)).toBe(tidy);
  });
});

describe('a long group', () => {
  const authors = ['Örnkloo', 'Åkesson', 'Zola', 'Ekelöf', 'Canth'].map((label, place) => ({
    ...{ id: `p_${place}`, label, count: 1 },
  }));
  const many = Array.from({ length: 40 }, (_, place) => ({ id: `${place}`, label: `${place}`, count: 1 }));

  test('shows its first values and the chosen ones; a short one all', () => {
    expect(firstValues(many, new Set(['30'])).map(({ id }) => id)).toEqual([
      ...Array.from({ length: 10 }, (_, place) => `${place}`),
      '30',
    ]);
    expect(firstValues(many.slice(0, 12), new Set())).toHaveLength(12);
  });

  test('is looked through by name, in the order of the language', () => {
    const names = (text: string, language: string) =>
      matchingValues(authors, text, language).map(({ label }) => label);
    expect(names('', 'sv')).toEqual(['Canth', 'Ekelöf', 'Zola', 'Åkesson', 'Örnkloo']);
    expect(names(' AKE', 'sv')).toEqual(['Åkesson']);
    expect(names('nobody', 'sv')).toEqual([]);
  });
});
