import { expect, test } from 'vitest';
import { averageRating } from './rating.ts';

test.each([
  [0, 0, 0],
  [5, 1, 5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [9, 4, 2.3],
  [17, 20, 0.9],
])('the average of a sum of %i in %i votes is %d', (sum, count, average) => {
  expect(averageRating({ sum, count })).toBe(average);
});
