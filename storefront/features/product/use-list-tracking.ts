import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListedProduct } from '#storefront/tracking/events.ts';
import { track } from '#storefront/tracking/track.ts';
import { type List, listedProduct } from '#storefront/tracking/tracked-product.ts';

/**
 * Tells of products that came fully into sight, once per list, and of those that were followed. One observer and one
 * listener serve the whole list; its items are the list element's children, in the order of the products.
 */
export function useListTracking(list: List) {
  const element = useRef<HTMLUListElement>(null);
  const seen = useRef({ path: '', productIds: new Set<number>() });
  const current = useRef(list);
  const { pathname } = useLocation();

  useEffect(() => {
    current.current = list;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: other products are other elements to observe.
  useEffect(() => {
    if (!element.current) return;
    if (seen.current.path !== pathname) seen.current = { path: pathname, productIds: new Set() };
    const { productIds } = seen.current;
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

  const follow = ({ target }: MouseEvent) => {
    const item = (target as Element).closest('a')?.closest('li');
    const listed = item && listedAt(current.current, item);
    if (listed) track('product:click', listed);
  };
  return {
    ref: element,
    onClick: follow,
    // The middle button opens it beside, which is to follow it as well.
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1) follow(event);
    },
  };
}

function listedAt(list: List, item: Element): ListedProduct | undefined {
  return listedProduct(list, Array.prototype.indexOf.call(item.parentElement?.children ?? [], item));
}
