import { type RefObject, useEffect } from 'react';
import { SHOP } from '#storefront/config/shop.ts';

/**
 * Hides the header when scrolling down and shows it when scrolling up (§4). At the top of the page it stays
 * visible, because hiding it would leave a gap. Uses attributes, so that scrolling causes no rerender.
 */
export function useHeaderMotion(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const main = document.getElementById('content');
    let previousY = window.scrollY;
    let frame = 0;

    const isInUse = () =>
      element.contains(document.activeElement) || element.querySelector('[data-open]') !== null;
    const update = () => {
      frame = 0;
      // Ignores overscroll beyond the ends of the page.
      const maxY = document.documentElement.scrollHeight - window.innerHeight;
      const y = Math.max(0, Math.min(window.scrollY, maxY));
      const isBelowTop = y > (main?.offsetTop ?? 0);
      const isScrollingDown = y > previousY;
      if (y !== previousY) element.toggleAttribute('data-away', isScrollingDown && isBelowTop && !isInUse());
      element.toggleAttribute('data-scrolled', y > SHOP.siteTopThreshold);
      element.toggleAttribute('data-below-top', isBelowTop);
      previousY = y;
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    const showHeader = () => element.removeAttribute('data-away');

    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', showHeader);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', showHeader);
    };
  }, [header]);
}
