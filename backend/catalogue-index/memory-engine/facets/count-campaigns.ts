import type { FacetCount, ListScope } from '../../engine.ts';
import { listedCampaigns } from '../../price-scope.ts';
import type { MemoryIndex } from '../memory-index.ts';
import { type BitSet, intersect } from '../storage/bit-set.ts';
import { rowsOfCampaign } from './campaign-rows.ts';
import { countListEntries } from './count-facets.ts';

interface CountOptions {
  isCollapsed: boolean;
  /** Facet ids that are listed even if no product has them. */
  selected: readonly string[];
}

/** The campaigns of the products in `rows`, most frequent first. */
export function countCampaigns(
  index: MemoryIndex,
  scope: ListScope,
  rows: BitSet,
  { isCollapsed, selected }: CountOptions,
): FacetCount[] {
  return listedCampaigns(scope)
    .toSorted((a, b) => a.id - b.id)
    .map((campaign) => {
      const matching = intersect(rowsOfCampaign(index, campaign), rows);
      const count = countListEntries(index.store, matching, isCollapsed);
      return { facetId: `dc_${campaign.id}`, count, parameterValue: null };
    })
    .filter(({ count, facetId }) => count > 0 || selected.includes(facetId))
    .sort((a, b) => b.count - a.count);
}
