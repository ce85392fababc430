import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import type { AlternatePage } from '../head/page-meta.ts';
import { searchAfterSwitch } from './search-after-switch.ts';
import { type Switch, switchTarget } from './switch-target.ts';

const pages: AlternatePage[] = [
  { culture: 'sv-SE', url: '/c/skonlitteratur' },
  { culture: 'da-DK', url: '/da/c/skoenlitteratur' },
];
const inPath: AlternatePage[] = [
  { culture: 'sv-SE', country: 'SE', url: '/se/nyheter' },
  { culture: 'fi-FI', country: 'FI', url: '/fi/fi/uutuudet' },
  { culture: 'sv-SE', country: 'FI', url: '/fi/nyheter' },
  { culture: 'en-GB', country: null, url: '/eu/en/news' },
];
const from = (change: Partial<Switch>): Switch => ({
  to: { market: 'dk', locale: 'da' },
  isMarketInPath: false,
  alternates: pages,
  search: '',
  hash: '',
  ...change,
});

describe('with the market in a cookie', () => {
  test('the page is the same, with filters, query and hash', () => {
    const search = '?brands=Norstedts~17&p-bandtyp=Inbunden~x&sort=PRICE&utm=a%20b';
    expect(switchTarget(from({ search, hash: '#bok-12' }))).toBe(`/da/c/skoenlitteratur${search}#bok-12`);
  });

  test('another market in the same language has the same URL', () => {
    expect(switchTarget(from({ to: { market: 'fi', locale: 'sv' }, search: '?page=2' }))).toBe(
      '/c/skonlitteratur?page=2',
    );
  });

  test('does not duplicate the page number', () => {
    const alternates = [{ culture: 'da-DK', url: '/da/nyheder?page=2' }];
    expect(switchTarget(from({ alternates, search: '?page=2' }))).toBe('/da/nyheder?page=2');
  });
});

describe('with the market in the path', () => {
  const to = (market: string, locale: (typeof LOCALE_CODES)[number]) =>
    switchTarget(from({ to: { market, locale }, isMarketInPath: true, alternates: inPath, search: '?a=1' }));

  test('market and language are both found', () => {
    expect(to('fi', 'fi')).toBe('/fi/fi/uutuudet?a=1');
    expect(to('fi', 'sv')).toBe('/fi/nyheter?a=1');
    expect(to('se', 'sv')).toBe('/se/nyheter?a=1');
  });

  test('supports virtual markets', () => {
    expect(to('eu', 'en')).toBe('/eu/en/news?a=1');
  });

  test('falls back to the start page', () => {
    expect(to('dk', 'da')).toBe('/dk/da');
  });
});

describe('without an alternate', () => {
  test('falls back to the start page', () => {
    expect(switchTarget(from({ alternates: undefined, search: '?a=1' }))).toBe('/da');
    expect(switchTarget(from({ to: { market: 'no', locale: 'nb' } }))).toBe('/nb');
  });

  test.each(['https://evil.example/da', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'ignores the URL %s of the backend',
    (url) => expect(switchTarget(from({ alternates: [{ culture: 'da-DK', url }] }))).toBe('/da'),
  );
});

test('never leaves the shop, and keeps query and hash', () => {
  const query = fc
    .dictionary(fc.stringMatching(/^[a-z-]{1,8}$/), fc.string({ maxLength: 12 }))
    .map((entries) => {
      const text = new URLSearchParams(entries).toString();
      return text && `?${text}`;
    });
  const hash = fc.option(fc.stringMatching(/^#[\w-]{1,12}$/), { nil: '' });
  const path = fc.oneof(
    fc.webPath(),
    fc.string(),
    fc.constantFrom('//a.example', '/\\a.example', '/.//a.example'),
  );
  const marketAndLocale = fc.record({
    market: fc.constantFrom('se', 'dk', 'fi'),
    locale: fc.constantFrom(...LOCALE_CODES),
  });
  fc.assert(
    fc.property(
      marketAndLocale,
      fc.boolean(),
      path,
      query,
      hash,
      (to, isMarketInPath, url, search, anchor) => {
        const alternates = [{ culture: LOCALES[to.locale].iso, url }];
        const target = switchTarget({ to, isMarketInPath, alternates, search, hash: anchor });
        const reached = new URL(target, 'https://kvarto.example');
        expect(reached.origin).toBe('https://kvarto.example');
        const home = switchTarget({ to, isMarketInPath, alternates: undefined, search, hash: anchor });
        if (target !== home) expect(target.endsWith(search + anchor)).toBe(true);
      },
    ),
  );
});

describe('the price filter', () => {
  test.each([
    ['?price=50–100 kr~pr_50-100', ''],
    ['?price=x~pr_50-100&sort=PRICE&brands=Otava~b_17', '?sort=PRICE&brands=Otava~b_17'],
    ['?sort=PRICE&prices=1', '?sort=PRICE&prices=1'],
    ['?utm=a%20b&price', '?utm=a%20b'],
    ['?min-price=100&sort=PRICE&max-price=200', '?sort=PRICE'],
    ['', ''],
  ])('%j in another currency becomes %j', (search, expected) => {
    expect(searchAfterSwitch(search, false)).toBe(expected);
    expect(searchAfterSwitch(search, true)).toBe(search);
  });

  test('stays in the same currency and is dropped in another', () => {
    const alternates = [{ culture: 'fi-FI', url: '/fi/c/kaunokirjallisuus' }];
    const filtered = {
      to: { market: 'fi', locale: 'fi' as const },
      isMarketInPath: false,
      alternates,
      search: '?skus=Pocket~k_2&price=x~pr_50-100',
      hash: '',
    };
    expect(switchTarget(filtered)).toBe('/fi/c/kaunokirjallisuus?skus=Pocket~k_2&price=x~pr_50-100');
    expect(switchTarget({ ...filtered, isOtherCurrency: true })).toBe(
      '/fi/c/kaunokirjallisuus?skus=Pocket~k_2',
    );
  });
});
