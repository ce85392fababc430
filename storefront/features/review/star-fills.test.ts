import { expect, test } from 'vitest';
import { starFills } from './star-fills.ts';

const signs = { full: '*', half: '+', empty: '.' };

test.each([
  [0, '.....'],
  [0.2, '.....'],
  [0.3, '+....'],
  [1, '*....'],
  [3.24, '***..'],
  [3.25, '***+.'],
  [4.3, '****+'],
  [4.75, '*****'],
  [5, '*****'],
])('%d is %s', (rating, expected) => {
  expect(
    starFills(rating)
      .map((fill) => signs[fill])
      .join(''),
  ).toBe(expected);
});
