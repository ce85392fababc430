import { describe, expect, test } from 'vitest';
import type { ApiClient } from '#backend/http/api-client.ts';
import { requireReturnUrls } from './return-urls.ts';

const returnOrigins = new Set(['https://shop.example', 'https://app.example']);
const client = (change: Partial<ApiClient> = {}): ApiClient => ({
  name: 'App',
  scope: 'storefront',
  requiresConsents: false,
  origins: ['https://own.example'],
  ...change,
});
const check =
  (redirectUrl: string, apiClient = client(), checkoutPageUrl?: string) =>
  () =>
    requireReturnUrls(
      { client: apiClient, returnOrigins },
      { redirectUrl, ...(checkoutPageUrl ? { checkoutPageUrl } : {}) },
    );

describe('a payment of a public shop returns', () => {
  test.each(['https://shop.example/confirm', 'https://app.example', 'https://own.example/a?b=1'])(
    'to %s',
    (url) => expect(check(url)).not.toThrow(),
  );

  test.each([
    'https://evil.example/confirm',
    'http://shop.example/confirm',
    'https://shop.example:8443/confirm',
    'https://shop.example@evil.example/',
    'https://shop.example.evil.example/',
    'javascript:alert(1)',
    '//shop.example/confirm',
  ])('not to %s', (url) => expect(check(url)).toThrow());

  test('not to another origin by the URL of the checkout page', () =>
    expect(check('https://shop.example/', client(), 'https://evil.example/')).toThrow(
      'https://evil.example',
    ));

  test('anywhere for a server key, but not for the shop’s own storefront, whose input browsers send', () => {
    expect(check('https://other.example/', client({ scope: 'server' }))).not.toThrow();
    expect(check('https://other.example/', client({ scope: 'server', name: null }))).toThrow();
  });
});

test('a shop that is not public accepts any origin', () =>
  expect(() =>
    requireReturnUrls({ client: client(), returnOrigins: null }, { redirectUrl: 'http://127.0.0.1:5173/' }),
  ).not.toThrow());
