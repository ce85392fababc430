import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import { groupByLetter, lettersOf, otherLetter } from './group-by-letter.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const grouped = (locale: LocaleCode, ...names: string[]) =>
  groupByLetter(named(...names), locale).map(
    ({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join(', ')}`,
  );

describe('groups by the alphabet of each language', () => {
  const names = ['Ösel', 'Ärlig', 'Åsa', 'Zink', 'Østre', 'Ære', 'Aschehoug', 'Orion', 'Élan'];

  test.each([
    ['sv', ['A: Aschehoug', 'E: Élan', 'O: Orion', 'Z: Zink', 'Å: Åsa', 'Ä: Ære, Ärlig', 'Ö: Ösel, Østre']],
    ['fi', ['A: Aschehoug', 'E: Élan', 'O: Orion', 'Z: Zink', 'Å: Åsa', 'Ä: Ære, Ärlig', 'Ö: Ösel, Østre']],
    ['da', ['A: Aschehoug', 'E: Élan', 'O: Orion', 'Z: Zink', 'Æ: Ære, Ärlig', 'Ø: Ösel, Østre', 'Å: Åsa']],
    ['nb', ['A: Aschehoug', 'E: Élan', 'O: Orion', 'Z: Zink', 'Æ: Ære, Ärlig', 'Ø: Ösel, Østre', 'Å: Åsa']],
    ['en', ['A: Ære, Ärlig, Åsa, Aschehoug', 'E: Élan', 'O: Orion, Ösel, Østre', 'Z: Zink']],
  ] as const)('%s', (locale, groups) => {
    expect(grouped(locale, ...names)).toEqual(groups);
  });
});

test('sorts Aa under Å in Danish and Norwegian only', () => {
  expect(grouped('da', 'Aarhus', 'Abe')).toEqual(['A: Abe', 'Å: Aarhus']);
  expect(grouped('nb', 'Aarhus', 'Abe')).toEqual(['A: Abe', 'Å: Aarhus']);
  expect(grouped('sv', 'Aarhus', 'Abe')).toEqual(['A: Aarhus, Abe']);
});

test('ignores case and keeps V and W apart', () => {
  expect(grouped('sv', 'norstedts', 'Natur', 'Wahlström', 'Vertigo')).toEqual([
    'N: Natur, norstedts',
    'V: Vertigo',
    'W: Wahlström',
  ]);
});

test('puts numbers, in numeric order, and non-Latin names first', () => {
  expect(grouped('sv', '10 TAL', '2244', '4th Estate', 'АСТ')).toEqual(['#: 4th Estate, 10 TAL, 2244, АСТ']);
});

test('ignores leading punctuation', () => {
  expect(grouped('sv', '”Bokverk”', '’t Spectrum', 'Atlas', '!')).toEqual([
    '#: !',
    'A: Atlas',
    'B: ”Bokverk”',
    'T: ’t Spectrum',
  ]);
});

test('each name is under the last letter that does not sort after it', () => {
  const letters = 'aåäöæøzwvé';
  const name = fc.string({ unit: fc.constantFrom(...letters, ...letters.toUpperCase(), '1', '”', ' ') });
  fc.assert(
    fc.property(fc.constantFrom(...LOCALE_CODES), fc.array(name), (locale, names) => {
      const { compare } = new Intl.Collator(LOCALES[locale].iso, { sensitivity: 'base' });
      for (const { letter, items } of groupByLetter(named(...names), locale))
        for (const { name } of items) {
          const key = name.replace(/^[^\p{L}\p{N}]+/u, '');
          const isLatin = /^\p{L}/u.test(key);
          const last = [...LOCALES[locale].alphabet].findLast((each) => compare(each, key) <= 0);
          expect(letter).toBe((isLatin && last) || otherLetter);
        }
    }),
  );
});

test('returns every name exactly once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALE_CODES),
      fc.array(fc.string({ unit: 'grapheme' })),
      (locale, names) => {
        const groups = groupByLetter(named(...names), locale);
        expect(groups.flatMap(({ items }) => items.map(({ name }) => name)).sort()).toEqual(
          [...names].sort(),
        );
        const letters = groups.map(({ letter }) => letter);
        expect(letters).toEqual(lettersOf(locale).filter((letter) => letters.includes(letter)));
      },
    ),
  );
});
