import type { ListQuery } from '../../engine.ts';
import { GROUP } from '../facets/facet-numbers.ts';
import type { FacetRows, SelectedGroup } from '../facets/facet-rows.ts';
import { type BitSet, intersect, subtract } from '../storage/bit-set.ts';

/** The rows of a list, and the data to count facets as if nothing were selected in one group. */
export interface MatchedRows {
  /** Rows of the list. */
  all: BitSet;
  /** Rows of the list without the customer's filters. */
  bounded: BitSet;
  /** The customer's filters, one entry per group. */
  selections: SelectedGroup[];
}

/** `searchRows`: the rows that the search finds; null without a search. */
export function matchRows(
  query: ListQuery,
  visibleRows: BitSet,
  facets: FacetRows,
  searchRows: BitSet | null,
): MatchedRows {
  const bounded = visibleRows.slice();
  if (searchRows) intersect(bounded, searchRows);
  if (query.includeMode === 'INTERSECT')
    for (const { rows } of facets.selectGroups(query.include)) intersect(bounded, rows);
  else if (query.include.length > 0) intersect(bounded, facets.rowsWithAny(query.include));
  if (query.exclude.length > 0) subtract(bounded, facets.rowsWithAny(query.exclude));
  if (query.excludeFacets.length > 0) subtract(bounded, facets.rowsWithAny(query.excludeFacets));
  const selections = facets.selectGroups(query.facets);
  if (query.price) addPriceSelection(selections, facets.rowsPricedWithin(query.price));
  const all = bounded.slice();
  for (const { rows } of selections) intersect(all, rows);
  return { all, bounded, selections };
}

/** Price bands and a price range form one filter. */
function addPriceSelection(selections: SelectedGroup[], rows: BitSet): void {
  const bands = selections.find(({ group }) => group === GROUP.Price);
  if (bands) intersect(bands.rows, rows);
  else selections.push({ group: GROUP.Price, facets: [], rows });
}

/** The rows of the list as if nothing were selected in one group. */
export function withoutSelection({ bounded, selections }: MatchedRows, group: number): BitSet {
  const rows = bounded.slice();
  for (const selection of selections) if (selection.group !== group) intersect(rows, selection.rows);
  return rows;
}
