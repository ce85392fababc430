import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storefrontSettings } from './settings.ts';

/** As the shop reads them: a variable that is not set is present with the value undefined. */
const read = (environment: Record<string, string>) =>
  v.safeParse(
    v.object(storefrontSettings),
    Object.fromEntries(Object.keys(storefrontSettings).map((name) => [name, environment[name]])),
  );
const issues = (environment: Record<string, string>) =>
  read(environment).issues?.map(({ message }) => message) ?? [];

test('every setting has a default', () => {
  expect(read({}).output).toEqual({
    COMMERCE_ENDPOINT: undefined,
    COMMERCE_API_KEY: 'demo',
    AUTH_ENDPOINT: undefined,
    SIGN_ENDPOINT: undefined,
    TRUSTED_PROXIES: 0,
    CHANNEL_ID: '1|se',
    THEME: '',
    FALLBACK_MARKET: 'se',
    DEFAULT_LOCALE: 'sv',
    CLIENT_NAME: '',
    CLIENT_VERSION: '',
    LOCALE_COOKIE_NAME: 'kvarto-locale',
    LOCALE_COOKIE_DAYS: 365,
    LOCALE_COOKIE_DOMAIN: '',
    LOCALE_COOKIE_SECURE: 'auto',
    LOCALE_DOMAINS: '',
    MARKET_IN_PATH: false,
    PAYMENT_ORIGINS: '',
    ROOT_REDIRECT: '',
    ROOT_REDIRECT_STATUS: 302,
    DETECT_LANGUAGE: true,
    PUBLIC_URL: undefined,
    PAGE_CACHE_MB: 64,
    SERVICE_WORKER: true,
    TAG_MANAGER_ID: '',
    TAG_MANAGER_URL: 'https://www.googletagmanager.com',
    MEASURING_ORIGINS:
      'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
  });
});

describe('ROOT_REDIRECT', () => {
  test.each(['/en', '/nyheter', '/dc/sommar'])('accepts %s', (path) => {
    expect(issues({ ROOT_REDIRECT: path })).toEqual([]);
  });

  test.each(['/', '//evil.example', '/\\evil.example', 'https://evil.example', 'en'])(
    'rejects %s, which leads to another host or to itself',
    (path) => {
      expect(issues({ ROOT_REDIRECT: path })).toEqual([
        `ROOT_REDIRECT must be a path of plain letters that begins with one /, not "${path}".`,
      ]);
    },
  );

  test.each(['301', '302', '303', '307', '308'])('accepts the status %s', (status) => {
    expect(issues({ ROOT_REDIRECT_STATUS: status })).toEqual([]);
  });

  test.each(['200', '300', '304', '305', '306', '404', 'x'])('rejects the status %s', (status) => {
    expect(issues({ ROOT_REDIRECT_STATUS: status })).toHaveLength(1);
  });
});

test('every invalid setting gives one sentence that names the variable', () => {
  const invalid = {
    COMMERCE_ENDPOINT: 'shop',
    FALLBACK_MARKET: 'Sweden!',
    DEFAULT_LOCALE: 'de',
    MARKET_IN_PATH: 'perhaps',
    PUBLIC_URL: 'ftp://x',
    PAGE_CACHE_MB: '-1',
  };
  const sentences = issues(invalid);
  expect(sentences).toHaveLength(Object.keys(invalid).length);
  for (const [index, name] of Object.keys(invalid).entries())
    expect(sentences[index]).toMatch(new RegExp(`^${name} must be .*\\.$`));
});
