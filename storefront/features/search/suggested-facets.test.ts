import { expect, test } from 'vitest';
import { suggestFacets } from './suggested-facets.ts';

const value = (label: string, count: number, more: object = {}) => ({ label, count, ...more });
const labels = (...given: Parameters<typeof suggestFacets>) =>
  suggestFacets(...given).map(({ label }) => label);

test('what was typed comes first, then what most of the books have', () => {
  const authors = [value('August Strindberg', 9), value('Selma Lagerlöf', 3), value('Tove Jansson', 5)];
  expect(labels(authors, 'lagerlof', 3)).toEqual(['Selma Lagerlöf', 'August Strindberg', 'Tove Jansson']);
  expect(labels(authors, 'sommar', 2)).toEqual(['August Strindberg', 'Tove Jansson']);
});

test('a shelf gives way to its one section', () => {
  const categories = [
    value('Skönlitteratur', 4, { facetId: 'c_1', parentId: null }),
    value('Lyrik', 4, { facetId: 'c_2', parentId: 'c_1' }),
    value('Deckare', 2, { facetId: 'c_3', parentId: null }),
  ];
  expect(labels(categories, 'dikt', 3)).toEqual(['Lyrik', 'Deckare']);
});

test('what has no name, or no books, is not suggested', () => {
  expect(labels([null, value('-', 3), value('', 3), value('Otava', 0)], 'o', 3)).toEqual([]);
  expect(labels(undefined, 'o', 3)).toEqual([]);
});
