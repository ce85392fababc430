import type { DataRouter } from 'react-router';
import { track } from './track.ts';

/** Each page that is shown is counted once; filters, sorting and anchors leave it the same page (§2). */
export function trackPageImpressions(router: Pick<DataRouter, 'state' | 'subscribe' | 'createHref'>): void {
  let shown: string | undefined;
  const look = () => {
    const { location, matches } = router.state;
    const path = router.createHref({ ...location, search: '', hash: '' });
    if (path === shown) return;
    const { screen } = (matches.at(-1)?.route.handle ?? {}) as { screen?: string };
    track('page:impression', { screen: screen ?? 'not-found', path, isFirst: shown === undefined });
    shown = path;
  };
  look();
  router.subscribe(look);
}
