import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { layOutWholePages } from '#storefront/browser/deferred-layout.ts';
import type { ArrivalState } from '#storefront/browser/navigation/follow-links.ts';
import {
  createScrollPositions,
  type ScrollPositions,
} from '#storefront/browser/navigation/scroll-positions.ts';
import { screenOf } from '#storefront/routing/screens.ts';
import { type ScrollTarget, scrollTarget } from '#storefront/routing/scroll-target.ts';

/** Scrolls after a new page is rendered, because the old page may be too short. */
export function useScrollPosition(): void {
  const { key, hash, state } = useLocation();
  const action = useNavigationType();
  const screen = screenOf(useMatches().at(-1));
  const positions = useRef<ScrollPositions>(null);
  const displayed = useRef<{ key: string; screen: string | undefined }>(null);

  useLayoutEffect(() => {
    if (displayed.current?.key === key) return;
    const isFirst = displayed.current === null;
    positions.current ??= createScrollPositions();
    const savedY = positions.current.enter(key);
    const from = displayed.current?.screen;
    displayed.current = { key, screen };
    if (isFirst) {
      // In the next frame, when a list has restored its loaded pages and the page has its full length.
      if (positions.current.isReloadOrHistoryNavigation && savedY !== undefined) {
        layOutWholePages();
        requestAnimationFrame(() => scroll({ to: 'position', y: savedY }));
      }
      return;
    }
    layOutWholePages();
    // Moves the focus to the new page, for keyboard and screen reader users.
    if (action === 'PUSH' && hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    if (action === 'PUSH' && (state as ArrivalState | null)?.keepsScroll) return;
    const saved = action === 'POP' ? savedY : undefined;
    scroll(scrollTarget({ from, to: screen, hash, saved, isReplaced: action === 'REPLACE' }));
  }, [key, hash, action, screen, state]);
}

function scroll(target: ScrollTarget): void {
  if (target.to === 'position') window.scrollTo({ top: target.y, behavior: 'instant' });
  else if (target.to === 'anchor') document.getElementById(target.id)?.scrollIntoView();
  else if (target.to === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
}
