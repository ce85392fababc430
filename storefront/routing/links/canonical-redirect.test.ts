import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalRedirect } from './canonical-redirect.ts';

const sv = { locale: 'sv' } as const;
const address = (path: string) => new URL(`https://kvarto.example${path}`);
const targetOf = (response: Response | undefined) => response?.headers.get('location');

describe('the canonical URL', () => {
  test('is not redirected', () => {
    expect(canonicalRedirect(sv, address('/p/a/b'), '/p/a/b')).toBeUndefined();
  });

  test('is not redirected with a query or hash', () => {
    expect(canonicalRedirect(sv, address('/c/a?page=2#x'), '/c/a')).toBeUndefined();
  });

  test.each([
    ['/b/f%C3%B6rlag', '/b/förlag'],
    ['/b/förlag', '/b/f%C3%B6rlag'],
    ['/b/f%c3%b6rlag', '/b/förlag'],
    ['/b/a%20b', '/b/a b'],
    ['/c/a', '/c/a/'],
  ])('is not redirected in another encoding: %s and %s', (requested, canonical) => {
    expect(canonicalRedirect(sv, address(requested), canonical)).toBeUndefined();
  });

  test.each([null, undefined, ''])('is not redirected without a canonical URL: %j', (canonical) => {
    expect(canonicalRedirect(sv, address('/p/a'), canonical)).toBeUndefined();
  });

  test('is not redirected to if it is of another host', () => {
    expect(canonicalRedirect(sv, address('/p/b'), 'https://other.example/p/a')).toBeUndefined();
    expect(targetOf(canonicalRedirect(sv, address('/p/b'), 'https://kvarto.example/p/a'))).toBe('/p/a');
  });

  test('accepts a path that cannot be decoded', () => {
    expect(canonicalRedirect(sv, address('/b/%E0%A4'), '/b/%E0%A4')).toBeUndefined();
  });
});

describe('any other URL', () => {
  test('redirects permanently, with query and hash', () => {
    const response = canonicalRedirect(sv, address('/p/b?page=2&q=%C3%A5#reviews'), '/p/a/b');
    expect(response?.status).toBe(301);
    expect(targetOf(response)).toBe('/p/a/b?page=2&q=%C3%A5#reviews');
  });

  test('redirects without the prefix, which the router adds', () => {
    const response = canonicalRedirect({ locale: 'fi' }, address('/fi/p/b?x=1'), '/fi/p/a/b');
    expect(targetOf(response)).toBe('/p/a/b?x=1');
  });

  test('encodes non-ASCII characters for the header', () => {
    expect(targetOf(canonicalRedirect(sv, address('/p/x'), '/p/żółć å'))).toBe(
      '/p/%C5%BC%C3%B3%C5%82%C4%87%20%C3%A5',
    );
  });

  test('does not encode twice', () => {
    expect(targetOf(canonicalRedirect(sv, address('/p/x'), '/p/%C3%A5%2Fb'))).toBe('/p/%C3%A5%2Fb');
  });

  test('never leaves the host', () => {
    expect(targetOf(canonicalRedirect(sv, address('/p/x'), '//evil.example/y'))).toBe('/evil.example/y');
  });

  test('redirects only once', () => {
    const segment = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '.', '..', '\\', '%2F'));
    const path = fc.array(segment).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, (canonical) => {
        const target = targetOf(canonicalRedirect(sv, address('/elsewhere/x'), canonical));
        if (target) expect(canonicalRedirect(sv, address(target), canonical)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});
