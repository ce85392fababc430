import type { ListFilters } from '../../engine.ts';
import type { FacetCounter, FacetCounts } from '../facets/count-facets.ts';
import { type FacetRule, matchesRule } from '../facets/facet-rule.ts';
import type { PriceColumns } from '../prices/price-columns.ts';
import { type BitSet, clearBit, createBitSet, hasBit, setBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';

/** A list without customer filters, as every visitor first sees it: matched and counted once for all visitors. */
export interface CachedList {
  rows: BitSet;
  matchCount: number;
  isCollapsed: boolean;
  /** Null for a list that cannot be updated and is matched again after a change. */
  rule: FacetRule | null;
  /** Set once the list was requested with facets. */
  counts?: FacetCounts;
  filters?: ListFilters;
  /** How many entries the list has, if its facets are not counted. */
  entries?: number;
  /** Rows that were removed and added since the list was last updated. */
  pending: { dead: readonly number[]; added: readonly number[] };
}

/** Applying more changes than this costs as much as matching again: rows, and a share of all rows. */
const maxPendingRows = 2000;
const maxPendingShare = 1 / 20;
const rowsPerWord = 32;

/** The list in the next version. Changes are applied at its next request, because most lists are not requested again. */
export function withPendingChange(
  list: CachedList,
  dead: readonly number[],
  added: readonly number[],
): CachedList | undefined {
  const maxRows = Math.max(maxPendingRows, list.rows.length * rowsPerWord * maxPendingShare);
  const pending = {
    dead: [...list.pending.dead, ...dead],
    added: [...list.pending.added, ...added],
  };
  if (!list.rule || pending.dead.length + pending.added.length > maxRows) return undefined;
  const { filters: _, entries: __, ...withoutFilters } = list;
  return { ...withoutFilters, pending };
}

/** Applies pending changes. Whole variant groups are removed and added, so their counts can be subtracted and added. */
export function applyPendingChange(
  list: CachedList,
  {
    view: { rows: visibleRows, prices },
    store,
    counter,
  }: { view: { rows: BitSet; prices: PriceColumns }; store: IndexStore; counter: FacetCounter },
): void {
  const { dead, added } = list.pending;
  const { rule } = list;
  if (!rule || dead.length + added.length === 0) return;
  const rows = createBitSet(store.count);
  rows.set(list.rows.subarray(0, rows.length));
  const removedRows = createBitSet(store.count);
  const addedRows = createBitSet(store.count);
  for (const row of dead) {
    if (!hasBit(list.rows, row)) continue;
    setBit(removedRows, row);
    clearBit(rows, row);
    list.matchCount--;
  }
  for (const row of added) {
    if (!hasBit(visibleRows, row) || !matchesRule(store, row, rule)) continue;
    setBit(addedRows, row);
    setBit(rows, row);
    list.matchCount++;
  }
  if (list.counts) {
    const options = { isCollapsed: list.isCollapsed, group: null };
    const removedCounts = counter.count(store, prices, removedRows, options);
    const addedCounts = counter.count(store, prices, addedRows, options);
    const hasRemovedExtremePrice =
      removedCounts.lowestPrice <= list.counts.lowestPrice ||
      removedCounts.highestPrice >= list.counts.highestPrice;
    const counts = adjustCounts(list.counts, removedCounts, addedCounts);
    list.counts = hasRemovedExtremePrice ? { ...counts, ...priceRangeOf(rows, prices.selling) } : counts;
  }
  list.rows = rows;
  list.pending = { dead: [], added: [] };
}

/**
 * Subtracts and adds counts, because counting a million products again for each change would take too long. Facets that no
 * product has any longer are removed, and new ones are appended.
 */
function adjustCounts(counts: FacetCounts, removed: FacetCounts, added: FacetCounts): FacetCounts {
  const changes = new Map<number, number>();
  for (const [index, facet] of removed.facets.entries()) changes.set(facet, -(removed.counts[index] ?? 0));
  for (const [index, facet] of added.facets.entries())
    changes.set(facet, (changes.get(facet) ?? 0) + (added.counts[index] ?? 0));
  const next = counts.counts.slice();
  for (const [index, facet] of counts.facets.entries()) {
    const change = changes.get(facet);
    if (change === undefined) continue;
    next[index] = (next[index] ?? 0) + change;
    changes.delete(facet);
  }
  const newFacets = [...changes].filter(([, change]) => change > 0);
  const remaining = next.some((count) => count === 0)
    ? next.map((_, index) => index).filter((index) => next[index] !== 0)
    : null;
  const facets = remaining ? remaining.map((index) => counts.facets[index] ?? 0) : counts.facets;
  const remainingCounts = remaining ? remaining.map((index) => next[index] ?? 0) : next;
  return {
    facets:
      newFacets.length > 0 ? Int32Array.from([...facets, ...newFacets.map(([facet]) => facet)]) : facets,
    counts:
      newFacets.length > 0
        ? Int32Array.from([...remainingCounts, ...newFacets.map(([, change]) => change)])
        : remainingCounts,
    lowestPrice: Math.min(counts.lowestPrice, added.lowestPrice),
    highestPrice: Math.max(counts.highestPrice, added.highestPrice),
  };
}

function priceRangeOf(rows: BitSet, selling: Int32Array): Pick<FacetCounts, 'lowestPrice' | 'highestPrice'> {
  let lowestPrice = Number.POSITIVE_INFINITY;
  let highestPrice = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < selling.length; row++) {
    if (!hasBit(rows, row)) continue;
    const price = selling[row] ?? 0;
    if (price < lowestPrice) lowestPrice = price;
    if (price > highestPrice) highestPrice = price;
  }
  return { lowestPrice, highestPrice };
}
