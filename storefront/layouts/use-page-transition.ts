import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { TIMINGS } from '#storefront/config/timings.ts';

/**
 * The old page is out when the new one fades in (§9: out-in). Nothing waits for it: the new page is there at once, and
 * the way back, which browsers may animate themselves, is left alone.
 */
export function usePageTransition(): void {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (action === 'POP' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document
      .getElementById('content')
      ?.animate({ opacity: [0, 1] }, { duration: TIMINGS.pageTransition, easing: 'ease-out', id: 'page' });
  }, [pathname, action]);
}
