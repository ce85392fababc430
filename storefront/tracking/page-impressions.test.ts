import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { TrackingEvent } from './events.ts';
import { trackPageImpressions } from './page-impressions.ts';
import { subscribe } from './track.ts';

test('tracks one impression per route change and none for a changed query', async () => {
  const events: TrackingEvent[] = [];
  subscribe((event) => events.push(event));
  const router = createMemoryRouter(
    [
      { path: '/', handle: { screen: 'home' } },
      { path: '/uutuudet', handle: { screen: 'news' } },
      { path: '*' },
    ],
    { basename: '/fi', initialEntries: ['/fi'] },
  );
  trackPageImpressions(router);
  await router.navigate('/uutuudet?page=2#top');
  await router.navigate('/uutuudet?page=3');
  await router.navigate('/nowhere');
  await router.navigate(-1);
  await expect.poll(() => events.length).toBe(4);
  expect(events.map(({ name, data }) => [name, data])).toEqual([
    ['page:impression', { screen: 'home', path: '/fi', isFirst: true }],
    ['page:impression', { screen: 'news', path: '/fi/uutuudet', isFirst: false }],
    ['page:impression', { screen: 'not-found', path: '/fi/nowhere', isFirst: false }],
    ['page:impression', { screen: 'news', path: '/fi/uutuudet', isFirst: false }],
  ]);
});
