import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { rankByLanguage } from './name-ranks.ts';

const languageIds = Object.values(LOCALES).map(({ iso }) => iso);
/** Letters of titles and difficult cases: digraphs, accents, punctuation that sorts last or is ignored. */
const letter = fc.constantFrom(
  'a',
  'A',
  'aa',
  'Aa',
  'å',
  'Å',
  'ä',
  'æ',
  'ö',
  'ø',
  'e',
  'é',
  'o',
  'u',
  'ü',
  'v',
  'w',
  'z',
  'Z',
  'ß',
  'þ',
  ' ',
  '-',
  '’',
  '.',
  ',',
  '!',
  '1',
  '2',
  '10',
  '\u0301',
  '\u00ad',
  '中',
  'Ж',
  '🙂',
);
const name = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join(''));
const names = fc.array(name, { maxLength: 25 });

describe.each(languageIds)('Ranks in %s', (languageId) => {
  const { compare } = new Intl.Collator(languageId);

  test('order names like the collator of the language, and are equal where it considers names equal', () => {
    fc.assert(
      fc.property(names, (texts) => {
        const ranks = rankByLanguage(texts, languageId);
        expect(ranks).toHaveLength(texts.length);
        for (const [index, text] of texts.entries())
          for (const [other, otherText] of texts.entries())
            expect(Math.sign((ranks[index] ?? 0) - (ranks[other] ?? 0))).toBe(
              Math.sign(compare(text, otherText)),
            );
      }),
    );
  });

  test('do not depend on the ranks of another language', () => {
    fc.assert(
      fc.property(names, fc.constantFrom(...languageIds), (texts, other) => {
        const ranks = rankByLanguage(texts, languageId, rankByLanguage(texts, other));
        expect([...ranks]).toEqual([...rankByLanguage(texts, languageId)]);
      }),
    );
  });

  test('do not depend on the order of the names', () => {
    fc.assert(
      fc.property(names, (texts) => {
        const rankByText = new Map(
          texts.map((text, index) => [text, rankByLanguage(texts, languageId)[index]]),
        );
        const reversed = texts.toReversed();
        expect(reversed.map((text) => rankByText.get(text))).toEqual([
          ...rankByLanguage(reversed, languageId),
        ]);
      }),
    );
  });
});

test.each([
  ['sv-SE', ['Apa', 'Ek', 'Zebra', 'Ål', 'Ärta', 'Öga']],
  ['da-DK', ['Ærø', 'Øl', 'Aalborg', 'Åse']],
  ['nb-NO', ['Ek', 'Öst', 'Aäa']],
  ['en-GB', ['Ål', 'Apa', 'Ärta', 'Ek', 'Öga', 'Zebra']],
])('sorts by the alphabet of %s: %j', (languageId, inOrder) => {
  const shuffled = inOrder.toSorted();
  const ranks = rankByLanguage(shuffled, languageId);
  const byRank = shuffled.toSorted(
    (a, b) => (ranks[shuffled.indexOf(a)] ?? 0) - (ranks[shuffled.indexOf(b)] ?? 0),
  );
  expect(byRank).toEqual(inOrder);
});

test('returns no ranks for no names', () => {
  expect([...rankByLanguage([], 'sv-SE')]).toEqual([]);
});
