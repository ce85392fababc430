import type { Column } from './column.ts';
import { EVERYTHING } from './facet-numbers.ts';

/**
 * Up to eight rows that stand in a list as one are a block. Editions of a work have nearly all of their facets in common:
 * noted once with the rows that have it, a facet is looked at once for all of them.
 */
export const BLOCK = 8;

export interface Links {
  linkEnds: Column<Uint32Array>;
  links: Column<Uint32Array>;
}

/** A facet, and a bit for each row of the block that has it. */
function link(facet: number, rows: number): number {
  return ((facet << BLOCK) | rows) >>> 0;
}

/** Where the block of a row begins, if the row's unit begins at `unit`. */
export function blockOf(row: number, unit: number): number {
  return row - ((row - unit) % BLOCK);
}

/** Notes the facets of neighbouring rows. The first link of a block is the facet of everything: it tells which rows it has. */
export function appendLinks(
  { links, linkEnds }: Links,
  rows: readonly ReadonlySet<number>[],
  isOneUnit: boolean,
): void {
  const size = isOneUnit ? BLOCK : 1;
  for (let first = 0; first < rows.length; first += size) {
    const block = rows.slice(first, first + size);
    links.push(link(EVERYTHING, 2 ** block.length - 1));
    const owners = new Map<number, number>();
    for (const [at, facets] of block.entries())
      for (const facet of facets) owners.set(facet, (owners.get(facet) ?? 0) | (1 << at));
    for (const [facet, own] of owners) links.push(link(facet, own));
    for (const _ of block) linkEnds.push(links.length);
  }
}

/** Tells every pair of a facet and a row that has it, from a row on that begins a block; `EVERYTHING` is not told. */
export function forEachLink(
  { links, linkEnds }: Links,
  from: number,
  tell: (facet: number, row: number) => void,
): void {
  let at = from === 0 ? 0 : linkEnds.get(from - 1);
  for (let row = from; row < linkEnds.length; row++)
    for (const end = linkEnds.get(row); at < end; at++) {
      const facet = links.get(at) >>> BLOCK;
      if (facet === EVERYTHING) continue;
      for (let rest = links.get(at) & 0xff; rest !== 0; rest &= rest - 1)
        tell(facet, row + 31 - Math.clz32(rest & -rest));
    }
}

/** The counted facets of one row. */
export function facetsOfRow({ links, linkEnds }: Links, row: number, unit: number): Set<number> {
  const start = blockOf(row, unit);
  const facets = new Set<number>();
  for (let at = start === 0 ? 0 : linkEnds.get(start - 1); at < linkEnds.get(start); at++)
    if (((links.get(at) >>> (row - start)) & 1) === 1) facets.add(links.get(at) >>> BLOCK);
  return facets;
}
