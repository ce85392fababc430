import type { Campaign } from '../../catalogue.ts';
import type { MemoryIndex } from '../memory-index.ts';
import type { PriceColumns } from '../prices/price-columns.ts';
import { type BitSet, clearBit, createBitSet, intersect, setBit } from '../storage/bit-set.ts';

/** The rows of the products that a campaign targets, regardless of its dates and markets. No campaign targets services. */
export function rowsOfCampaign(index: MemoryIndex, campaign: Campaign): BitSet {
  const rows = rowsOfTargets(index, campaign);
  for (const row of serviceRows(index.store)) clearBit(rows, row);
  return rows;
}

/**
 * The rows of a campaign's list: its targets, or, if it changes unit prices, only the targets on which it may be announced
 * (decision 74). Only among `candidates`, if given.
 */
export function announcedRows(
  index: MemoryIndex,
  campaign: Campaign,
  prices: PriceColumns,
  candidates?: BitSet,
): BitSet {
  const rows = rowsOfCampaign(index, campaign);
  if (candidates) intersect(rows, candidates);
  return prices.retainAnnounced(rows, campaign);
}

function rowsOfTargets({ store, postings }: MemoryIndex, { targets }: Campaign): BitSet {
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
  for (const id of targets.productIds)
    for (const row of store.replacedRows.rowsOf(id, store.rowOfProduct)) setBit(rows, row);
  return rows;
}

const scannedStores = new WeakMap<MemoryIndex['store'], { end: number; rows: number[] }>();

/** Scans only the rows that were added since the last call, because rows never change. */
function serviceRows(store: MemoryIndex['store']): readonly number[] {
  const scanned = scannedStores.get(store) ?? { end: 0, rows: [] };
  scannedStores.set(store, scanned);
  for (; scanned.end < store.count; scanned.end++)
    if (store.bytes.isService.get(scanned.end) === 1) scanned.rows.push(scanned.end);
  return scanned.rows;
}
