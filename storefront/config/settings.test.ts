import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storefrontSettings } from './settings.ts';

/** As the shop reads them: a variable that is not set is there, and has no value. */
const read = (environment: Record<string, string>) =>
  v.safeParse(
    v.object(storefrontSettings),
    Object.fromEntries(Object.keys(storefrontSettings).map((name) => [name, environment[name]])),
  );
const problems = (environment: Record<string, string>) =>
  read(environment).issues?.map(({ message }) => message) ?? [];

test('with nothing set, everything works', () => {
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

describe('where the root leads', () => {
  test.each(['/en', '/nyheter', '/dc/sommar'])('%s is a path', (path) => {
    expect(problems({ ROOT_REDIRECT: path })).toEqual([]);
  });

  test.each(['/', '//evil.example', '/\\evil.example', 'https://evil.example', 'en'])(
    '%s is none: it would lead to another host, or to itself',
    (path) => {
      expect(problems({ ROOT_REDIRECT: path })).toEqual([
        `ROOT_REDIRECT must be a path of plain letters that begins with one /, not "${path}".`,
      ]);
    },
  );

  test.each(['301', '302', '303', '307', '308'])('the status may be %s', (status) => {
    expect(problems({ ROOT_REDIRECT_STATUS: status })).toEqual([]);
  });

  test.each(['200', '300', '304', '305', '306', '404', 'x'])('but not %s', (status) => {
    expect(problems({ ROOT_REDIRECT_STATUS: status })).toHaveLength(1);
  });
});

test('each mistake is one sentence that names the variable', () => {
  const wrong = {
    COMMERCE_ENDPOINT: 'shop',
    FALLBACK_MARKET: 'Sweden!',
    DEFAULT_LOCALE: 'de',
    MARKET_IN_PATH: 'perhaps',
    PUBLIC_URL: 'ftp://x',
    PAGE_CACHE_MB: '-1',
  };
  const sentences = problems(wrong);
  expect(sentences).toHaveLength(Object.keys(wrong).length);
  for (const [index, name] of Object.keys(wrong).entries())
    expect(sentences[index]).toMatch(new RegExp(`^${name} must be .*\\.$`));
});
