import { expect, test } from 'vitest';
import { languageOriginsOf, localeOfOrigin } from './locale-domains.ts';

const main = 'https://kvarto.example';
const settings = { PUBLIC_URL: `${main}/`, LOCALE_DOMAINS: 'da=https://kvarto.dk,sv=https://kvarto.se' };

test('every language has an origin: its own or the public URL', () => {
  expect(languageOriginsOf(settings)).toEqual({
    'sv-SE': 'https://kvarto.se',
    'da-DK': 'https://kvarto.dk',
    'en-GB': main,
    'fi-FI': main,
    'nb-NO': main,
  });
});

test.each([{ LOCALE_DOMAINS: '' }, { PUBLIC_URL: undefined }])('no language origins with %j', (missing) => {
  expect(languageOriginsOf({ ...settings, ...missing })).toBeUndefined();
});

test('only a domain of one language names it', () => {
  const origins = languageOriginsOf(settings);
  expect(localeOfOrigin(origins, 'https://kvarto.dk')).toBe('da');
  expect(localeOfOrigin(origins, 'https://kvarto.se')).toBe('sv');
  expect(localeOfOrigin(origins, main)).toBeUndefined();
  expect(localeOfOrigin(undefined, main)).toBeUndefined();
});
