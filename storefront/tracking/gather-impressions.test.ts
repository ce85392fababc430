import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedProduct } from './events.ts';
import { gatherImpressions } from './gather-impressions.ts';
import { subscribe, track } from './track.ts';

const page = new EventTarget();
const stops: (() => void)[] = [];
const told: number[][] = [];

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stops.push(gatherImpressions());
  // What earlier tests have raised is told first.
  page.dispatchEvent(new Event('pagehide'));
  stops.push(
    subscribe(({ name, data }) => {
      if (name === 'product-list:impression') told.push(data.items.map(({ index }) => index));
    }),
  );
  told.length = 0;
});

afterEach(() => {
  page.dispatchEvent(new Event('pagehide'));
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const see = (...indexes: number[]) => {
  for (const index of indexes)
    track('product:impression', { index, page: 1, pageSize: 48, product: {} } as ListedProduct);
};

test('four products in sight are told of together', () => {
  see(0, 1, 2);
  expect(told).toEqual([]);
  see(3, 4);
  expect(told).toEqual([[0, 1, 2, 3]]);
});

test('what is left is told of before anything else, and when the page is left', () => {
  see(0, 1);
  track('menu:click', { label: 'Roman', url: '/c/roman' });
  see(2);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([[0, 1], [2]]);
});
