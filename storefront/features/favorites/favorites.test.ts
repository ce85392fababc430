import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TrackingEvent } from '#storefront/tracking/events.ts';

const key = 'kvarto-favorites';

/** Loads the modules as a new tab does. Tabs may share a storage. */
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
  test('keep the order of adding and survive a reload', async () => {
    const storage = memory();
    const { toggleFavorite } = await openTab(storage);
    for (const id of [7, 3, 9]) toggleFavorite(id);
    toggleFavorite(3);
    const { readFavorites } = await openTab(storage);
    expect(readFavorites()).toEqual([7, 9]);
  });

  test('track an event for each change (§4)', async () => {
    const { toggleFavorite, events } = await openTab(memory());
    toggleFavorite(7);
    toggleFavorite(7);
    expect(events).toEqual([
      { name: 'favorite:add', data: { productId: 7, product: null } },
      { name: 'favorite:remove', data: { productId: 7, product: null } },
    ]);
  });

  test('keep changes that another tab has written', async () => {
    const storage = memory();
    const { toggleFavorite, readFavorites } = await openTab(storage);
    toggleFavorite(1);
    storage.setItem(key, '[1,2]');
    toggleFavorite(3);
    expect(readFavorites()).toEqual([1, 2, 3]);
  });

  test('restore a removed product at its index', async () => {
    const { toggleFavorite, restoreFavorite, readFavorites } = await openTab(memory({ [key]: '[1,2,3]' }));
    toggleFavorite(2);
    restoreFavorite(2, 1);
    restoreFavorite(2, 0);
    expect(readFavorites()).toEqual([1, 2, 3]);
  });

  test('remove discontinued products without an event', async () => {
    const { removeFavorites, readFavorites, events } = await openTab(memory({ [key]: '[1,2,3]' }));
    removeFavorites([2, 99]);
    expect(readFavorites()).toEqual([1, 3]);
    expect(events).toEqual([]);
  });

  test('reject another product when the list is full', async () => {
    const { toggleFavorite, maxFavorites, readFavorites } = await openTab(memory());
    for (let id = 1; id <= maxFavorites; id++) expect(toggleFavorite(id)).toBe(true);
    expect(toggleFavorite(5000)).toBe(false);
    expect(readFavorites()).toHaveLength(maxFavorites);
    expect(toggleFavorite(1)).toBe(true);
    expect(toggleFavorite(5000)).toBe(true);
  });
});

describe('a storage that fails', () => {
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
  ])('%s: keeps the list in memory', async (_, storage) => {
    const { toggleFavorite, readFavorites } = await openTab(storage);
    const before = readFavorites();
    toggleFavorite(7);
    toggleFavorite(8);
    expect(readFavorites()).toEqual([...before, 7, 8]);
    toggleFavorite(7);
    expect(readFavorites()).toEqual([...before, 8]);
  });

  test('reads the valid ids of unexpected data', async () => {
    const { readFavorites } = await openTab(
      memory({ [key]: '[3,"4",null,{"a":1},3,-1,0,1.5,99999999999,5]' }),
    );
    expect(readFavorites()).toEqual([3, 5]);
  });

  test('never throws, whatever is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (stored) => {
        const { toggleFavorite, readFavorites } = await openTab(memory({ [key]: stored }));
        const isFavorite = readFavorites().includes(7);
        toggleFavorite(7);
        expect(readFavorites().includes(7)).toBe(!isFavorite);
      }),
      { numRuns: 30 },
    );
  });
});
