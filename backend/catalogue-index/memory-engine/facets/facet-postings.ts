import type { BitSet } from '../storage/bit-set.ts';
import { setBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';
import { forEachLink } from './facet-links.ts';

export interface FacetPostingsData {
  /** By facet number: where its rows start in `rows`. They end where those of the next facet start. */
  starts: Uint32Array;
  rows: Int32Array;
}

/** The rows that have each facet. They include dead rows, which the callers remove. */
export class FacetPostings {
  private readonly data: FacetPostingsData;
  /** Rows that were added after the build. */
  private readonly addedRows = new Map<number, number[]>();

  constructor(data: FacetPostingsData) {
    this.data = data;
  }

  add(facet: number, row: number): void {
    const rows = this.addedRows.get(facet);
    if (rows) rows.push(row);
    else this.addedRows.set(facet, [row]);
  }

  /** Adds the rows of a facet to a set. */
  addRowsTo(set: BitSet, facet: number): void {
    const { starts, rows } = this.data;
    const end = starts[facet + 1] ?? 0;
    for (let at = starts[facet] ?? end; at < end; at++) {
      const row = rows[at] ?? 0;
      set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
    }
    for (const row of this.addedRows.get(facet) ?? []) setBit(set, row);
  }
}

/** Inverts the facets of each row into the rows of each facet. */
export function collectFacetPostings(store: IndexStore): FacetPostingsData {
  const { unlistedFacets, unlistedRows } = store;
  const starts = new Uint32Array(store.facets.length + 1);
  const count = (facet: number) => {
    starts[facet + 1] = (starts[facet + 1] ?? 0) + 1;
  };
  forEachLink(store, 0, count);
  for (let index = 0; index < unlistedFacets.length; index++) count(unlistedFacets.get(index));
  for (let facet = 1; facet < starts.length; facet++)
    starts[facet] = (starts[facet] ?? 0) + (starts[facet - 1] ?? 0);
  const nextPositions = starts.slice();
  const rows = new Int32Array(starts.at(-1) ?? 0);
  const append = (facet: number, row: number) => {
    const at = nextPositions[facet] ?? 0;
    rows[at] = row;
    nextPositions[facet] = at + 1;
  };
  forEachLink(store, 0, append);
  for (let index = 0; index < unlistedFacets.length; index++)
    append(unlistedFacets.get(index), unlistedRows.get(index));
  return { starts, rows };
}
