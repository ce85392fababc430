import { describe, expect, test } from 'vitest';
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALE_CODES,
  LOCALES,
  localeOfLanguage,
  localeOfTag,
  pathPrefix,
} from './locales.ts';

describe('the languages of §9', () => {
  test('are at least en, sv, nb, da and fi; Swedish is the default', () => {
    expect(LOCALE_CODES).toEqual(expect.arrayContaining(['da', 'en', 'fi', 'nb', 'sv']));
    expect(DEFAULT_LOCALE).toBe('sv');
  });

  test.each(LOCALE_CODES)('%s has a code, a language id of the contract and a name', (code) => {
    expect(LOCALES[code].code).toBe(code);
    expect(LOCALES[code].iso).toMatch(new RegExp(`^${code}-[A-Z]{2}$`));
    expect(Intl.getCanonicalLocales(LOCALES[code].iso)).toEqual([LOCALES[code].iso]);
    expect(LOCALES[code].name).not.toBe('');
  });

  test.each(LOCALE_CODES)('the language id of %s is mapped back to it', (code) => {
    expect(localeOfLanguage(LOCALES[code].iso)).toBe(code);
  });

  test.each(['', 'sv', 'sv-FI', 'de-DE', 'SV-se'])('%j is not a language id of the contract', (language) => {
    expect(localeOfLanguage(language)).toBeUndefined();
  });
});

describe('the locale of a language tag', () => {
  test.each([
    ['sv', 'sv'],
    ['sv-FI', 'sv'],
    ['en-US;q=0.8', 'en'],
    [' FI_fi', 'fi'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['fil', undefined],
    ['de-DE', undefined],
    ['*', undefined],
    ['', undefined],
  ])('%j is %s', (tag, code) => {
    expect(localeOfTag(tag)).toBe(code);
  });
});

describe('isLocaleCode', () => {
  test.each(LOCALE_CODES)('accepts %s', (code) => {
    expect(isLocaleCode(code)).toBe(true);
  });

  test.each([undefined, '', 'SV', 'se', 'no', 'sv-SE', ' sv', 'length', '0'])('rejects %j', (value) => {
    expect(isLocaleCode(value)).toBe(false);
  });
});

describe('the prefix of a path', () => {
  test.each([
    ['sv', undefined, ''],
    ['da', undefined, '/da'],
    ['en', undefined, '/en'],
    ['fi', undefined, '/fi'],
    ['nb', undefined, '/nb'],
    ['sv', 'se', '/se'],
    ['sv', 'fi', '/fi'],
    ['fi', 'fi', '/fi/fi'],
    ['en', 'dk', '/dk/en'],
  ] as const)('in %s and market %s: %j', (locale, market, prefix) => {
    expect(pathPrefix(locale, market)).toBe(prefix);
  });
});
