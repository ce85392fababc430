import { type Bits, countBits } from './bits.ts';
import { EVERYTHING, GROUP, STOCK_STATUS } from './facet-numbers.ts';
import type { IndexStore } from './index-store.ts';
import type { PriceColumns } from './price-columns.ts';

/** The length of a list without counting anything else. */
export function onlyCount(store: IndexStore, rows: Bits, isCollapsed: boolean): number {
  if (!isCollapsed) return countBits(rows);
  const units = store.numbers.unit.data;
  let count = 0;
  let last = -1;
  for (let word = 0; word < rows.length; word++) {
    let rest = rows[word] ?? 0;
    while (rest !== 0) {
      const unit = units[(word << 5) + 31 - Math.clz32(rest & -rest)] ?? 0;
      rest &= rest - 1;
      if (unit !== last) count++;
      last = unit;
    }
  }
  return count;
}

/** How often each facet occurs, by its number; those that do not occur are not there. */
export interface FacetCounts {
  facets: Int32Array;
  counts: Int32Array;
  /** Minor units; lowest above highest where there are no rows. */
  lowest: number;
  highest: number;
}

/**
 * Counts facets over a set of rows. What a list shows as one is counted as one: rows of a unit are neighbours, so it is
 * enough to remember for each facet in which unit it was seen last.
 */
export class FacetCounter {
  private counts = new Int32Array(0);
  private lastUnit = new Int32Array(0);
  private touched = new Int32Array(0);

  /** One group alone, or all. */
  count(
    store: IndexStore,
    prices: PriceColumns,
    rows: Bits,
    options: { isCollapsed: boolean; group: number | null },
  ): FacetCounts {
    this.reserve(store.facets.length);
    const { counts, lastUnit, touched } = this;
    const { isCollapsed, group } = options;
    const units = store.numbers.unit.data;
    const linkEnds = store.linkEnds.data;
    const links = store.links.data;
    const groups = store.facets.group.data;
    const stock = store.bytes.stockStatus.data;
    const { selling, priceBand, discountBand } = prices;
    const withBands = group === null || group < GROUP.none;
    const withLinks = group === null || !(group >= GROUP.Price && group <= GROUP.StockStatus);
    let touchedCount = 0;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    const note = (facet: number, unit: number) => {
      if (lastUnit[facet] === unit) return;
      lastUnit[facet] = unit;
      if ((counts[facet] as number)++ === 0) touched[touchedCount++] = facet;
    };
    for (let word = 0; word < rows.length; word++) {
      let rest = rows[word] as number;
      while (rest !== 0) {
        const row = (word << 5) + 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        const unit = isCollapsed ? (units[row] as number) : row;
        if (withLinks) {
          const end = linkEnds[row] as number;
          for (let at = row === 0 ? 0 : (linkEnds[row - 1] as number); at < end; at++) {
            const facet = links[at] as number;
            if (lastUnit[facet] === unit || (group !== null && groups[facet] !== group)) continue;
            lastUnit[facet] = unit;
            if ((counts[facet] as number)++ === 0) touched[touchedCount++] = facet;
          }
        }
        if (withBands) {
          const price = selling[row] as number;
          if (price < lowest) lowest = price;
          if (price > highest) highest = price;
          note(priceBand[row] as number, unit);
          if (discountBand[row] !== 0) note(discountBand[row] as number, unit);
          note(STOCK_STATUS + (stock[row] as number), unit);
        }
        note(EVERYTHING, unit);
      }
    }
    return { ...this.take(touchedCount), lowest, highest };
  }

  private reserve(facets: number): void {
    if (this.counts.length >= facets) return;
    const capacity = Math.ceil(facets * 1.2) + 64;
    this.counts = new Int32Array(capacity);
    this.lastUnit = new Int32Array(capacity).fill(-1);
    this.touched = new Int32Array(capacity);
  }

  /** Copies what was counted and leaves the arrays clean for the next. */
  private take(count: number): { facets: Int32Array; counts: Int32Array } {
    const facets = this.touched.slice(0, count);
    const counts = new Int32Array(count);
    for (let index = 0; index < count; index++) {
      const facet = facets[index] ?? 0;
      counts[index] = this.counts[facet] ?? 0;
      this.counts[facet] = 0;
      this.lastUnit[facet] = -1;
    }
    return { facets, counts };
  }
}
