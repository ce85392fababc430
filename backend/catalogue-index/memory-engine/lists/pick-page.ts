import { type BitSet, hasBit, highestBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';

export interface PageRequest {
  /** Rows that match. */
  rows: BitSet;
  /** The approximate number of `rows`. */
  matchCount: number;
  skip: number;
  take: number;
  /** Language and prices by which a variant group is represented; null if the list is not collapsed. */
  collapseFor: { language: number; prices: { selling: Int32Array } } | null;
}

interface Order {
  rows: Int32Array;
  /** Rows that were added after the build, in the same order. */
  addedRows: { upTo(count: number): readonly number[] };
  compare(a: number, b: number): number;
}

/** The rows of one page, in order. */
export function pickPage(store: IndexStore, request: PageRequest, order: Order): number[] {
  const { matchCount, skip, take } = request;
  const needed = skip + take;
  if (take === 0 || matchCount === 0) return [];
  // With many matches, walking along the precomputed order is fastest; with few, sorting them is. `steps` is the number of
  // rows that the walk passes until the page is full, if the matches are spread evenly.
  const steps = (needed * store.count) / matchCount;
  const page =
    steps < matchCount * 2
      ? walkOrder(store, request, order)
      : firstInOrder(store, request, order.compare, needed);
  return page.slice(skip);
}

/**
 * The first `needed` of the rows that appear in the list, one per list entry, without sorting the rest. Rows are read from
 * the last to the first: newer products have higher rows and precede older ones that are equal, so few rows after the first
 * are selected.
 */
export function firstInOrder(
  store: IndexStore,
  request: Pick<PageRequest, 'rows' | 'collapseFor'>,
  compare: (a: number, b: number) => number,
  needed: number,
): number[] {
  const { rows } = request;
  let selected: number[] = [];
  let limit: number | undefined;
  for (let word = rows.length - 1; word >= 0; word--) {
    for (let rest = rows[word] ?? 0; rest !== 0; ) {
      const bit = highestBit(rest);
      rest ^= 1 << bit;
      const row = (word << 5) + bit;
      // Compared first: most rows of a long list come after the page, so their entries need not be read.
      if (limit !== undefined && compare(row, limit) >= 0) continue;
      if (!representsEntry(store, request, row)) continue;
      selected.push(row);
      if (selected.length < needed * 2) continue;
      selected = selected.sort(compare).slice(0, needed);
      limit = selected[needed - 1];
    }
  }
  return selected.sort(compare).slice(0, needed);
}

/** Merges the two sequences of an order, as far as the page needs. */
function walkOrder(store: IndexStore, request: PageRequest, order: Order): number[] {
  const needed = request.skip + request.take;
  const isListed = (row: number) => hasBit(request.rows, row) && representsEntry(store, request, row);
  const added = order.addedRows.upTo(store.count);
  const page: number[] = [];
  let next = 0;
  const nextAdded = () => {
    while (next < added.length && !isListed(added[next] ?? 0)) next++;
    return added[next];
  };
  for (const row of order.rows) {
    if (!isListed(row)) continue;
    for (
      let other = nextAdded();
      other !== undefined && order.compare(other, row) < 0;
      next++, other = nextAdded()
    ) {
      page.push(other);
      if (page.length === needed) return page;
    }
    page.push(row);
    if (page.length === needed) return page;
  }
  for (let other = nextAdded(); other !== undefined && page.length < needed; next++, other = nextAdded())
    page.push(other);
  return page;
}

/**
 * A list entry is represented by one of its matching products: in the reader's language, then available, then the cheapest,
 * then the first.
 */
function representsEntry(
  store: IndexStore,
  { rows, collapseFor }: Pick<PageRequest, 'rows' | 'collapseFor'>,
  row: number,
): boolean {
  if (collapseFor === null) return true;
  const entries = store.numbers.entry.data;
  const entry = entries[row];
  for (let other = entry ?? row; other < store.count && entries[other] === entry; other++)
    if (other !== row && hasBit(rows, other) && comesBefore(store, collapseFor, other, row)) return false;
  return true;
}

function comesBefore(
  store: IndexStore,
  { language, prices: { selling } }: NonNullable<PageRequest['collapseFor']>,
  row: number,
  other: number,
): boolean {
  const languages = store.bytes.variantLanguage.data;
  const isInLanguage = languages[row] === language;
  if (isInLanguage !== (languages[other] === language)) return isInLanguage;
  const stock = store.bytes.stockStatus.data;
  const difference =
    (stock[row] ?? 0) - (stock[other] ?? 0) || (selling[row] ?? 0) - (selling[other] ?? 0) || row - other;
  return difference < 0;
}
