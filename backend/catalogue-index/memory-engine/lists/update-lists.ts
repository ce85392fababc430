import { setImmediate } from 'node:timers/promises';
import type { FacetCounter } from '../facets/count-facets.ts';
import type { MemoryIndex } from '../memory-index.ts';
import type { ListOrders } from './list-orders.ts';
import type { ListView } from './list-view.ts';

interface UsedLists {
  index: MemoryIndex;
  views: ReadonlyMap<string, ListView>;
  orders: ListOrders;
}

/** Applies pending changes to cached lists and sort orders. Requests are served between the steps. */
export async function updateLists({ index, views, orders }: UsedLists, counter: FacetCounter): Promise<void> {
  for (const view of [...views.values()])
    for (const _ of view.updateLists(index.store, counter)) await setImmediate();
  for (const _ of orders.updateOrders()) await setImmediate();
}
