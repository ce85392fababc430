import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListedProduct } from '#storefront/tracking/events.ts';
import { track } from '#storefront/tracking/track.ts';
import { type List, listedProduct } from '#storefront/tracking/tracked-product.ts';

/**
 * Tracks products that became fully visible, once per list, and clicks on them. One observer and one listener serve the
 * whole list; its articles are in the order of the products.
 */
export function useListTracking<Root extends HTMLElement>(list: List) {
  const element = useRef<Root>(null);
  const tracked = useRef({ path: '', productIds: new Set<number>() });
  const latestList = useRef(list);
  const { pathname } = useLocation();

  const articles = () => [...(element.current?.querySelectorAll('article') ?? [])];
  const listedAt = (article: Element): ListedProduct | undefined =>
    listedProduct(latestList.current, articles().indexOf(article as HTMLElement));

  useEffect(() => {
    latestList.current = list;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: new products are new elements to observe.
  useEffect(() => {
    if (!element.current) return;
    if (tracked.current.path !== pathname) tracked.current = { path: pathname, productIds: new Set() };
    const { productIds } = tracked.current;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const listed = isIntersecting && listedAt(target);
          if (!listed) continue;
          observer.unobserve(target);
          if (productIds.has(listed.product.productId)) continue;
          productIds.add(listed.product.productId);
          track('product:impression', listed);
        }
      },
      { threshold: 1 },
    );
    for (const article of articles()) observer.observe(article);
    return () => observer.disconnect();
  }, [list.products, pathname]);

  const trackClick = ({ target }: MouseEvent) => {
    const article = (target as Element).closest('a')?.closest('article');
    const listed = article && listedAt(article);
    if (listed) track('product:click', listed);
  };
  return {
    ref: element,
    onClick: trackClick,
    // The middle button opens the product in a new tab.
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) trackClick(event);
    },
  };
}
