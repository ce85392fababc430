import { type Bits, countBits } from './bits.ts';
import { GROUP } from './facet-numbers.ts';
import type { IndexStore } from './index-store.ts';
import { BLOCK, blockOf } from './links.ts';
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

/** What is counted: one group alone, or all. What a list shows as one is counted as one, if it is collapsed. */
export interface CountOptions {
  isCollapsed: boolean;
  group: number | null;
}

/** Counts facets over a set of rows, block by block (links.ts). */
export class FacetCounter {
  private counts = new Int32Array(0);
  private touched = new Int32Array(0);
  private touchedCount = 0;
  /** In which unit a facet was seen last; asked only for units of several blocks. */
  private lastUnit = new Int32Array(0);

  count(store: IndexStore, prices: PriceColumns, rows: Bits, options: CountOptions): FacetCounts {
    this.reserve(store.facets.length);
    this.touchedCount = 0;
    const { group, isCollapsed } = options;
    const isBanded = group === null || (group >= GROUP.Price && group <= GROUP.StockStatus);
    const isLinked = group === null || !isBanded;
    const units = store.numbers.unit.data;
    const linkEnds = store.linkEnds.data;
    const links = store.links.data;
    const { selling, bands: bandsOf } = prices;
    const { counts, touched } = this;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    let done = 0;
    for (let word = 0; word < rows.length; word++) {
      let rest = rows[word] as number;
      while (rest !== 0) {
        const row = (word << 5) + 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        if (row < done) continue;
        const unit = units[row] as number;
        const start = blockOf(row, unit);
        const from = start === 0 ? 0 : (linkEnds[start - 1] as number);
        const end = isLinked ? (linkEnds[start] as number) : from;
        const all = (links[from] as number) & 0xff;
        const own = eightBits(rows, start) & all;
        done = start + 32 - Math.clz32(all);
        let bands = 0;
        for (let left = isBanded ? own : 0; left !== 0; left &= left - 1) {
          const member = start + 31 - Math.clz32(left & -left);
          const price = selling[member] as number;
          if (price < lowest) lowest = price;
          if (price > highest) highest = price;
          bands |= bandsOf[member] as number;
        }
        if (!isCollapsed) {
          this.addEach(links, from, end, own);
          if (isBanded) this.addEachBand(bandsOf, start, own);
          continue;
        }
        if (start !== unit || units[done] === unit) {
          this.addUnseen(links, from, end, own, bands, unit);
          continue;
        }
        // Nearly every unit is one block; written out here, for it is what a list costs.
        let touchedCount = this.touchedCount;
        for (let at = from; at < end; at++) {
          const link = links[at] as number;
          if ((link & own) === 0) continue;
          const facet = link >>> BLOCK;
          if ((counts[facet] as number)++ === 0) touched[touchedCount++] = facet;
        }
        for (; bands !== 0; bands &= bands - 1) {
          const facet = 31 - Math.clz32(bands & -bands);
          if ((counts[facet] as number)++ === 0) touched[touchedCount++] = facet;
        }
        this.touchedCount = touchedCount;
      }
    }
    const only = group === null ? null : { group, groups: store.facets.group.data };
    return { ...this.take(only), lowest, highest };
  }

  /** Each row by itself. */
  private addEach(links: Uint32Array, from: number, end: number, own: number): void {
    for (let at = from; at < end; at++) {
      const link = links[at] as number;
      for (let rest = link & own; rest !== 0; rest &= rest - 1) this.add(link >>> BLOCK);
    }
  }

  private addEachBand(bandsOf: Uint32Array, start: number, own: number): void {
    for (let left = own; left !== 0; left &= left - 1)
      for (let bands = bandsOf[start + 31 - Math.clz32(left & -left)] ?? 0; bands !== 0; bands &= bands - 1)
        this.add(31 - Math.clz32(bands & -bands));
  }

  /** A block of a unit that has others: what those had is not counted again. */
  private addUnseen(
    links: Uint32Array,
    from: number,
    end: number,
    own: number,
    bands: number,
    unit: number,
  ): void {
    for (let at = from; at < end; at++) {
      const link = links[at] as number;
      if ((link & own) !== 0) this.addIfUnseen(link >>> BLOCK, unit);
    }
    for (let rest = bands; rest !== 0; rest &= rest - 1)
      this.addIfUnseen(31 - Math.clz32(rest & -rest), unit);
  }

  private addIfUnseen(facet: number, unit: number): void {
    if (this.lastUnit[facet] === unit) return;
    this.lastUnit[facet] = unit;
    this.add(facet);
  }

  private add(facet: number): void {
    if ((this.counts[facet] as number)++ === 0) this.touched[this.touchedCount++] = facet;
  }

  private reserve(facets: number): void {
    if (this.counts.length >= facets) return;
    const capacity = Math.ceil(facets * 1.2) + 64;
    this.counts = new Int32Array(capacity);
    this.lastUnit = new Int32Array(capacity).fill(-1);
    this.touched = new Int32Array(capacity);
  }

  /** Copies what was counted and leaves the arrays clean for the next. */
  private take(only: { group: number; groups: Int32Array } | null): {
    facets: Int32Array;
    counts: Int32Array;
  } {
    const { touched, touchedCount, lastUnit } = this;
    const facets = new Int32Array(touchedCount);
    const counts = new Int32Array(touchedCount);
    let taken = 0;
    for (let index = 0; index < touchedCount; index++) {
      const facet = touched[index] as number;
      if (only === null || only.groups[facet] === only.group) {
        facets[taken] = facet;
        counts[taken++] = this.counts[facet] as number;
      }
      this.counts[facet] = 0;
      lastUnit[facet] = -1;
    }
    return { facets: facets.subarray(0, taken), counts: counts.subarray(0, taken) };
  }
}

/** Eight bits from a place on. */
function eightBits(bits: Bits, from: number): number {
  const word = from >>> 5;
  const shift = from & 31;
  const low = (bits[word] as number) >>> shift;
  return shift <= 24 ? low : low | ((bits[word + 1] ?? 0) << (32 - shift));
}
