import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { measureSearchQuality } from '../bench/search/search-quality.ts';

test('the benchmark of the search measures every language', () => {
  const measured = measureSearchQuality(undefined, { titles: 400, queriesPerKind: 5 });
  expect(Object.keys(measured)).toEqual(Object.keys(LOCALES));
  for (const { kinds } of Object.values(measured)) {
    expect(Object.keys(kinds)).toContain('one typo');
    // Whole titles with their authors are found in any catalogue of this size.
    expect(kinds['title and author']).toMatchObject({ first: 1, missed: [] });
  }
});
