import { type BitSet, hasBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';

export interface PageRequest {
  /** Rows that match. */
  rows: BitSet;
  /** Their approximate number. */
  matches: number;
  skip: number;
  take: number;
  /** Language and prices by which a variant group is represented; null if the list is not collapsed. */
  collapseFor: { language: number; prices: { selling: Int32Array } } | null;
}

interface Order {
  rows: Int32Array;
  compare(a: number, b: number): number;
}

/** The rows of one page, in order. */
export function pickPage(
  store: IndexStore,
  request: PageRequest,
  order: Order,
  builtCount: number,
): number[] {
  const { matches, skip, take } = request;
  const needed = skip + take;
  if (take === 0 || matches === 0) return [];
  // With many matches, walking along the precomputed order is fastest; with few, sorting them is.
  const steps = (needed * store.count) / matches;
  const page =
    steps < matches * 2
      ? walkOrder(store, request, order, builtCount)
      : firstInOrder(representatives(store, request), order.compare, needed);
  return page.slice(skip);
}

/** The matching rows that appear in the list: one per list entry. */
export function representatives(
  store: IndexStore,
  request: Pick<PageRequest, 'rows' | 'collapseFor'>,
): number[] {
  const found: number[] = [];
  const { rows } = request;
  for (let word = 0; word < rows.length; word++) {
    let rest = rows[word] ?? 0;
    while (rest !== 0) {
      const row = (word << 5) + 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      if (representsEntry(store, request, row)) found.push(row);
    }
  }
  return found;
}

function walkOrder(store: IndexStore, request: PageRequest, order: Order, builtCount: number): number[] {
  const needed = request.skip + request.take;
  const later = laterRows(store, request, builtCount).sort(order.compare);
  const page: number[] = [];
  let next = 0;
  for (const row of order.rows) {
    if (!hasBit(request.rows, row) || !representsEntry(store, request, row)) continue;
    for (
      let other = later[next];
      other !== undefined && order.compare(other, row) < 0;
      other = later[++next]
    ) {
      page.push(other);
      if (page.length === needed) return page;
    }
    page.push(row);
    if (page.length === needed) return page;
  }
  for (const row of later.slice(next, next + needed - page.length)) page.push(row);
  return page;
}

/** Matching rows that were added after the build and are not in the precomputed order. */
function laterRows(store: IndexStore, request: PageRequest, builtCount: number): number[] {
  const found: number[] = [];
  for (let row = builtCount; row < store.count; row++)
    if (hasBit(request.rows, row) && representsEntry(store, request, row)) found.push(row);
  return found;
}

/** The first `needed` rows in an order, without sorting the rest. */
export function firstInOrder(
  rows: number[],
  compare: (a: number, b: number) => number,
  needed: number,
): number[] {
  if (rows.length <= needed * 4) return rows.sort(compare).slice(0, needed);
  let selected: number[] = [];
  let limit: number | undefined;
  for (const row of rows) {
    if (limit !== undefined && compare(row, limit) >= 0) continue;
    selected.push(row);
    if (selected.length < needed * 2) continue;
    selected = selected.sort(compare).slice(0, needed);
    limit = selected[needed - 1];
  }
  return selected.sort(compare).slice(0, needed);
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
