import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { TIMINGS } from '#storefront/config/timings.ts';

/**
 * Fades in a new page (§9) without delaying it. The styles of the loading bar fade out the previous page if the new one takes
 * long. Back and forward are not animated here, because browsers may animate them.
 */
export function usePageTransition(): void {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const displayedPath = useRef(pathname);
  useLayoutEffect(() => {
    if (displayedPath.current === pathname) return;
    displayedPath.current = pathname;
    if (action === 'POP' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document
      .getElementById('content')
      ?.animate({ opacity: [0, 1] }, { duration: TIMINGS.pageTransition, easing: 'ease-out', id: 'page' });
  }, [pathname, action]);
}
