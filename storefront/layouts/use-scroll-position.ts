import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { openScrollMemory, type ScrollMemory } from '#storefront/browser/scroll-memory.ts';
import { type ScrollTarget, scrollTarget } from '#storefront/routing/scroll-target.ts';

/** Moves the window when a new page has taken its place, and not before: an old page may be too short to scroll that far. */
export function useScrollPosition(): void {
  const { key, hash } = useLocation();
  const action = useNavigationType();
  const route = useMatches().at(-1)?.id ?? '';
  const memory = useRef<ScrollMemory>(null);
  const shown = useRef<{ key: string; route: string }>(null);

  useLayoutEffect(() => {
    if (shown.current?.key === key) return;
    const isFirst = shown.current === null;
    memory.current ??= openScrollMemory();
    const left = memory.current.enter(key);
    const from = shown.current?.route ?? route;
    shown.current = { key, route };
    if (isFirst) {
      // With the next frame the page is as long as it was: a list is joined again by what the browser has kept of it.
      if (memory.current.isReturn && left !== undefined)
        requestAnimationFrame(() => scroll({ to: 'position', y: left }));
      return;
    }
    // Whoever moves by keyboard or by ear goes on from the new page's beginning.
    if (action === 'PUSH' && hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    const saved = action === 'POP' ? left : undefined;
    scroll(scrollTarget({ from, to: route, hash, saved, isReplaced: action === 'REPLACE' }));
  }, [key, hash, action, route]);
}

function scroll(target: ScrollTarget): void {
  if (target.to === 'position') window.scrollTo({ top: target.y, behavior: 'instant' });
  else if (target.to === 'anchor') document.getElementById(target.id)?.scrollIntoView();
  else if (target.to === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
}
