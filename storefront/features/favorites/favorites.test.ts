import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#storefront/tracking/events.ts';

const key = 'kvarto-favorites';

/** One tab of a browser: the modules as a page loads them, over a storage that other tabs may have too. */
async function openTab(storage: Partial<Storage> | undefined) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  const { subscribe } = await import('#storefront/tracking/track.ts');
  const events: TrackingEvent[] = [];
  subscribe((event) => events.push(event));
  return { ...(await import('./favorites.store.ts')), events };
}

function memory(stored: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  } as Storage;
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

describe('favourites', () => {
  test('keep the order of adding, and outlive the page', async () => {
    const storage = memory();
    const { toggleFavorite } = await openTab(storage);
    for (const id of [7, 3, 9]) toggleFavorite(id);
    toggleFavorite(3);
    const { readFavorites } = await openTab(storage);
    expect(readFavorites()).toEqual([7, 9]);
  });

  test('each change raises an event, with what is known of the book (§4)', async () => {
    const { toggleFavorite, events } = await openTab(memory());
    toggleFavorite(7);
    toggleFavorite(7);
    expect(events).toEqual([
      { name: 'favorite:add', data: { productId: 7, product: null } },
      { name: 'favorite:remove', data: { productId: 7, product: null } },
    ]);
  });

  test('what another tab wrote meanwhile is not lost', async () => {
    const storage = memory();
    const { toggleFavorite, readFavorites } = await openTab(storage);
    toggleFavorite(1);
    storage.setItem(key, '[1,2]');
    toggleFavorite(3);
    expect(readFavorites()).toEqual([1, 2, 3]);
  });

  test('one that was removed by mistake comes back to its place', async () => {
    const { toggleFavorite, restoreFavorite, readFavorites } = await openTab(memory({ [key]: '[1,2,3]' }));
    toggleFavorite(2);
    restoreFavorite(2, 1);
    restoreFavorite(2, 0);
    expect(readFavorites()).toEqual([1, 2, 3]);
  });

  test('books that are gone are forgotten without an event', async () => {
    const { forgetFavorites, readFavorites, events } = await openTab(memory({ [key]: '[1,2,3]' }));
    forgetFavorites([2, 99]);
    expect(readFavorites()).toEqual([1, 3]);
    expect(events).toEqual([]);
  });

  test('a full list takes no more, and says so', async () => {
    const { toggleFavorite, mostFavorites, readFavorites } = await openTab(memory());
    for (let id = 1; id <= mostFavorites; id++) expect(toggleFavorite(id)).toBe(true);
    expect(toggleFavorite(5000)).toBe(false);
    expect(readFavorites()).toHaveLength(mostFavorites);
    expect(toggleFavorite(1)).toBe(true);
    expect(toggleFavorite(5000)).toBe(true);
  });
});

describe('a storage that does not serve', () => {
  test.each([
    ['is missing', undefined],
    [
      'is forbidden',
      {
        getItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        setItem: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    ],
    [
      'is full',
      {
        getItem: () => '[1]',
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('%s: the list lives as long as the page', async (_, storage) => {
    const { toggleFavorite, readFavorites } = await openTab(storage);
    const before = readFavorites();
    toggleFavorite(7);
    toggleFavorite(8);
    expect(readFavorites()).toEqual([...before, 7, 8]);
    toggleFavorite(7);
    expect(readFavorites()).toEqual([...before, 8]);
  });

  test('holds anything at all: ids are taken, the rest is left', async () => {
    const { readFavorites } = await openTab(
      memory({ [key]: '[3,"4",null,{"a":1},3,-1,0,1.5,99999999999,5]' }),
    );
    expect(readFavorites()).toEqual([3, 5]);
  });

  test('whatever is in it, the page lives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (stored) => {
        const { toggleFavorite, readFavorites } = await openTab(memory({ [key]: stored }));
        const isThere = readFavorites().includes(7);
        toggleFavorite(7);
        expect(readFavorites().includes(7)).toBe(!isThere);
      }),
      { numRuns: 30 },
    );
  });
});
