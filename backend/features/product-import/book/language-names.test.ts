import { expect, test } from 'vitest';
import { languageCodeOf, languageLabel } from './language-names.ts';

test.each([
  ['sv', 'sv'],
  ['SWE', 'sv'],
  ['sv-SE', 'sv'],
  ['en_GB', 'en'],
  ['Svenska', 'sv'],
  ['swedish', 'sv'],
  ['ruotsi', 'sv'],
  ['suomi', 'fi'],
  ['fre', 'fr'],
  ['ger', 'de'],
  ['no', 'nb'],
  ['Norwegian', 'nb'],
  ['norska', 'nb'],
  ['Norsk', 'nb'],
  ['norja', 'nb'],
  ['nynorsk', 'nn'],
  ['grc', 'grc'],
])('%j is the language %s', (text, code) => expect(languageCodeOf(text)).toBe(code));

test.each(['', 'zz', 'klingonish', 'sv SE', '12', 'constructor'])('%j is not a language', (text) =>
  expect(languageCodeOf(text)).toBeUndefined(),
);

test('labels a language in another one, with a capital letter except in Finnish', () => {
  expect(['sv', 'da', 'en', 'fi', 'nb'].map((reader) => languageLabel('fr', reader))).toEqual([
    'Franska',
    'Fransk',
    'French',
    'ranska',
    'Fransk',
  ]);
});
