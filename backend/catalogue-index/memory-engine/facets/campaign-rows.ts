import type { Campaign } from '../../catalogue.ts';
import type { MemoryIndex } from '../memory-index.ts';
import { type Bits, emptyBits, setBit } from '../storage/bits.ts';

/** The rows of the products that a campaign targets, regardless of its dates and markets. */
export function rowsOfCampaign({ store, postings }: MemoryIndex, { targets }: Campaign): Bits {
  const rows = emptyBits(store.count);
  if (targets.all) return rows.fill(0xffffffff);
  const unite = (kind: 'c' | 'b', ids: ReadonlySet<number>) => {
    for (const id of ids) {
      const facet = store.facets.find(kind, id);
      if (facet !== undefined) postings.unite(rows, facet);
    }
  };
  unite('c', targets.categoryIds);
  unite('b', targets.brandIds);
  for (const id of targets.productIds) {
    const ordinal = store.ordinalOfProduct.find(id, -1);
    if (ordinal >= 0) setBit(rows, ordinal);
  }
  return rows;
}
