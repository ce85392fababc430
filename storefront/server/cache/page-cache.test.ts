import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CachedPage, createPageCache } from './page-cache.ts';
import type { Dependency } from './page-dependencies.ts';

let time = 0;
const now = () => time;
beforeEach(() => {
  time = 1_000_000;
});

/** A page that takes `bytes` in all encodings together. The cache adds two bytes for a key of one letter. */
const page = (bytes: number): CachedPage => ({
  body: { identity: Buffer.alloc(bytes - 2), brotli: Buffer.alloc(1), gzip: Buffer.alloc(1), crc: 0 },
  status: 200,
  styleSource: '',
  headers: {},
});

/** The source of a page that was loaded before any change. */
const sourceWith = (...dependencies: Dependency[]) => ({ version: 0, dependencies: new Set(dependencies) });

describe('a page', () => {
  test('is returned as stored', () => {
    const cache = createPageCache(1000, 60, now);
    const stored = page(10);
    cache.set('a', stored, sourceWith());
    expect(cache.get('a')).toBe(stored);
    expect(cache.get('b')).toBeUndefined();
  });

  test('expires', () => {
    const cache = createPageCache(1000, 60, now);
    cache.set('a', page(10), sourceWith());
    time += 59;
    expect(cache.get('a')).toBeDefined();
    time += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  test('does not expire later when it is used', () => {
    const cache = createPageCache(1000, 60, now);
    cache.set('a', page(10), sourceWith());
    time += 40;
    cache.get('a');
    time += 40;
    expect(cache.get('a')).toBeUndefined();
  });

  test('that is stored again expires later, and is counted once', () => {
    const cache = createPageCache(250, 60, now);
    cache.set('a', page(98), sourceWith());
    time += 40;
    cache.set('a', page(98), sourceWith());
    cache.set('b', page(98), sourceWith());
    time += 40;
    expect([cache.get('a'), cache.get('b')].map(Boolean)).toEqual([true, true]);
  });

  test('is removed by clear', () => {
    const cache = createPageCache(100, 60, now);
    cache.set('a', page(98), sourceWith());
    cache.clear();
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', page(98), { ...sourceWith(), version: cache.version });
    expect(cache.get('b')).toBeDefined();
  });
});

describe('a change', () => {
  const keysIn = (cache: ReturnType<typeof createPageCache>) =>
    ['home', 'list', 'book', 'about'].filter((key) => cache.get(key));
  const filled = () => {
    const cache = createPageCache(10_000, 60, now);
    cache.set('home', page(10), sourceWith(1, 2, 'content'));
    cache.set('list', page(10), sourceWith(2, 3));
    cache.set('book', page(10), sourceWith(3));
    cache.set('about', page(10), sourceWith('content'));
    return cache;
  };

  test.each<[Dependency[], string[]]>([
    [[1], ['list', 'book', 'about']],
    [[2], ['book', 'about']],
    [[1, 3], ['about']],
    [['content'], ['list', 'book']],
    [[4], ['home', 'list', 'book', 'about']],
    [[], ['home', 'list', 'book', 'about']],
  ])('of %j leaves pages without that dependency', (changed, left) => {
    const cache = filled();
    cache.invalidate(changed);
    expect(keysIn(cache)).toEqual(left);
  });

  test('rejects a page whose loading started before it, but not later ones', () => {
    const cache = filled();
    const versionBefore = cache.version;
    cache.invalidate([9]);
    cache.set('late', page(10), { version: versionBefore, dependencies: new Set([1]) });
    expect(cache.get('late')).toBeUndefined();
    cache.set('late', page(10), { version: cache.version, dependencies: new Set([1]) });
    expect(cache.get('late')).toBeDefined();
    const beforeAll = cache.version;
    cache.clear();
    cache.set('later', page(10), { version: beforeAll, dependencies: new Set() });
    expect(cache.get('later')).toBeUndefined();
  });

  test('uses the current dependencies of a page', () => {
    const cache = filled();
    cache.set('book', page(10), sourceWith(7));
    cache.invalidate([3]);
    expect(keysIn(cache)).toEqual(['home', 'book', 'about']);
    cache.invalidate([7]);
    expect(keysIn(cache)).toEqual(['home', 'about']);
  });

  test('frees the size of removed pages', () => {
    const cache = createPageCache(220, 60, now);
    cache.set('a', page(98), sourceWith(1));
    cache.invalidate([1]);
    for (const key of ['b', 'c'])
      cache.set(key, page(98), { version: cache.version, dependencies: new Set<Dependency>() });
    expect([cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, true]);
  });
});

describe('the size limit', () => {
  test('counts every encoding and the key', () => {
    const body = { identity: Buffer.alloc(50), brotli: Buffer.alloc(20), gzip: Buffer.alloc(20), crc: 0 };
    const cache = createPageCache(99, 60, now);
    cache.set('abcd', { ...page(10), body }, sourceWith());
    expect(cache.get('abcd')).toBeDefined();
    cache.set('abcde', { ...page(10), body }, sourceWith());
    expect(cache.get('abcde')).toBeUndefined();
  });

  test('counts an encoding that may be added later like the other', () => {
    const body = { identity: Buffer.alloc(50), brotli: Buffer.alloc(20), gzip: undefined, crc: 0 };
    const cache = createPageCache(99, 60, now);
    cache.set('abcde', { ...page(10), body }, sourceWith());
    expect(cache.get('abcde')).toBeUndefined();
  });

  test('evicts the least recently used first', () => {
    const cache = createPageCache(300, 60, now);
    for (const key of ['a', 'b', 'c']) cache.set(key, page(98), sourceWith());
    cache.get('a');
    cache.set('d', page(98), sourceWith());
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  test('evicts as many as necessary', () => {
    const cache = createPageCache(300, 60, now);
    for (const key of ['a', 'b', 'c']) cache.set(key, page(98), sourceWith());
    cache.set('d', page(198), sourceWith());
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['c', 'd']);
  });

  test('does not store or evict for a page above the limit', () => {
    const cache = createPageCache(300, 60, now);
    cache.set('a', page(98), sourceWith());
    cache.set('huge', page(300), sourceWith());
    expect([cache.get('a'), cache.get('huge')].map(Boolean)).toEqual([true, false]);
  });

  test('a limit of 0 stores nothing', () => {
    const cache = createPageCache(0, 60, now);
    cache.set('', page(2), sourceWith());
    expect(cache.get('')).toBeUndefined();
  });

  test('is never exceeded', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const step = fc.oneof(
      fc.record({ key, bytes: fc.integer({ min: 2, max: 150 }) }),
      fc.record({ key }),
      fc.record({ passes: fc.integer({ min: 1, max: 30 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = createPageCache(300, 60, now);
        const sizes = new Map<string, number>();
        for (const one of steps) {
          if ('passes' in one) time += one.passes;
          else if ('bytes' in one && one.bytes !== undefined) {
            cache.set(one.key, page(one.bytes), sourceWith());
            sizes.set(one.key, one.bytes + 2);
          } else cache.get(one.key);
        }
        const held = [...sizes]
          .filter(([name]) => cache.get(name))
          .reduce((sum, [, bytes]) => sum + bytes, 0);
        expect(held).toBeLessThanOrEqual(300);
      }),
    );
  });
});
