import { describe, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { MarketFacts } from './markets.ts';
import { type SuggestionRequest, suggestMarket } from './suggest-market.ts';

const market = (alias: string, ...languages: LocaleCode[]): MarketFacts => ({
  alias,
  groupKey: 'EUROPE',
  isVirtual: alias === 'eu',
  isClosed: false,
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
  suggestMarket({
    languages: [],
    countriesOfTimeZone: [],
    selected: {},
    page: { locale: 'sv', market: 'se' },
    markets,
    ...change,
  });

describe('nothing is suggested', () => {
  test.each(['sv-SE,sv,en', 'sv', '', 'ja-JP,ja'])('when the page suits the browser: %j', (languages) => {
    expect(suggest({ languages: languages.split(',') })).toBeUndefined();
  });

  test('when the visitor has selected the page’s market', () => {
    expect(suggest({ languages: ['fi-FI'], selected: { locale: 'sv', market: 'se' } })).toBeUndefined();
  });

  test('for a country that the shop does not serve', () => {
    expect(suggest({ languages: ['sv-US'], countriesOfTimeZone: ['US', 'CA'] })).toBeUndefined();
  });

  test('for a virtual market', () => {
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

  test('from the language alone: this market if it has it, otherwise the first that has', () => {
    expect(suggest({ languages: ['en-US'] })).toEqual({ locale: 'en', market: 'se' });
    expect(suggest({ languages: ['da'] })).toEqual({ locale: 'da', market: 'dk' });
  });

  test('from the time zone, if the languages name no known country', () => {
    expect(suggest({ languages: ['en-US'], countriesOfTimeZone: ['FI', 'AX'] })).toEqual({
      locale: 'en',
      market: 'fi',
    });
  });

  test('keeps the page’s language if the market does not have the preferred one', () => {
    expect(suggest({ languages: ['da-FI'] })).toEqual({ locale: 'sv', market: 'fi' });
  });

  test('the earlier selection, on a page that was opened by a link', () => {
    expect(suggest({ languages: ['sv-SE'], selected: { locale: 'fi', market: 'fi' } })).toEqual({
      locale: 'fi',
      market: 'fi',
    });
  });
});
