import type { SearchMatch } from '../../engine.ts';
import { type BitSet, createBitSet } from '../storage/bit-set.ts';

/** The rows that a search finds. */
export interface FoundRows {
  rows: BitSet;
  /** By row; only those of `rows` are valid. */
  scores: Uint32Array;
  /** Undefined if nothing is found. */
  match?: SearchMatch;
}

interface RecentSearch {
  viewNumber: number;
  key: string;
  found: FoundRows;
}

/** A page of results has three queries with the same text: its products, its filters, and the filters of the whole search. */
const maxRecent = 4;

/** The results of the last searches, with buffers that are reused: new ones for 100,000 products cost more than the search. */
export class RecentSearches {
  /** Last used first. */
  private searches: RecentSearch[] = [];

  /** The rows of an earlier search in the same view, or those that `search` adds to an empty result. */
  find(
    { viewNumber, key, rowCount }: { viewNumber: number; key: string; rowCount: number },
    search: (found: FoundRows) => void,
  ): FoundRows {
    const recent = this.searches.find((one) => one.viewNumber === viewNumber && one.key === key);
    if (recent) {
      this.searches = [recent, ...this.searches.filter((one) => one !== recent)];
      return recent.found;
    }
    const replaced = this.searches.length === maxRecent ? this.searches.pop() : undefined;
    const found: FoundRows = {
      rows: createBitSet(rowCount),
      scores: scoresFor(rowCount, replaced?.found.scores),
    };
    search(found);
    this.searches.unshift({ viewNumber, key, found });
    return found;
  }
}

/** The scores are not cleared, because a search reads only those that it wrote. */
function scoresFor(rowCount: number, replaced: Uint32Array | undefined): Uint32Array {
  if (replaced && replaced.length >= rowCount) return replaced;
  return new Uint32Array(Math.ceil(rowCount * 1.2));
}
