import type { ParameterValue } from '../../catalogue.ts';
import type { ListQuery } from '../../engine.ts';
import type { IndexStore } from '../storage/index-store.ts';
import { facetsOfRow } from './facet-links.ts';
import { GROUP, PARAMETER_GROUP } from './facet-numbers.ts';
import type { FacetRows, SelectedGroup } from './facet-rows.ts';

/**
 * Defines a list by facets that are stored with each row, so that new rows are added to a cached list without
 * matching it again.
 */
export interface FacetRule {
  /** A row needs one facet of each group; of any group if `isUnion`. */
  include: number[][];
  isUnion: boolean;
  /** A row must have none of these. */
  exclude: number[];
}

/** Null if the list also depends on prices, stock, campaigns or aliases, which are not stored with rows. */
export function facetRule(
  query: ListQuery,
  facets: FacetRows,
  store: IndexStore,
  values: ReadonlyMap<number, ParameterValue>,
): FacetRule | null {
  const include = facets.selectGroups(query.include);
  const exclude = [...facets.selectGroups(query.exclude), ...facets.selectGroups(query.excludeFacets)];
  // Rows have the values of a parameter as facets only if it is a filter.
  const isStoredInRow = ({ group, facets: members }: SelectedGroup) =>
    group >= PARAMETER_GROUP
      ? members.every((facet) => values.get(store.facets.key.get(facet))?.parameter.isFilter)
      : group === GROUP.Category || group === GROUP.Brand || group === GROUP.Sku;
  if (![...include, ...exclude].every(isStoredInRow)) return null;
  return {
    include: include.map((group) => group.facets),
    isUnion: query.includeMode !== 'INTERSECT',
    exclude: exclude.flatMap((group) => group.facets),
  };
}

/** Whether a row belongs to the list. */
export function matchesRule(
  store: IndexStore,
  row: number,
  { include, isUnion, exclude }: FacetRule,
): boolean {
  const rowFacets = facetsOfRow(store, row, store.numbers.entry.get(row));
  if (exclude.some((facet) => rowFacets.has(facet))) return false;
  const hasOne = (facets: readonly number[]) => facets.some((facet) => rowFacets.has(facet));
  return include.length === 0 || (isUnion ? include.some(hasOne) : include.every(hasOne));
}
