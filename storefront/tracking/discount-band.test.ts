import { expect, test } from 'vitest';
import { discountBand } from './discount-band.ts';

test.each([
  [0, '0-5'],
  [5, '0-5'],
  [6, '6-10'],
  [15, '11-15'],
  [20, '16-20'],
  [21, '21-30'],
  [50, '41-50'],
  [80, '71-80'],
  [81, '81-100'],
  [100, '81-100'],
  [101, 'Invalid discount percentage'],
  [-1, 'Invalid discount percentage'],
  [Number.NaN, 'Invalid discount percentage'],
])('%d percent is in the band %s', (percentage, band) => {
  expect(discountBand(percentage)).toBe(band);
});
