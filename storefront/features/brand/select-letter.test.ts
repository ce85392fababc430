import { expect, test } from 'vitest';
import { maxBrandsOnPage, selectLetter } from './select-letter.ts';

const group = (letter: string, count: number) => ({
  letter,
  items: Array.from({ length: count }, (_, index) => `${letter}${index}`),
});
const select = (groups: ReturnType<typeof group>[], search = '') => {
  const { groups: shown, selected } = selectLetter(groups, new URLSearchParams(search));
  return [shown.map(({ letter }) => letter).join(''), selected];
};

const few = [group('#', 1), group('A', 2)];
const many = [group('#', 1), group('A', maxBrandsOnPage), group('Å', 2)];

test('a shop with few publishers shows all letters', () => {
  expect(select(few, 'letter=A')).toEqual(['#A', null]);
  expect(select([])).toEqual(['', null]);
});

test.each([
  ['', '#'],
  ['letter=%23', '#'],
  ['letter=A', 'A'],
  ['letter=%C3%85', 'Å'],
  ['letter=B', '#'],
  ['letter=__proto__', '#'],
])('a shop with many publishers shows one letter: ?%s', (search, letter) => {
  expect(select(many, search)).toEqual([letter, letter]);
});
