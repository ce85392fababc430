import type { ListFilters } from '../engine.ts';
import { type Bits, clearBit, emptyBits, hasBit, setBit } from './bits.ts';
import type { FacetCounter, FacetCounts } from './count-facets.ts';
import { belongs, type FacetRule } from './facet-rule.ts';
import type { IndexStore } from './index-store.ts';
import type { PriceColumns } from './price-columns.ts';

/** A list as every visitor first sees it, before anything is chosen: matched and counted once for all. */
export interface KeptList {
  rows: Bits;
  matches: number;
  isCollapsed: boolean;
  /** Nothing for a list that cannot follow a change and is matched anew. */
  rule: FacetRule | null;
  counts?: FacetCounts;
  filters?: ListFilters;
  /** Rows that died and were added since it was made. */
  pending: { dead: readonly number[]; added: readonly number[] };
}

/** Following more changes than this costs as much as matching anew. */
const mostPending = 2000;

/** The list in the next version. It follows the change only when it is asked for: most lists are not, before the next. */
export function afterChange(
  list: KeptList,
  dead: readonly number[],
  added: readonly number[],
): KeptList | undefined {
  const pending = {
    dead: [...list.pending.dead, ...dead],
    added: [...list.pending.added, ...added],
  };
  if (!list.rule || pending.dead.length + pending.added.length > mostPending) return undefined;
  const { filters: _, ...kept } = list;
  return { ...kept, pending };
}

/** Takes the changes in. Whole units of rows die and come, so what they count is taken off and added. */
export function catchUp(
  list: KeptList,
  inView: Bits,
  store: IndexStore,
  prices: PriceColumns,
  counter: FacetCounter,
): void {
  const { dead, added } = list.pending;
  const { rule } = list;
  if (!rule || dead.length + added.length === 0) return;
  const rows = emptyBits(store.count);
  rows.set(list.rows.subarray(0, rows.length));
  const gone = emptyBits(store.count);
  const come = emptyBits(store.count);
  for (const row of dead) {
    if (!hasBit(list.rows, row)) continue;
    setBit(gone, row);
    clearBit(rows, row);
    list.matches--;
  }
  for (const row of added) {
    if (!hasBit(inView, row) || !belongs(store, row, rule)) continue;
    setBit(come, row);
    setBit(rows, row);
    list.matches++;
  }
  if (list.counts) {
    const options = { isCollapsed: list.isCollapsed, group: null };
    const less = counter.count(store, prices, gone, options);
    const more = counter.count(store, prices, come, options);
    const isRangeSure = less.lowest > list.counts.lowest && less.highest < list.counts.highest;
    const counts = adjusted(list.counts, less, more);
    list.counts = isRangeSure ? counts : { ...counts, ...priceRangeOf(rows, prices.selling) };
  }
  list.rows = rows;
  list.pending = { dead: [], added: [] };
}

/** Counting a million products anew for each that changes would never end. */
function adjusted(counts: FacetCounts, less: FacetCounts, more: FacetCounts): FacetCounts {
  const changes = new Map<number, number>();
  for (const [index, facet] of less.facets.entries()) changes.set(facet, -(less.counts[index] ?? 0));
  for (const [index, facet] of more.facets.entries())
    changes.set(facet, (changes.get(facet) ?? 0) + (more.counts[index] ?? 0));
  const next = counts.counts.slice();
  for (const [index, facet] of counts.facets.entries()) {
    const change = changes.get(facet);
    if (change === undefined) continue;
    next[index] = (next[index] ?? 0) + change;
    changes.delete(facet);
  }
  const extra = [...changes].filter(([, change]) => change > 0);
  const kept = next.some((count) => count === 0)
    ? next.map((_, index) => index).filter((index) => next[index] !== 0)
    : null;
  const facets = kept ? kept.map((index) => counts.facets[index] ?? 0) : counts.facets;
  const amounts = kept ? kept.map((index) => next[index] ?? 0) : next;
  return {
    facets: extra.length > 0 ? Int32Array.from([...facets, ...extra.map(([facet]) => facet)]) : facets,
    counts: extra.length > 0 ? Int32Array.from([...amounts, ...extra.map(([, change]) => change)]) : amounts,
    lowest: Math.min(counts.lowest, more.lowest),
    highest: Math.max(counts.highest, more.highest),
  };
}

function priceRangeOf(rows: Bits, selling: Int32Array): { lowest: number; highest: number } {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < selling.length; row++) {
    if (!hasBit(rows, row)) continue;
    const price = selling[row] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return { lowest, highest };
}
