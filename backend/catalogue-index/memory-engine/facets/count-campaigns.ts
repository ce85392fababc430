import type { FacetCount, ListScope } from '../../engine.ts';
import { listedCampaigns } from '../../price-scope.ts';
import type { MemoryIndex } from '../memory-index.ts';
import type { PriceColumns } from '../prices/price-columns.ts';
import type { BitSet } from '../storage/bit-set.ts';
import { announcedRows } from './campaign-rows.ts';
import { countListEntries } from './count-facets.ts';

interface CountOptions {
  prices: PriceColumns;
  isCollapsed: boolean;
  /** Facet ids that are listed even if no product has them. */
  selected: readonly string[];
}

/** The campaigns that are announced on the products in `rows`, most frequent first. */
export function countCampaigns(
  index: MemoryIndex,
  scope: ListScope,
  rows: BitSet,
  { prices, isCollapsed, selected }: CountOptions,
): FacetCount[] {
  return listedCampaigns(scope)
    .toSorted((a, b) => a.id - b.id)
    .map((campaign) => {
      const matching = announcedRows(index, campaign, prices, rows);
      const count = countListEntries(index.store, matching, isCollapsed);
      return { facetId: `dc_${campaign.id}`, count, parameterValue: null };
    })
    .filter(({ count, facetId }) => count > 0 || selected.includes(facetId))
    .sort((a, b) => b.count - a.count);
}
