import type { ListQuery } from '../../engine.ts';
import type { SearchHits } from '../../search/matching/match-words.ts';
import { CODE_SCORE } from '../../search/matching/relevance.ts';
import type { MemoryIndex } from '../memory-index.ts';
import { hasBit, setBit } from '../storage/bit-set.ts';
import type { ListView } from './list-view.ts';
import type { FoundRows } from './recent-searches.ts';

/** The rows that a search finds, with their scores. Four later searches can reuse the buffers of the result. */
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
    addHits(index, view, hits, found);
    found.match = hits.match;
  });
}

/**
 * A work is found through any edition: its editions in the reader's language are found too, and all found editions get the
 * best of their scores. A product that is found by its code adds no other editions, and its score stays. One letter may find
 * most products, so each list entry is read once.
 */
function addHits(
  { store }: MemoryIndex,
  view: ListView,
  hits: Pick<SearchHits, 'ordinals' | 'scores'>,
  { rows, scores }: FoundRows,
): void {
  const entries = store.numbers.entry.data;
  const languages = store.bytes.variantLanguage.data;
  const { ordinals } = hits;
  for (let from = 0, to = 0; from < ordinals.length; from = to) {
    const entry = entries[ordinals[from] as number] as number;
    let best = 0;
    for (; to < ordinals.length && entries[ordinals[to] as number] === entry; to++) {
      const row = ordinals[to] as number;
      const score = hits.scores[to] as number;
      setBit(rows, row);
      scores[row] = score;
      if (score < CODE_SCORE && score > best) best = score;
    }
    if (best === 0) continue;
    for (let row = entry; row < store.count && entries[row] === entry; row++) {
      const isHit = hasBit(rows, row);
      const isFoundByCode = isHit && scores[row] === CODE_SCORE;
      const isReadable = languages[row] === view.language && hasBit(view.rows, row);
      const isFound = isHit || isReadable;
      if (!isFound || isFoundByCode) continue;
      setBit(rows, row);
      scores[row] = best;
    }
  }
}
