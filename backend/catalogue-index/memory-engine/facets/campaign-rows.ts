import type { Campaign } from '../../catalogue.ts';
import type { MemoryIndex } from '../memory-index.ts';
import { type BitSet, createBitSet, setBit } from '../storage/bit-set.ts';

/** The rows of the products that a campaign targets, regardless of its dates and markets. */
export function rowsOfCampaign({ store, postings }: MemoryIndex, { targets }: Campaign): BitSet {
  const rows = createBitSet(store.count);
  if (targets.all) return rows.fill(0xffffffff);
  const addFacets = (kind: 'c' | 'b', ids: ReadonlySet<number>) => {
    for (const id of ids) {
      const facet = store.facets.find(kind, id);
      if (facet !== undefined) postings.addRowsTo(rows, facet);
    }
  };
  addFacets('c', targets.categoryIds);
  addFacets('b', targets.brandIds);
  for (const id of targets.productIds) {
    const row = store.rowOfProduct.find(id, -1);
    if (row >= 0) setBit(rows, row);
  }
  return rows;
}
