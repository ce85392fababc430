import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COOKIES, writeCookie } from './cookies.ts';
import { configuredLocaleCookie, localeCookieOf } from './locale-cookie.ts';
import { storefrontSettings } from './settings.ts';
import { storedItemsOf } from './stored-items.ts';

const configured = (environment: Record<string, string> = {}) =>
  configuredLocaleCookie(
    v.parse(
      v.object(storefrontSettings),
      Object.fromEntries(Object.keys(storefrontSettings).map((name) => [name, environment[name]])),
    ),
  );

test('without settings the cookie is the default one, and pages do not repeat it', () => {
  expect(configured()).toBeUndefined();
  expect(localeCookieOf({})).toBe(COOKIES.locale);
});

describe('with settings', () => {
  const cookie = configured({
    LOCALE_COOKIE_NAME: 'language',
    LOCALE_COOKIE_DAYS: '30',
    LOCALE_COOKIE_DOMAIN: 'kvarto.example',
    LOCALE_COOKIE_SECURE: 'true',
  });

  test('the cookie has their name, age, domain and secure flag', () => {
    expect(writeCookie(localeCookieOf({ localeCookie: cookie }), 'fi', false)).toBe(
      'language=fi; Path=/; SameSite=Lax; Max-Age=2592000; Domain=kvarto.example; Secure',
    );
  });

  test('the list of stored items shows name and age', () => {
    const item = storedItemsOf(localeCookieOf({ localeCookie: cookie })).find(
      ({ usage }) => usage === 'language',
    );
    expect(item).toMatchObject({ names: ['language'], lifetime: 30 });
  });

  test('the secure flag can be off on https', () => {
    const plain = configured({ LOCALE_COOKIE_SECURE: 'false' });
    expect(writeCookie(localeCookieOf({ localeCookie: plain }), 'fi', true)).not.toContain('Secure');
  });

  test.each([
    ['LOCALE_COOKIE_NAME', 'a b'],
    ['LOCALE_COOKIE_DAYS', '0'],
    ['LOCALE_COOKIE_DOMAIN', 'x; Path=/'],
    ['LOCALE_COOKIE_SECURE', 'yes'],
  ])('an invalid %s is rejected', (name, value) => {
    expect(() => configured({ [name]: value })).toThrow(name);
  });
});
