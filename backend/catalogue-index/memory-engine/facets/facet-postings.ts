import type { Bits } from '../storage/bits.ts';
import { setBit } from '../storage/bits.ts';
import type { IndexStore } from '../storage/index-store.ts';
import { forEachLink } from './facet-links.ts';

export interface FacetPostingsData {
  starts: Uint32Array;
  ordinals: Int32Array;
}

/** The rows that have each facet. They include dead rows, which readers remove. */
export class FacetPostings {
  private readonly data: FacetPostingsData;
  /** Rows that were added after the build. */
  private readonly later = new Map<number, number[]>();

  constructor(data: FacetPostingsData) {
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

/** Inverts the facets of each row into the rows of each facet. */
export function collectFacetPostings(store: IndexStore): FacetPostingsData {
  const { unlistedFacets, unlistedOrdinals } = store;
  const starts = new Uint32Array(store.facets.length + 1);
  const count = (facet: number) => {
    starts[facet + 1] = (starts[facet + 1] ?? 0) + 1;
  };
  forEachLink(store, 0, count);
  for (let at = 0; at < unlistedFacets.length; at++) count(unlistedFacets.get(at));
  for (let facet = 1; facet < starts.length; facet++)
    starts[facet] = (starts[facet] ?? 0) + (starts[facet - 1] ?? 0);
  const free = starts.slice();
  const ordinals = new Int32Array(starts.at(-1) ?? 0);
  const append = (facet: number, ordinal: number) => {
    const at = free[facet] ?? 0;
    ordinals[at] = ordinal;
    free[facet] = at + 1;
  };
  forEachLink(store, 0, append);
  for (let pair = 0; pair < unlistedFacets.length; pair++)
    append(unlistedFacets.get(pair), unlistedOrdinals.get(pair));
  return { starts, ordinals };
}
