import { type RefObject, useEffect } from 'react';
import { SHOP } from '#storefront/config/shop.ts';

/**
 * The header goes out of the way of whoever reads on, and comes back to whoever turns around (§4): not before the
 * place that it has in the page has scrolled away, where it would leave a hole. It is told by attributes, so that
 * nothing is rendered anew while the page scrolls.
 */
export function useHeaderMotion(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const main = document.getElementById('content');
    let before = window.scrollY;
    let frame = 0;

    const isInUse = () =>
      element.contains(document.activeElement) || element.querySelector('[data-open]') !== null;
    const look = () => {
      frame = 0;
      // A page that is pulled beyond its ends, as fingers do, has not been scrolled.
      const furthest = document.documentElement.scrollHeight - window.innerHeight;
      const y = Math.max(0, Math.min(window.scrollY, furthest));
      const isBelowTop = y > (main?.offsetTop ?? 0);
      const goesDown = y > before;
      if (y !== before) element.toggleAttribute('data-away', goesDown && isBelowTop && !isInUse());
      element.toggleAttribute('data-scrolled', y > SHOP.siteTopThreshold);
      element.toggleAttribute('data-below-top', isBelowTop);
      before = y;
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const comeBack = () => element.removeAttribute('data-away');

    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', comeBack);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', comeBack);
    };
  }, [header]);
}
