import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book } from '../search-shop.fixture.ts';
import { FrozenSegment } from '../segments/frozen-segment.ts';
import { GrowingSegment } from '../segments/growing-segment.ts';
import { SearchIndexBuilder } from '../segments/search-index-builder.ts';
import { idAt, type WordList, wordOf } from '../segments/word-list.ts';
import { baseWord } from '../text/nordic-letters.ts';
import { maxTyposOf, type Spelling, visitMisspelled } from './misspelled-words.ts';

/** The optimal string alignment distance by dynamic programming. */
function typosBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= b.length; j++) (table[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(a.length, b.length);
}

function typosInPrefix(typed: string, word: string): number {
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

function findMisspelled(
  words: WordList,
  typed: string,
  maxTypos: 1 | 2,
  isPrefix: boolean,
): Record<string, number> {
  const found: Record<string, number> = {};
  visitMisspelled(words, baseWord(typed), { maxTypos, isPrefix }, (position, typos) => {
    found[wordOf(words, idAt(words, position))] = typos;
  });
  return found;
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'å', 'o'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));

describe('visitMisspelled', () => {
  test('finds the same words as computing every distance, in a frozen and in a growing list', () => {
    const property = fc.property(
      fc.uniqueArray(word, { maxLength: 200 }),
      word,
      fc.constantFrom<1 | 2>(1, 2),
      (words, typed, maxTypos) => {
        const expected = (distance: (typed: string, word: string) => number) =>
          Object.fromEntries(
            words
              .map((listed) => [listed, distance(baseWord(typed), baseWord(listed))] as const)
              .filter(([, typos]) => typos <= maxTypos),
          );
        for (const list of [frozenWords(words), growingWords(words)]) {
          expect(findMisspelled(list, typed, maxTypos, false)).toEqual(expected(typosBetween));
          expect(findMisspelled(list, typed, maxTypos, true)).toEqual(expected(typosInPrefix));
        }
      },
    );
    fc.assert(property, { numRuns: 200 });
  });

  test('handles words of the maximum length', () => {
    const longest = 'abcdefghijklmnopqrstuvwxyzabcd';
    expect(findMisspelled(frozenWords([longest]), `x${longest.slice(1)}`, 1, false)).toEqual({
      [longest]: 1,
    });
  });

  test('skips many words with the same prefix', () => {
    const words = Array.from({ length: 2000 }, (_, i) => `skogs${i.toString(26).replace(/\d/g, 'q')}a`);
    expect(Object.keys(findMisspelled(frozenWords([...words, 'hemligt']), 'hemilgt', 1, false))).toEqual([
      'hemligt',
    ]);
  });
});

describe('maxTyposOf', () => {
  test.each([
    ['sol', 0],
    ['sult', 1],
    ['roseann', 1],
    ['roseanna', 2],
    ['1984', 0],
    ['9789100123', 0],
  ])('%s: %i', (typed, typos) => {
    expect(maxTyposOf({ word: typed, isOptional: false, isBesideLonger: false }, 'strict')).toBe(typos);
  });

  test('accepts a typo in three letters only beside a longer word', () => {
    const maxTypos = (word: string, spelling: Spelling) =>
      maxTyposOf({ word, isOptional: false, isBesideLonger: true }, spelling);
    expect(maxTypos('grl', 'strict')).toBe(1);
    expect(maxTypos('grl', 'tolerant')).toBe(0);
    expect(maxTypos('gl', 'strict')).toBe(0);
  });
});
