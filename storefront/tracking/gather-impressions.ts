import type { ListedProduct } from './events.ts';
import { subscribe, track } from './track.ts';

/** §9: so many are told of at once. */
const atOnce = 4;

/** Joins products that come into sight one by one into parts of their list. Returns how to stop. */
export function gatherImpressions(): () => void {
  let items: ListedProduct[] = [];

  function flush(): void {
    if (items.length === 0) return;
    const gathered = items;
    items = [];
    track('product-list:impression', { items: gathered });
  }

  const stop = subscribe((event) => {
    if (event.name === 'product-list:impression') return;
    if (event.name !== 'product:impression') return flush();
    items.push(event.data);
    if (items.length >= atOnce) flush();
  });
  addEventListener('pagehide', flush);
  return () => {
    stop();
    removeEventListener('pagehide', flush);
  };
}
