import type { Bits } from './bits.ts';
import { setBit } from './bits.ts';
import type { IndexStore } from './index-store.ts';
import { forEachLink } from './links.ts';

export interface PostingsData {
  starts: Uint32Array;
  ordinals: Int32Array;
}

/** For each facet the rows that have it: dead rows too, whoever reads takes those out. */
export class Postings {
  private readonly data: PostingsData;
  /** Of rows that were added since. */
  private readonly later = new Map<number, number[]>();

  constructor(data: PostingsData) {
    this.data = data;
  }

  add(facet: number, ordinal: number): void {
    const ordinals = this.later.get(facet);
    if (ordinals) ordinals.push(ordinal);
    else this.later.set(facet, [ordinal]);
  }

  /** Adds the rows of a facet to a set. */
  unite(bits: Bits, facet: number): void {
    const { starts, ordinals } = this.data;
    const end = starts[facet + 1] ?? 0;
    for (let at = starts[facet] ?? end; at < end; at++) {
      const ordinal = ordinals[at] ?? 0;
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
    }
    for (const ordinal of this.later.get(facet) ?? []) setBit(bits, ordinal);
  }
}

/** Turns "the facets of a row" around into "the rows of a facet". */
export function collectPostings(store: IndexStore): PostingsData {
  const { unlistedFacets, unlistedOrdinals } = store;
  const starts = new Uint32Array(store.facets.length + 1);
  const note = (facet: number) => {
    starts[facet + 1] = (starts[facet + 1] ?? 0) + 1;
  };
  forEachLink(store, 0, note);
  for (let at = 0; at < unlistedFacets.length; at++) note(unlistedFacets.get(at));
  for (let facet = 1; facet < starts.length; facet++)
    starts[facet] = (starts[facet] ?? 0) + (starts[facet - 1] ?? 0);
  const free = starts.slice();
  const ordinals = new Int32Array(starts.at(-1) ?? 0);
  const place = (facet: number, ordinal: number) => {
    const at = free[facet] ?? 0;
    ordinals[at] = ordinal;
    free[facet] = at + 1;
  };
  forEachLink(store, 0, place);
  for (let pair = 0; pair < unlistedFacets.length; pair++)
    place(unlistedFacets.get(pair), unlistedOrdinals.get(pair));
  return { starts, ordinals };
}
