import { expect, test } from 'vitest';
import { formatPriceRange, readPriceRange } from './price-range.ts';

const read = (query: string) => Object.values(readPriceRange(new URLSearchParams(query)));

test('reads limits, with point or comma, and exchanges those in the wrong order', () => {
  expect(read('min-price=100&max-price=200')).toEqual([100, 200]);
  expect(read('min-price=99,50')).toEqual([99.5, null]);
  expect(read('max-price= 12.5 ')).toEqual([null, 12.5]);
  expect(read('min-price=300&max-price=100')).toEqual([100, 300]);
});

test.each(['', '-1', '1e9', 'abc', '12345678', '1.234', 'Infinity', '0x10'])('ignores %o', (text) => {
  expect(read(`min-price=${text}&max-price=${text}`)).toEqual([null, null]);
});

test('formats a range for its chip', () => {
  expect(formatPriceRange({ lowest: 100, highest: 200 })).toBe('100–200');
  expect(formatPriceRange({ lowest: 9.5, highest: null })).toBe('9.5–');
  expect(formatPriceRange({ lowest: null, highest: 1500 })).toBe('–1500');
});
