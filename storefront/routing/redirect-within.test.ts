import { describe, expect, test } from 'vitest';
import { redirectWithin } from './redirect-within.ts';

const sv = { locale: 'sv' } as const;
const fi = { locale: 'fi' } as const;
const finland = { locale: 'fi', pathMarket: 'ax' } as const;

describe('the prefix is taken off, for the router puts it before every target', () => {
  test.each([
    [sv, '/', '/'],
    [sv, '/p/bok?page=2#added', '/p/bok?page=2#added'],
    [sv, '/fi/p/kirja', '/fi/p/kirja'],
    [fi, '/fi', '/'],
    [fi, '/fi/', '/'],
    [fi, '/fi?a=1#b', '/?a=1#b'],
    [fi, '/fi#b', '/#b'],
    [fi, '/fi/p/kirja?a=1', '/p/kirja?a=1'],
    [finland, '/ax/fi/p/kirja', '/p/kirja'],
  ])('%j: %s becomes %s', (place, path, target) => {
    expect(redirectWithin(place, path).headers.get('location')).toBe(target);
  });
});

test('the status is 302 unless another is given', () => {
  expect(redirectWithin(sv, '/').status).toBe(302);
  expect(redirectWithin(sv, '/', 301).status).toBe(301);
});

test.each([
  [fi, '/'],
  [fi, '/da/p/x'],
  [fi, '/finland'],
  [fi, '/p/fi'],
  [finland, '/fi/ax'],
  [finland, '/ax'],
])('%j: a path that is not below the prefix is a mistake: %s', (place, path) => {
  expect(() => redirectWithin(place, path)).toThrow('is not below');
});

test.each([
  [sv, '//evil.example/x', '/evil.example/x'],
  [sv, '/\\evil.example', '/evil.example'],
  [fi, '/fi//evil.example', '/evil.example'],
  [fi, '/fi/\\/evil.example', '/evil.example'],
])('%j: a redirect within never leaves the host: %s', (place, path, target) => {
  expect(redirectWithin(place, path).headers.get('location')).toBe(target);
});
