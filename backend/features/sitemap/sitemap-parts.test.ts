import { expect, test } from 'vitest';
import { joinRanges } from './sitemap-parts.ts';

const rangesOf = (count: number) => Array.from({ length: count }, (_, range) => range);

test('does not change ranges that the index can list', () => {
  const division = { size: 250, ranges: [0, 3, 7] };
  expect(joinRanges(division, 3)).toEqual(division);
});

test('doubles the ranges until the index can list them, and leaves gaps', () => {
  expect(joinRanges({ size: 250, ranges: [0, 1, 2, 3, 400] }, 3)).toEqual({ size: 500, ranges: [0, 1, 200] });
  expect(joinRanges({ size: 250, ranges: [0, 1, 2, 3, 400] }, 2)).toEqual({ size: 1000, ranges: [0, 100] });
});

test('joins a million products of ranges of 107 for an index of 13 languages and markets', () => {
  const { size, ranges } = joinRanges({ size: 107, ranges: rangesOf(9346) }, Math.floor(36_000 / 13));
  expect([size, ranges.length]).toEqual([428, 2337]);
});

test('ends with one range, however few the index can list', () => {
  expect(joinRanges({ size: 1, ranges: rangesOf(5) }, 0).ranges).toEqual([0]);
});
