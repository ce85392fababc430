import { describe, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '../shopper.ts';
import { alternatePages } from './alternate-pages.ts';
import type { MarketFacts } from './markets.ts';

const shopper: Shopper = {
  locale: 'sv',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1|se',
  origin: 'https://kvarto.example',
  shop: sampleShopFacts,
};

const market = (alias: string, ...languages: LocaleCode[]): MarketFacts => ({
  alias,
  groupKey: 'SCANDINAVIA',
  isVirtual: false,
  isClosed: false,
  onlyDisplayInCheckout: false,
  defaultLanguageId: LOCALES[languages[0] ?? 'sv'].iso,
  allowedLanguages: languages.map((code) => ({ id: LOCALES[code].iso, code, name: LOCALES[code].name })),
  country: { code: alias.toUpperCase(), name: alias },
  currency: { code: 'EUR', name: 'Euro', symbol: '€' },
});

const markets = [
  market('se', 'sv', 'en'),
  market('fi', 'fi', 'sv'),
  { ...market('ax', 'sv'), onlyDisplayInCheckout: true },
];
const closed = { isVirtual: true, isClosed: true };

describe('with the market in a cookie', () => {
  test('a screen has an alternate in every language of the browsable markets', () => {
    expect(
      alternatePages('favorites', shopper, [
        ...markets,
        { ...market('no', 'nb'), onlyDisplayInCheckout: true },
      ]),
    ).toEqual([
      { culture: 'sv-SE', url: '/favoriter' },
      { culture: 'en-GB', url: '/en/favorites' },
      { culture: 'fi-FI', url: '/fi/suosikkeja' },
    ]);
  });

  test('marks the languages that only closed markets offer', () => {
    const alternates = alternatePages('favorites', shopper, [
      ...markets,
      { ...market('no', 'nb', 'en'), ...closed },
    ]);
    expect(alternates.filter(({ isClosed }) => isClosed).map(({ culture }) => culture)).toEqual(['nb-NO']);
  });

  test('a screen has an alternate in every language while the markets are not known', () => {
    expect(alternatePages('favorites', shopper, []).map(({ culture }) => culture)).toEqual(
      Object.values(LOCALES).map(({ iso }) => iso),
    );
  });
});

describe('with the market in the path', () => {
  const inPath = { ...shopper, pathMarket: 'se' };

  test('a screen has an alternate for every market and language except ship-to-only markets', () => {
    expect(alternatePages('news', inPath, markets)).toEqual([
      { culture: 'sv-SE', country: 'SE', url: '/se/nyheter' },
      { culture: 'en-GB', country: 'SE', url: '/se/en/news' },
      { culture: 'fi-FI', country: 'FI', url: '/fi/fi/uutuudet' },
      { culture: 'sv-SE', country: 'FI', url: '/fi/nyheter' },
    ]);
  });

  test('a virtual market has no country; a closed one has, and is marked', () => {
    const virtual = { ...market('eu', 'en'), isVirtual: true };
    expect(alternatePages('news', inPath, [{ ...market('fr', 'en'), ...closed }, virtual])).toEqual([
      { culture: 'en-GB', country: 'FR', url: '/fr/en/news', isClosed: true },
      { culture: 'en-GB', country: null, url: '/eu/en/news' },
    ]);
  });

  test('skips languages without a translation', () => {
    const german = { id: 'de-DE', code: 'de', name: 'Deutsch' };
    const de = { ...market('de', 'en'), allowedLanguages: [german, ...market('de', 'en').allowedLanguages] };
    expect(alternatePages('home', inPath, [de])).toEqual([
      { culture: 'en-GB', country: 'DE', url: '/de/en' },
    ]);
  });
});
