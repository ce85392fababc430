import { describe, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MarketFacts } from './markets.ts';
import { type SuggestionRequest, suggestPlace } from './suggest-place.ts';

const market = (alias: string, ...languages: LocaleCode[]): MarketFacts => ({
  alias,
  groupKey: 'EUROPE',
  isVirtual: alias === 'eu',
  onlyDisplayInCheckout: false,
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ id: LOCALES[code].iso, code, name: '' })),
  country: { code: alias.toUpperCase(), name: alias },
  currency: { code: 'EUR', name: 'Euro', symbol: '€' },
});
const markets = [
  market('se', 'sv', 'en'),
  market('dk', 'da', 'en'),
  market('no', 'nb', 'en'),
  market('fi', 'fi', 'sv', 'en'),
  market('de', 'en'),
  market('eu', 'en'),
];
const suggest = (change: Partial<SuggestionRequest>) =>
  suggestPlace({
    languages: [],
    countriesOfTimeZone: [],
    chosen: {},
    page: { locale: 'sv', market: 'se' },
    markets,
    ...change,
  });

describe('nothing is suggested', () => {
  test.each(['sv-SE,sv,en', 'sv', '', 'ja-JP,ja'])('to whoever is at home here: %j', (languages) => {
    expect(suggest({ languages: languages.split(',') })).toBeUndefined();
  });

  test('to whoever chose to be here, whatever the browser says', () => {
    expect(suggest({ languages: ['fi-FI'], chosen: { locale: 'sv', market: 'se' } })).toBeUndefined();
  });

  test('for a country that the shop does not serve', () => {
    expect(suggest({ languages: ['sv-US'], countriesOfTimeZone: ['US', 'CA'] })).toBeUndefined();
  });

  test('for a market that is no country', () => {
    expect(suggest({ languages: ['sv-EU'] })).toBeUndefined();
  });
});

describe('another language or market is suggested', () => {
  test('from language and country', () => {
    expect(suggest({ languages: ['fi-FI', 'en'] })).toEqual({ locale: 'fi', market: 'fi' });
    expect(suggest({ languages: ['sv-FI'] })).toEqual({ locale: 'sv', market: 'fi' });
    expect(suggest({ languages: ['de-DE'] })).toEqual({ locale: 'en', market: 'de' });
    expect(suggest({ languages: ['nn-NO'] })).toEqual({ locale: 'nb', market: 'no' });
  });

  test('from the language alone: in this market if it is spoken there, otherwise where it is at home', () => {
    expect(suggest({ languages: ['en-US'] })).toEqual({ locale: 'en', market: 'se' });
    expect(suggest({ languages: ['da'] })).toEqual({ locale: 'da', market: 'dk' });
  });

  test('from the time zone, where the languages name no country of ours', () => {
    expect(suggest({ languages: ['en-US'], countriesOfTimeZone: ['FI', 'AX'] })).toEqual({
      locale: 'en',
      market: 'fi',
    });
  });

  test('a language that the market does not offer gives way to the page’s own', () => {
    expect(suggest({ languages: ['da-FI'] })).toEqual({ locale: 'sv', market: 'fi' });
  });

  test('what was chosen before, on a page that a link led to', () => {
    expect(suggest({ languages: ['sv-SE'], chosen: { locale: 'fi', market: 'fi' } })).toEqual({
      locale: 'fi',
      market: 'fi',
    });
  });
});
