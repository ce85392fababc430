import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOKIES, readCookies, writeCookie } from './cookies.ts';

describe('names and lifetimes of §9', () => {
  test('every name has the product’s prefix', () => {
    for (const { name } of Object.values(COOKIES)) expect(name).toMatch(/^kvarto-[a-z-]+$/);
  });

  test('names match the specification', () => {
    expect(COOKIES.cart.name).toBe('kvarto-cart');
    expect(COOKIES.selectedMarket.name).toBe('kvarto-selected-market');
    expect(COOKIES.checkoutMarket.name).toBe('kvarto-checkout-market');
    expect(COOKIES.customerType.name).toBe('kvarto-user-type');
    expect(COOKIES.locale.name).toBe('kvarto-locale');
  });

  test.each(['cart', 'selectedMarket', 'checkoutMarket', 'customerType', 'locale'] as const)(
    '%s has a lifetime of 31536000000 ms',
    (cookie) => {
      expect(COOKIES[cookie].maxAge * 1000).toBe(31_536_000_000);
    },
  );
});

describe('writing', () => {
  test('sets path, SameSite and lifetime', () => {
    expect(writeCookie(COOKIES.cart, 'abc', false)).toBe(
      'kvarto-cart=abc; Path=/; SameSite=Lax; Max-Age=31536000',
    );
  });

  test('adds Secure on https', () => {
    expect(writeCookie(COOKIES.cart, 'abc', true)).toMatch(/; Secure$/);
  });

  test('an empty value removes it', () => {
    expect(writeCookie(COOKIES.cart, '', false)).toContain('kvarto-cart=; ');
    expect(writeCookie(COOKIES.cart, '', false)).toContain('Max-Age=0');
    expect(writeCookie(COOKIES.noScript, '', false)).toContain('Max-Age=0');
  });

  test('a session cookie has no lifetime', () => {
    expect(writeCookie(COOKIES.noScript, '1', false)).not.toContain('Max-Age');
  });

  test('a value cannot inject attributes or headers', () => {
    expect(writeCookie(COOKIES.cart, 'a; Domain=evil\r\nX: y', false)).toBe(
      'kvarto-cart=a%3B%20Domain%3Devil%0D%0AX%3A%20y; Path=/; SameSite=Lax; Max-Age=31536000',
    );
  });
});

describe('reading', () => {
  test('several cookies', () => {
    expect([...readCookies('a=1; kvarto-cart=x%20y;b=2=3')]).toEqual([
      ['a', '1'],
      ['kvarto-cart', 'x y'],
      ['b', '2=3'],
    ]);
  });

  test.each([null, undefined, '', ';', '=x', 'novalue', ' ; '])('%j has no cookies', (header) => {
    expect(readCookies(header).size).toBe(0);
  });

  test('the first cookie of a name wins', () => {
    expect(readCookies('a=1; a=2').get('a')).toBe('1');
  });

  test('a malformed encoding is returned as is', () => {
    expect(readCookies('a=100%').get('a')).toBe('100%');
  });

  test('any written value is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (value, isSecure) => {
        const sentBack = writeCookie(COOKIES.cart, value, isSecure).split('; ')[0];
        expect(readCookies(`other=1; ${sentBack}; last=2`).get(COOKIES.cart.name)).toBe(value);
      }),
    );
  });
});
