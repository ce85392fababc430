import type { ListFilters } from '../engine.ts';
import { type Bits, clearBit, countBits, emptyBits, hasBit, setBit } from './bits.ts';
import type { FacetCounter, FacetCounts } from './count-facets.ts';
import type { MemoryIndex } from './memory-index.ts';
import type { PriceColumns } from './price-columns.ts';

/** A list as every visitor first sees it, before anything is chosen. */
export interface KeptList {
  rows: Bits;
  matches: number;
  counts?: FacetCounts;
  filters?: ListFilters;
}

const mostKept = 200;
const longestKey = 200;

/** What readers of one language see at the prices of one scope: which rows are there at all. */
export class ListView {
  readonly language: number;
  readonly prices: PriceColumns;
  readonly rows: Bits;
  private readonly kept = new Map<string, KeptList>();

  private constructor(language: number, prices: PriceColumns, rows: Bits) {
    this.language = language;
    this.prices = prices;
    this.rows = rows;
  }

  static of(index: MemoryIndex, live: Bits, language: number, prices: PriceColumns): ListView {
    const rows = live.slice();
    const published = index.store.languages.data;
    for (let row = 0; row < index.store.count; row++) {
      const isPublished = (((published[row] ?? 0) >>> language) & 1) === 1;
      if (!isPublished || (prices.selling[row] ?? -1) < 0) clearBit(rows, row);
    }
    return new ListView(language, prices, rows);
  }

  /** A list that many ask for, made once. The whole shop has the empty key. */
  keptList(key: string, make: () => KeptList): KeptList {
    const known = this.kept.get(key);
    if (known) return known;
    const list = make();
    // A long key is nobody's page: whoever sends such must not fill the memory.
    if (key.length > longestKey) return list;
    if (this.kept.size >= mostKept) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, list);
    return list;
  }

  /** The same after whole units of rows have died and others were added. */
  changed(
    index: MemoryIndex,
    counter: FacetCounter,
    dead: readonly number[],
    added: readonly number[],
  ): ListView {
    const rows = emptyBits(index.store.count);
    rows.set(this.rows);
    const gone = emptyBits(index.store.count);
    const come = emptyBits(index.store.count);
    for (const row of dead) {
      if (hasBit(this.rows, row)) setBit(gone, row);
      clearBit(rows, row);
    }
    for (const row of added) {
      const isPublished = ((index.store.languages.get(row) >>> this.language) & 1) === 1;
      if (!isPublished || (this.prices.selling[row] ?? -1) < 0) continue;
      setBit(rows, row);
      setBit(come, row);
    }
    const view = new ListView(this.language, this.prices, rows);
    // Of the kept lists only the whole shop follows: counting it anew takes longest, and it is asked for most.
    const whole = this.kept.get('');
    if (whole?.counts) {
      const options = { isCollapsed: true, group: null };
      const less = counter.count(index.store, this.prices, gone, options);
      const more = counter.count(index.store, this.prices, come, options);
      const total = adjusted(whole.counts, less, more);
      const isRangeSure = less.lowest > whole.counts.lowest && less.highest < whole.counts.highest;
      const counts = isRangeSure ? total : { ...total, ...priceRangeOf(rows, this.prices.selling) };
      view.kept.set('', { rows, matches: countBits(rows), counts });
    }
    return view;
  }
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
