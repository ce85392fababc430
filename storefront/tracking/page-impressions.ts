import type { DataRouter } from 'react-router';
import { screenOf } from '#storefront/routing/screens.ts';
import { track } from './track.ts';

/** Tracks each visited page once; filters, sorting and anchors do not count as a new page (§2). */
export function trackPageImpressions(router: Pick<DataRouter, 'state' | 'subscribe' | 'createHref'>): void {
  let trackedPath: string | undefined;
  const trackIfNew = () => {
    const { location, matches } = router.state;
    const path = router.createHref({ ...location, search: '', hash: '' });
    if (path === trackedPath) return;
    const screen = screenOf(matches.at(-1)?.route) ?? 'not-found';
    track('page:impression', { screen, path, isFirst: trackedPath === undefined });
    trackedPath = path;
  };
  trackIfNew();
  router.subscribe(trackIfNew);
}
