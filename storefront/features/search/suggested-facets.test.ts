import { expect, test } from 'vitest';
import { suggestFacets } from './suggested-facets.ts';

const value = (label: string, count: number, more: object = {}) => ({ label, count, ...more });
const labels = (...args: Parameters<typeof suggestFacets>) =>
  suggestFacets(...args).map(({ label }) => label);

test('sorts matching names first, then by count', () => {
  const authors = [value('August Strindberg', 9), value('Selma Lagerlöf', 3), value('Tove Jansson', 5)];
  expect(labels(authors, 'lagerlof', 3)).toEqual(['Selma Lagerlöf', 'August Strindberg', 'Tove Jansson']);
  expect(labels([value('Jon Fosse', 9), value('Jo Nesbø', 3)], 'nesbo', 1)).toEqual(['Jo Nesbø']);
  expect(labels(authors, 'sommar', 2)).toEqual(['August Strindberg', 'Tove Jansson']);
});

test('replaces a category by its section when all books are in that section', () => {
  const categories = [
    value('Skönlitteratur', 4, { facetId: 'c_1', parentId: null }),
    value('Lyrik', 4, { facetId: 'c_2', parentId: 'c_1' }),
    value('Deckare', 2, { facetId: 'c_3', parentId: null }),
  ];
  expect(labels(categories, 'dikt', 3)).toEqual(['Lyrik', 'Deckare']);
});

test('leaves out values without a name or without books', () => {
  expect(labels([null, value('-', 3), value('', 3), value('Otava', 0)], 'o', 3)).toEqual([]);
  expect(labels(undefined, 'o', 3)).toEqual([]);
});
