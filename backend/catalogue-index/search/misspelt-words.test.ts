import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrozenSegment } from './frozen-segment.ts';
import { GrowingSegment } from './growing-segment.ts';
import { forgivenTypos, visitMisspelt } from './misspelt-words.ts';
import { bareWord } from './nordic-letters.ts';
import { SearchIndexBuilder } from './search-index-builder.ts';
import { book } from './searched-books.fixture.ts';
import { idAt, type WordList, wordOf } from './word-list.ts';

/** The table of the textbook. */
function typosBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= other.length; j++) (table[0] as number[])[j] = j;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
}

function typosAtBeginning(typed: string, word: string): number {
  return Math.min(
    ...Array.from({ length: word.length }, (_, i) => typosBetween(typed, word.slice(0, i + 1))),
  );
}

function frozenWords(words: string[]): WordList {
  const builder = new SearchIndexBuilder('sv-SE');
  builder.add(0, book('', { texts: words }));
  return new FrozenSegment(builder.build()).words;
}

function growingWords(words: string[]): WordList {
  const segment = new GrowingSegment('sv-SE');
  for (const [ordinal, word] of words.entries()) segment.add(ordinal, book(word));
  return segment.words;
}

function misspelt(words: WordList, typed: string, most: 1 | 2, isBeginning: boolean): Record<string, number> {
  const found: Record<string, number> = {};
  visitMisspelt(words, bareWord(typed), most, isBeginning, (place, typos) => {
    found[wordOf(words, idAt(words, place))] = typos;
  });
  return found;
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'å', 'o'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));

describe('misspelt words', () => {
  test('are those that the table of distances finds, in a frozen list and in one that grows', () => {
    const property = fc.property(
      fc.uniqueArray(word, { maxLength: 200 }),
      word,
      fc.constantFrom<1 | 2>(1, 2),
      (words, typed, most) => {
        const expected = (distance: (typed: string, word: string) => number) =>
          Object.fromEntries(
            words
              .map((one) => [one, distance(bareWord(typed), bareWord(one))] as const)
              .filter(([, typos]) => typos <= most),
          );
        for (const list of [frozenWords(words), growingWords(words)]) {
          expect(misspelt(list, typed, most, false)).toEqual(expected(typosBetween));
          expect(misspelt(list, typed, most, true)).toEqual(expected(typosAtBeginning));
        }
      },
    );
    fc.assert(property, { numRuns: 200 });
  });

  test('words as long as they may be', () => {
    const longest = 'abcdefghijklmnopqrstuvwxyzabcd';
    expect(misspelt(frozenWords([longest]), `x${longest.slice(1)}`, 1, false)).toEqual({ [longest]: 1 });
  });

  test('beginnings of many alike words are leapt over as a whole', () => {
    const words = Array.from({ length: 2000 }, (_, i) => `skogs${i.toString(26).replace(/\d/g, 'q')}a`);
    expect(Object.keys(misspelt(frozenWords([...words, 'hemligt']), 'hemilgt', 1, false))).toEqual([
      'hemligt',
    ]);
  });
});

describe('typos that are forgiven', () => {
  test.each([
    ['sol', 0],
    ['sult', 1],
    ['roseann', 1],
    ['roseanna', 2],
    ['1984', 0],
    ['9789100123', 0],
  ])('%s: %i', (typed, typos) => {
    expect(forgivenTypos(typed)).toBe(typos);
  });
});
