import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { chooseLocale, type DetectionRequest, detectLocale, preferredLocale } from './choose-locale.ts';

describe('the order of §2', () => {
  const all = { detected: 'da', prefix: 'en', cookie: 'fi', fallback: 'nb' } as const;

  test('the browser-language rule comes first', () => {
    expect(chooseLocale(all)).toBe('da');
  });

  test('then the prefix of the path', () => {
    expect(chooseLocale({ ...all, detected: undefined })).toBe('en');
  });

  test('then the stored cookie', () => {
    expect(chooseLocale({ ...all, detected: undefined, prefix: undefined })).toBe('fi');
  });

  test.each([undefined, '', 'de', 'SV', 'constructor'])(
    'and last the default, also for the cookie %j',
    (cookie) => {
      expect(chooseLocale({ ...all, detected: undefined, prefix: undefined, cookie })).toBe('nb');
    },
  );
});

describe('the browser-language rule', () => {
  const request: DetectionRequest = {
    isEnabled: true,
    pathname: '/',
    cookie: undefined,
    acceptLanguage: 'fi-FI,fi;q=0.9,en;q=0.5',
    fetchSite: undefined,
    fallback: 'sv',
    offered: LOCALE_CODES,
  };

  test('selects a locale at / from the browser’s languages', () => {
    expect(detectLocale(request)).toBe('fi');
  });

  test('a cookie takes precedence over the browser’s languages', () => {
    expect(detectLocale({ ...request, cookie: 'nb' })).toBe('nb');
  });

  test('ignores a cookie with an unknown language', () => {
    expect(detectLocale({ ...request, cookie: 'de' })).toBe('fi');
  });

  test('skips languages that the shop does not offer, also in the cookie', () => {
    expect(detectLocale({ ...request, cookie: 'nb', offered: ['sv', 'en'] })).toBe('en');
  });

  test('uses the fallback for other languages', () => {
    expect(detectLocale({ ...request, acceptLanguage: 'de,fr;q=0.5', fallback: 'en' })).toBe('en');
  });

  test('ignores a missing Accept-Language', () => {
    expect(detectLocale({ ...request, acceptLanguage: undefined })).toBeUndefined();
    expect(detectLocale({ ...request, acceptLanguage: '' })).toBeUndefined();
  });

  test('can be turned off', () => {
    expect(detectLocale({ ...request, isEnabled: false, cookie: 'da' })).toBeUndefined();
  });

  test.each(['/fi', '/en', '/nyheter', '/p/en', '//', '/404'])(
    'never moves a visitor from %s',
    (pathname) => {
      expect(detectLocale({ ...request, pathname, cookie: 'da' })).toBeUndefined();
    },
  );

  test('ignores links inside the shop', () => {
    expect(detectLocale({ ...request, fetchSite: 'same-origin', cookie: 'da' })).toBeUndefined();
  });

  test.each(['none', 'cross-site', 'same-site', undefined])(
    'selects a locale for a visit that came from %s',
    (fetchSite) => {
      expect(detectLocale({ ...request, fetchSite })).toBe('fi');
    },
  );
});

describe('Accept-Language', () => {
  test.each([
    ['da', 'da'],
    ['en-GB', 'en'],
    ['EN-us', 'en'],
    ['de, fi', 'fi'],
    ['sv;q=0.3, da;q=0.8, en;q=0.5', 'da'],
    ['sv;q=0.5, da', 'da'],
    ['en;q=0.8,fi;q=0.8', 'en'],
    ['fi;q=0, en;q=0.1', 'en'],
    ['fi;q=0.000, en;q=0.001', 'en'],
    ['da; q=0.2 , en ;q=0.9', 'en'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['nb-NO,nb;q=0.9', 'nb'],
    ['de;level=1;q=0.9, fi;level=2;q=0.1', 'fi'],
  ])('%s selects %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });

  test.each([
    '',
    ',',
    ';',
    '*',
    'q=1',
    ';q=1',
    'de',
    '-',
    '__proto__',
    'constructor',
    'svenska',
    'fi;q=0',
    'fi;q=1.2.3',
  ])('%j selects none of the languages', (header) => {
    expect(preferredLocale(header)).toBeUndefined();
  });

  test('reads only the start of a very long header', () => {
    expect(preferredLocale(`fi,${'de,'.repeat(100_000)}`)).toBe('fi');
    expect(preferredLocale(`${'de,'.repeat(100_000)}fi`)).toBeUndefined();
  });

  test('any input gives a known locale or none', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(...LOCALE_CODES, 'no', ';', 'q=', ';q=0.5', ',', '-', '*', ' ', 'NaN', '1e9'),
    );
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        expect([...LOCALE_CODES, undefined]).toContain(preferredLocale(parts.join('')));
      }),
    );
  });

  test('the highest weight wins', () => {
    const weighted = fc.uniqueArray(
      fc.record({ code: fc.constantFrom(...LOCALE_CODES), thousandths: fc.integer({ min: 1, max: 999 }) }),
      { selector: ({ thousandths }) => thousandths, minLength: 1 },
    );
    fc.assert(
      fc.property(weighted, (entries) => {
        const header = entries.map(({ code, thousandths }) => `${code};q=${thousandths / 1000}`).join(', ');
        const heaviest = entries.reduce((a, b) => (b.thousandths > a.thousandths ? b : a));
        expect(preferredLocale(header)).toBe(heaviest.code);
      }),
    );
  });
});
