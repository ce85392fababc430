import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalRedirect } from './canonical-redirect.ts';

const sv = { locale: 'sv' } as const;
const address = (path: string) => new URL(`https://kvarto.example${path}`);
const targetOf = (response: Response | undefined) => response?.headers.get('location');

describe('the page at its own address', () => {
  test('is shown', () => {
    expect(canonicalRedirect(sv, address('/p/a/b'), '/p/a/b')).toBeUndefined();
  });

  test('is shown whatever its query and hash', () => {
    expect(canonicalRedirect(sv, address('/c/a?page=2#x'), '/c/a')).toBeUndefined();
  });

  test.each([
    ['/b/f%C3%B6rlag', '/b/förlag'],
    ['/b/förlag', '/b/f%C3%B6rlag'],
    ['/b/f%c3%b6rlag', '/b/förlag'],
    ['/b/a%20b', '/b/a b'],
    ['/c/a', '/c/a/'],
  ])('is shown however its letters are written: %s and %s', (asked, canonical) => {
    expect(canonicalRedirect(sv, address(asked), canonical)).toBeUndefined();
  });

  test.each([null, undefined, ''])('is shown when it is known by no other: %j', (canonical) => {
    expect(canonicalRedirect(sv, address('/p/a'), canonical)).toBeUndefined();
  });

  test('a path that cannot be decoded does no harm', () => {
    expect(canonicalRedirect(sv, address('/b/%E0%A4'), '/b/%E0%A4')).toBeUndefined();
  });
});

describe('any other way to it', () => {
  test('leads there for good, query and hash kept', () => {
    const response = canonicalRedirect(sv, address('/p/b?page=2&q=%C3%A5#reviews'), '/p/a/b');
    expect(response?.status).toBe(301);
    expect(targetOf(response)).toBe('/p/a/b?page=2&q=%C3%A5#reviews');
  });

  test('is told to the router without the prefix', () => {
    const response = canonicalRedirect({ locale: 'fi' }, address('/fi/p/b?x=1'), '/fi/p/a/b');
    expect(targetOf(response)).toBe('/p/a/b?x=1');
  });

  test('letters beyond ASCII fit into the header of the answer', () => {
    expect(targetOf(canonicalRedirect(sv, address('/p/x'), '/p/żółć å'))).toBe(
      '/p/%C5%BC%C3%B3%C5%82%C4%87%20%C3%A5',
    );
  });

  test('what is already encoded is not encoded twice', () => {
    expect(targetOf(canonicalRedirect(sv, address('/p/x'), '/p/%C3%A5%2Fb'))).toBe('/p/%C3%A5%2Fb');
  });

  test('never leaves the host', () => {
    expect(targetOf(canonicalRedirect(sv, address('/p/x'), '//evil.example/y'))).toBe('/evil.example/y');
  });

  test('leads to an address that leads nowhere else', () => {
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
