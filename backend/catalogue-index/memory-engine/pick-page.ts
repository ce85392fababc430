import { type Bits, hasBit } from './bits.ts';
import type { IndexStore } from './index-store.ts';

export interface PageRequest {
  /** Rows that match. */
  rows: Bits;
  /** How many they are, about. */
  matches: number;
  skip: number;
  take: number;
  /** The language whose own edition stands for a group; null where nothing is collapsed. */
  collapseFor: number | null;
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
  const wanted = skip + take;
  if (take === 0 || matches === 0) return [];
  // Walking along the whole order finds a page quickly where much matches; where little does, sorting that is quicker.
  const steps = (wanted * store.count) / matches;
  const page =
    steps < matches * 2
      ? walk(store, request, order, builtCount, wanted)
      : best(representatives(store, request), order.compare, wanted);
  return page.slice(skip);
}

/** The rows that stand in the list, out of all that match. */
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
      if (standsForUnit(store, request, row)) found.push(row);
    }
  }
  return found;
}

function walk(
  store: IndexStore,
  request: PageRequest,
  order: Order,
  builtCount: number,
  wanted: number,
): number[] {
  const later = laterRows(store, request, builtCount).sort(order.compare);
  const page: number[] = [];
  let next = 0;
  for (const row of order.rows) {
    if (!hasBit(request.rows, row) || !standsForUnit(store, request, row)) continue;
    for (
      let other = later[next];
      other !== undefined && order.compare(other, row) < 0;
      other = later[++next]
    ) {
      page.push(other);
      if (page.length === wanted) return page;
    }
    page.push(row);
    if (page.length === wanted) return page;
  }
  for (const row of later.slice(next, next + wanted - page.length)) page.push(row);
  return page;
}

/** Matching rows that were added after the build, which no order knows yet. */
function laterRows(store: IndexStore, request: PageRequest, builtCount: number): number[] {
  const found: number[] = [];
  for (let row = builtCount; row < store.count; row++)
    if (hasBit(request.rows, row) && standsForUnit(store, request, row)) found.push(row);
  return found;
}

/** The first `wanted` by an order, without sorting the rest. */
export function best(rows: number[], compare: (a: number, b: number) => number, wanted: number): number[] {
  if (rows.length <= wanted * 4) return rows.sort(compare).slice(0, wanted);
  let chosen: number[] = [];
  let limit: number | undefined;
  for (const row of rows) {
    if (limit !== undefined && compare(row, limit) >= 0) continue;
    chosen.push(row);
    if (chosen.length < wanted * 2) continue;
    chosen = chosen.sort(compare).slice(0, wanted);
    limit = chosen[wanted - 1];
  }
  return chosen.sort(compare).slice(0, wanted);
}

/** Of the matching rows of a unit, the one in the reader's language stands for all, else the first. */
function standsForUnit(
  store: IndexStore,
  { rows, collapseFor }: Pick<PageRequest, 'rows' | 'collapseFor'>,
  row: number,
): boolean {
  if (collapseFor === null) return true;
  const units = store.numbers.unit.data;
  const own = store.bytes.ownLanguage.data;
  const unit = units[row];
  let first = -1;
  for (let other = unit ?? row; other < store.count && units[other] === unit; other++) {
    if (!hasBit(rows, other)) continue;
    if (own[other] === collapseFor) return other === row;
    if (first < 0) first = other;
  }
  return first === row;
}
