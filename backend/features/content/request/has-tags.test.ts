import { expect, test } from 'vitest';
import { hasTags } from './has-tags.ts';

test.each<[string[], (string | null)[], (string | null)[], boolean]>([
  [[], [], [], true],
  [['menu'], [], [], true],
  [['menu'], ['menu'], [], true],
  [['#menu'], ['menu'], [], true],
  [['menu'], ['#Menu '], [], true],
  [['Customer Service'], ['#customerservice'], [], true],
  [['menu'], ['footer'], [], false],
  [['menu'], ['footer', 'menu'], [], true],
  [[], ['menu'], [], false],
  [['menu'], [], ['#MENU'], false],
  [['menu', 'old'], ['menu'], ['old'], false],
  [['menu'], ['', null], ['#', null], true],
])('A page tagged %o, including %o and excluding %o: %s', (tags, include, exclude, expected) => {
  expect(hasTags(tags, { include, exclude })).toBe(expected);
});
