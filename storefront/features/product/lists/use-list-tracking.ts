import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListedProduct } from '#storefront/tracking/events.ts';
import { track } from '#storefront/tracking/track.ts';
import { type List, listedProduct } from '#storefront/tracking/tracked-product.ts';

/**
 * Tracks products that became fully visible, once per list, and clicks on them. One observer and one listener serve the
 * whole list; its items are the children of the list element, in the order of the products.
 */
export function useListTracking(list: List) {
  const element = useRef<HTMLUListElement>(null);
  const tracked = useRef({ path: '', productIds: new Set<number>() });
  const current = useRef(list);
  const { pathname } = useLocation();

  useEffect(() => {
    current.current = list;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: new products are new elements to observe.
  useEffect(() => {
    if (!element.current) return;
    if (tracked.current.path !== pathname) tracked.current = { path: pathname, productIds: new Set() };
    const { productIds } = tracked.current;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const listed = isIntersecting && listedAt(current.current, target);
          if (!listed) continue;
          observer.unobserve(target);
          if (productIds.has(listed.product.productId)) continue;
          productIds.add(listed.product.productId);
          track('product:impression', listed);
        }
      },
      { threshold: 1 },
    );
    for (const item of element.current.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list.products, pathname]);

  const trackClick = ({ target }: MouseEvent) => {
    const item = (target as Element).closest('a')?.closest('li');
    const listed = item && listedAt(current.current, item);
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

function listedAt(list: List, item: Element): ListedProduct | undefined {
  return listedProduct(list, Array.prototype.indexOf.call(item.parentElement?.children ?? [], item));
}
