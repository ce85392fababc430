import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListedProduct } from './events.ts';
import { groupImpressions } from './group-impressions.ts';
import { subscribe, track } from './track.ts';

const page = new EventTarget();
const stops: (() => void)[] = [];
const groups: number[][] = [];

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stops.push(groupImpressions());
  // Buffered events of earlier tests arrive first.
  page.dispatchEvent(new Event('pagehide'));
  stops.push(
    subscribe(({ name, data }) => {
      if (name === 'product-list:impression') groups.push(data.items.map(({ index }) => index));
    }),
  );
  groups.length = 0;
});

afterEach(() => {
  page.dispatchEvent(new Event('pagehide'));
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

const trackImpressions = (...indexes: number[]) => {
  for (const index of indexes)
    track('product:impression', { index, page: 1, pageSize: 48, product: {} } as ListedProduct);
};

test('groups four visible products', () => {
  trackImpressions(0, 1, 2);
  expect(groups).toEqual([]);
  trackImpressions(3, 4);
  expect(groups).toEqual([[0, 1, 2, 3]]);
});

test('sends an incomplete group before another event and on pagehide', () => {
  trackImpressions(0, 1);
  track('menu:click', { label: 'Roman', url: '/c/roman' });
  trackImpressions(2);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(groups).toEqual([[0, 1], [2]]);
});
