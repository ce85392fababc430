import { useLayoutEffect, useRef } from 'react';
import { useHref, useLocation, useMatches } from 'react-router';
import { track } from '#storefront/tracking/track.ts';

/** Each page that is shown is counted once; filters and sorting leave it the same page (§2). */
export function usePageImpressions(): void {
  const path = useHref(useLocation().pathname);
  const handle = useMatches().at(-1)?.handle as { screen?: string } | undefined;
  const screen = handle?.screen ?? 'not-found';
  const shown = useRef<string>(null);
  // Before the effects of the screen, whose own events belong to this page.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    track('page:impression', { screen, path, isFirst: shown.current === null });
    shown.current = path;
  }, [path, screen]);
}
