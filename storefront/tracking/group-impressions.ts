import type { ListedProduct } from './events.ts';
import { subscribe, track } from './track.ts';

/** Limit of §9. */
const maxBatchSize = 4;

/** Groups impressions of single products into impressions of their list. Returns a function that stops it. */
export function groupImpressions(): () => void {
  let items: ListedProduct[] = [];

  function flush(): void {
    if (items.length === 0) return;
    const group = items;
    items = [];
    track('product-list:impression', { items: group });
  }

  const stop = subscribe((event) => {
    if (event.name === 'product-list:impression') return;
    if (event.name !== 'product:impression') return flush();
    items.push(event.data);
    if (items.length >= maxBatchSize) flush();
  });
  addEventListener('pagehide', flush);
  return () => {
    stop();
    removeEventListener('pagehide', flush);
  };
}
