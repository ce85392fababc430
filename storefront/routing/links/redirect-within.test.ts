import { describe, expect, test } from 'vitest';
import { ExternalRedirectError, redirectWithin } from './redirect-within.ts';

const sv = { locale: 'sv' } as const;
const fi = { locale: 'fi' } as const;
const aland = { locale: 'fi', pathMarket: 'ax' } as const;

describe('removes the prefix, which the router adds', () => {
  test.each([
    [sv, '/', '/'],
    [sv, '/p/bok?page=2#added', '/p/bok?page=2#added'],
    [sv, '/fi/p/kirja', '/fi/p/kirja'],
    [fi, '/fi', '/'],
    [fi, '/fi/', '/'],
    [fi, '/fi?a=1#b', '/?a=1#b'],
    [fi, '/fi#b', '/#b'],
    [fi, '/fi/p/kirja?a=1', '/p/kirja?a=1'],
    [aland, '/ax/fi/p/kirja', '/p/kirja'],
  ])('%j: %s becomes %s', (localeScope, path, target) => {
    expect(redirectWithin(localeScope, path).headers.get('location')).toBe(target);
  });
});

test('the default status is 302', () => {
  expect(redirectWithin(sv, '/').status).toBe(302);
  expect(redirectWithin(sv, '/', 301).status).toBe(301);
});

test.each([
  [fi, '/'],
  [fi, '/da/p/x'],
  [fi, '/finland'],
  [fi, '/p/fi'],
  [aland, '/fi/ax'],
  [aland, '/ax'],
])('%j: throws for a path without the prefix: %s', (localeScope, path) => {
  expect(() => redirectWithin(localeScope, path)).toThrow('is not below');
});

test.each([
  [sv, '//evil.example/x', '/evil.example/x'],
  [sv, '/\\evil.example', '/evil.example'],
  [fi, '/fi//evil.example', '/evil.example'],
  [fi, '/fi/\\/evil.example', '/evil.example'],
])('%j: never leaves the host: %s', (localeScope, path, target) => {
  expect(redirectWithin(localeScope, path).headers.get('location')).toBe(target);
});

test.each(['https://elsewhere.example/p/x', 'javascript:alert(1)', 'elsewhere.example'])(
  'a redirect to %s throws an ExternalRedirectError with its code',
  (url) => {
    expect(() => redirectWithin(sv, url)).toThrow(ExternalRedirectError);
    expect(() => redirectWithin(sv, url)).toThrow(expect.objectContaining({ code: 'ERR_REDIRECT' }));
  },
);
