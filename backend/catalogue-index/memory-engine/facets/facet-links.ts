import { lowestBit } from '../storage/bit-set.ts';
import type { Column } from '../storage/column.ts';
import { ALL_PRODUCTS } from './facet-numbers.ts';

/**
 * Up to eight rows of a list entry form a block. Editions of a work have nearly all facets in common, so each facet is stored
 * once per block with a bit for each row that has it, and counting visits it once for all of them.
 */
export const BLOCK_SIZE = 8;

/** The bits of a link that stand for rows of the block; the higher bits are the number of the facet. */
export const ROWS_MASK = (1 << BLOCK_SIZE) - 1;

interface Links {
  linkEnds: Column<Uint32Array>;
  links: Column<Uint32Array>;
}

/** Packs a facet with one bit for each row of the block that has it. */
function link(facet: number, rows: number): number {
  return ((facet << BLOCK_SIZE) | rows) >>> 0;
}

/** The first row of the block that contains `row`. `entry` is the first row of its list entry. */
export function blockOf(row: number, entry: number): number {
  return row - ((row - entry) % BLOCK_SIZE);
}

/** Stores the facets of consecutive rows. The first link of a block is `ALL_PRODUCTS`, whose bits are the rows of the block. */
export function appendLinks(
  { links, linkEnds }: Links,
  rows: readonly ReadonlySet<number>[],
  isOneEntry: boolean,
): void {
  const size = isOneEntry ? BLOCK_SIZE : 1;
  for (let first = 0; first < rows.length; first += size) {
    const block = rows.slice(first, first + size);
    links.push(link(ALL_PRODUCTS, 2 ** block.length - 1));
    const [only] = block;
    if (only && block.length === 1) {
      for (const facet of only) links.push(link(facet, 1));
      linkEnds.push(links.length);
      continue;
    }
    const rowsOfFacet = new Map<number, number>();
    for (const [at, facets] of block.entries())
      for (const facet of facets) rowsOfFacet.set(facet, (rowsOfFacet.get(facet) ?? 0) | (1 << at));
    for (const [facet, bits] of rowsOfFacet) links.push(link(facet, bits));
    for (const _ of block) linkEnds.push(links.length);
  }
}

/** Visits every pair of a facet and a row, starting at the first row of a block, without `ALL_PRODUCTS`. */
export function forEachLink(
  { links, linkEnds }: Links,
  from: number,
  visit: (facet: number, row: number) => void,
): void {
  let at = from === 0 ? 0 : linkEnds.get(from - 1);
  // All rows of a block have the same end, so the links of a block are visited at its first row.
  for (let row = from; row < linkEnds.length; row++)
    for (const end = linkEnds.get(row); at < end; at++) {
      const facet = links.get(at) >>> BLOCK_SIZE;
      if (facet === ALL_PRODUCTS) continue;
      for (let rest = links.get(at) & ROWS_MASK; rest !== 0; rest &= rest - 1)
        visit(facet, row + lowestBit(rest));
    }
}

/** The counted facets of one row. */
export function facetsOfRow({ links, linkEnds }: Links, row: number, entry: number): Set<number> {
  const start = blockOf(row, entry);
  const facets = new Set<number>();
  for (let at = start === 0 ? 0 : linkEnds.get(start - 1); at < linkEnds.get(start); at++)
    if (((links.get(at) >>> (row - start)) & 1) === 1) facets.add(links.get(at) >>> BLOCK_SIZE);
  return facets;
}
