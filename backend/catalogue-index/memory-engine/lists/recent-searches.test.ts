import { expect, test } from 'vitest';
import { hasBit, setBit } from '../storage/bit-set.ts';
import { RecentSearches } from './recent-searches.ts';

const rowCount = 40;

/** Finds one row with a score, and counts the searches that are run. */
function openSearches() {
  const searches = new RecentSearches();
  const counter = { runs: 0 };
  const find = (viewNumber: number, key: string, row: number) =>
    searches.find({ viewNumber, key, rowCount }, ({ rows, scores }) => {
      counter.runs++;
      setBit(rows, row);
      scores[row] = row * 10;
    });
  return { find, counter };
}

test('a repeated search in the same view is not run again', () => {
  const { find, counter } = openSearches();
  const first = find(1, 'mumin', 3);
  expect(find(1, 'mumin', 9)).toBe(first);
  expect(counter.runs).toBe(1);
  expect(hasBit(first.rows, 9)).toBe(false);
});

test('another text or view is another search', () => {
  const { find, counter } = openSearches();
  find(1, 'mumin', 3);
  const inOtherView = find(2, 'mumin', 4);
  find(1, 'muminpappa', 5);
  expect(counter.runs).toBe(3);
  expect([hasBit(inOtherView.rows, 3), hasBit(inOtherView.rows, 4)]).toEqual([false, true]);
});

test('a used search stays, and the one that was used longest ago gives its buffer to the next', () => {
  const { find, counter } = openSearches();
  const [reused, replaced] = [find(1, 'a', 1), find(1, 'b', 2)];
  find(1, 'c', 3);
  find(1, 'd', 4);
  find(1, 'a', 1);
  const next = find(1, 'e', 5);
  expect(next.scores).toBe(replaced.scores);
  expect(hasBit(next.rows, 2)).toBe(false);
  expect(find(1, 'a', 1)).toBe(reused);
  expect(counter.runs).toBe(5);
});
