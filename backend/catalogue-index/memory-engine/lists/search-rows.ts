import type { ListQuery } from '../../engine.ts';
import { CODE_SCORE } from '../../search/matching/relevance.ts';
import type { MemoryIndex } from '../memory-index.ts';
import { hasBit, setBit } from '../storage/bit-set.ts';
import type { ListView } from './list-view.ts';
import type { FoundRows } from './recent-searches.ts';

/** The rows that a search finds, with their scores. Valid until the next search. */
export function searchRows(
  index: MemoryIndex,
  view: ListView,
  { searchText, isLooseSearch }: Pick<ListQuery, 'searchText' | 'isLooseSearch'>,
): FoundRows {
  const key = `${isLooseSearch ? 'loose' : ''} ${searchText}`;
  const rowCount = index.store.count;
  return index.recentSearches.find({ viewNumber: view.number, key, rowCount }, (found) => {
    const isVisible = (row: number) => hasBit(view.rows, row);
    const hits = index.search[view.language]?.search(searchText, isVisible, isLooseSearch);
    if (!hits || hits.ordinals.length === 0) return;
    // Without an iterator: one letter may find most products.
    for (let at = 0; at < hits.ordinals.length; at++) {
      const row = hits.ordinals[at] ?? 0;
      setBit(found.rows, row);
      found.scores[row] = hits.scores[at] ?? 0;
    }
    addEditions(index, view, hits.ordinals, found);
    found.match = hits.match;
  });
}

/**
 * A work is found through any edition: its editions in the reader's language are found too, and all get the best score. A
 * product that is found by its code adds no other editions, and its score stays.
 */
function addEditions(
  { store }: MemoryIndex,
  view: ListView,
  hits: Int32Array,
  { rows, scores }: FoundRows,
): void {
  const entries = store.numbers.entry.data;
  const languages = store.bytes.variantLanguage.data;
  for (let from = 0, to = 0; from < hits.length; from = to) {
    const entry = entries[hits[from] ?? 0] ?? 0;
    let best = 0;
    for (; to < hits.length && entries[hits[to] ?? 0] === entry; to++) {
      const score = scores[hits[to] ?? 0] ?? 0;
      if (score < CODE_SCORE && score > best) best = score;
    }
    if (best === 0) continue;
    for (let row = entry; row < store.count && entries[row] === entry; row++) {
      const isHit = hasBit(rows, row);
      const isFoundByCode = isHit && scores[row] === CODE_SCORE;
      const isReadable = languages[row] === view.language && hasBit(view.rows, row);
      if (isFoundByCode || !(isHit || isReadable)) continue;
      setBit(rows, row);
      scores[row] = best;
    }
  }
}
