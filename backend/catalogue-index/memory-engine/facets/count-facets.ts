import type { PriceColumns } from '../prices/price-columns.ts';
import { type BitSet, countBits, lowestBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';
import { BLOCK_SIZE, blockOf, ROWS_MASK } from './facet-links.ts';
import { GROUP } from './facet-numbers.ts';

/**
 * The length of a list, without counting facets. The rows of a list entry are consecutive, so comparing with the previous
 * entry is enough.
 */
export function countListEntries(store: IndexStore, rows: BitSet, isCollapsed: boolean): number {
  if (!isCollapsed) return countBits(rows);
  const entries = store.numbers.entry.data;
  let count = 0;
  let last = -1;
  for (let word = 0; word < rows.length; word++) {
    let rest = rows[word] ?? 0;
    while (rest !== 0) {
      const entry = entries[(word << 5) + lowestBit(rest)] ?? 0;
      rest &= rest - 1;
      if (entry !== last) count++;
      last = entry;
    }
  }
  return count;
}

/** Facet numbers and how often each occurs; facets that do not occur are left out. */
export interface FacetCounts {
  facets: Int32Array;
  counts: Int32Array;
  /** Price range in minor units; `lowestPrice` is above `highestPrice` if there are no rows. */
  lowestPrice: number;
  highestPrice: number;
}

interface CountOptions {
  /** Count each list entry once: a collapsed variant group is one entry. */
  isCollapsed: boolean;
  /** Count one group only; null for all. */
  group: number | null;
}

/** Counts facets over a set of rows, block by block (facet-links.ts). Its buffers are reused by all lists. */
export class FacetCounter {
  private counts = new Int32Array(0);
  /** The facets whose count is above 0: only these are cleared for the next list. */
  private touched = new Int32Array(0);
  private touchedCount = 0;
  /** The list entry in which a facet was last seen; used only for entries of several blocks. */
  private lastEntry = new Int32Array(0);

  count(
    store: IndexStore,
    prices: PriceColumns,
    rows: BitSet,
    { group, isCollapsed }: CountOptions,
  ): FacetCounts {
    this.reserve(store.facets.length);
    const countsBands = group === null || (group >= GROUP.Price && group <= GROUP.StockStatus);
    const countsLinks = group === null || !countsBands;
    const [entries, linkEnds, links] = [store.numbers.entry.data, store.linkEnds.data, store.links.data];
    const { selling, bands: bandsOf } = prices;
    const { counts, touched } = this;
    let [lowestPrice, highestPrice] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    let nextRow = 0;
    for (let word = 0; word < rows.length; word++) {
      for (let rest = rows[word] as number; rest !== 0; rest &= rest - 1) {
        const row = (word << 5) + lowestBit(rest);
        if (row < nextRow) continue; // The block of this row has been counted.
        const entry = entries[row] as number;
        const blockStart = blockOf(row, entry);
        const from = blockStart === 0 ? 0 : (linkEnds[blockStart - 1] as number);
        const end = countsLinks ? (linkEnds[blockStart] as number) : from;
        // The first link of a block is `ALL_PRODUCTS`: its bits are the rows of the block.
        const blockRows = (links[from] as number) & ROWS_MASK;
        const matching = eightBits(rows, blockStart) & blockRows;
        nextRow = blockStart + 32 - Math.clz32(blockRows); // The row after the highest bit.
        let bands = 0;
        for (let left = countsBands ? matching : 0; left !== 0; left &= left - 1) {
          const bandRow = blockStart + lowestBit(left);
          const price = selling[bandRow] as number;
          if (price < lowestPrice) lowestPrice = price;
          if (price > highestPrice) highestPrice = price;
          bands |= bandsOf[bandRow] as number;
        }
        if (!isCollapsed) {
          this.addEach(links, from, end, matching);
          if (countsBands) this.addEachBand(bandsOf, blockStart, matching);
          continue;
        }
        if (blockStart !== entry || entries[nextRow] === entry) {
          this.addUnseen(links, from, end, { matching, bands, entry });
          continue;
        }
        // Nearly every list entry is one block. This loop dominates the cost of a list, so its body is not a method.
        let { touchedCount } = this;
        for (let at = from; at < end; at++) {
          const link = links[at] as number;
          if ((link & matching) === 0) continue;
          const facet = link >>> BLOCK_SIZE;
          if ((counts[facet] as number)++ === 0) touched[touchedCount++] = facet;
        }
        for (; bands !== 0; bands &= bands - 1) {
          const facet = lowestBit(bands);
          if ((counts[facet] as number)++ === 0) touched[touchedCount++] = facet;
        }
        this.touchedCount = touchedCount;
      }
    }
    return { ...this.takeCounts(group, store.facets.group.data), lowestPrice, highestPrice };
  }

  /** Counts each row separately. */
  private addEach(links: Uint32Array, from: number, end: number, matching: number): void {
    for (let at = from; at < end; at++) {
      const link = links[at] as number;
      for (let rest = link & matching; rest !== 0; rest &= rest - 1) this.add(link >>> BLOCK_SIZE);
    }
  }

  private addEachBand(bandsOf: Uint32Array, blockStart: number, matching: number): void {
    for (let left = matching; left !== 0; left &= left - 1) {
      const bandsOfRow = bandsOf[blockStart + lowestBit(left)] ?? 0;
      for (let bands = bandsOfRow; bands !== 0; bands &= bands - 1) this.add(lowestBit(bands));
    }
  }

  /** Counts one block of a list entry that has several: facets of its earlier blocks are not counted again. */
  private addUnseen(
    links: Uint32Array,
    from: number,
    end: number,
    block: { matching: number; bands: number; entry: number },
  ): void {
    for (let at = from; at < end; at++) {
      const link = links[at] as number;
      if ((link & block.matching) !== 0) this.addIfUnseen(link >>> BLOCK_SIZE, block.entry);
    }
    for (let rest = block.bands; rest !== 0; rest &= rest - 1) this.addIfUnseen(lowestBit(rest), block.entry);
  }

  private addIfUnseen(facet: number, entry: number): void {
    if (this.lastEntry[facet] === entry) return;
    this.lastEntry[facet] = entry;
    this.add(facet);
  }

  private add(facet: number): void {
    if ((this.counts[facet] as number)++ === 0) this.touched[this.touchedCount++] = facet;
  }

  private reserve(facets: number): void {
    if (this.counts.length >= facets) return;
    const capacity = Math.ceil(facets * 1.2) + 64;
    this.counts = new Int32Array(capacity);
    this.lastEntry = new Int32Array(capacity).fill(-1);
    this.touched = new Int32Array(capacity);
  }

  /** Copies the counts, of one group or of all, and clears the buffers for the next list. */
  private takeCounts(onlyGroup: number | null, groups: Int32Array): Pick<FacetCounts, 'facets' | 'counts'> {
    const { touched, touchedCount, lastEntry } = this;
    const facets = new Int32Array(touchedCount);
    const counts = new Int32Array(touchedCount);
    let taken = 0;
    for (let index = 0; index < touchedCount; index++) {
      const facet = touched[index] as number;
      if (onlyGroup === null || groups[facet] === onlyGroup) {
        facets[taken] = facet;
        counts[taken++] = this.counts[facet] as number;
      }
      this.counts[facet] = 0;
      lastEntry[facet] = -1;
    }
    this.touchedCount = 0;
    return { facets: facets.subarray(0, taken), counts: counts.subarray(0, taken) };
  }
}

/** The bits `from` to `from + 7`. */
function eightBits(bits: BitSet, from: number): number {
  const word = from >>> 5;
  const shift = from & 31;
  const low = (bits[word] as number) >>> shift;
  return shift <= 24 ? low : low | ((bits[word + 1] ?? 0) << (32 - shift));
}
