import type { ParameterValue } from '../catalogue.ts';
import type { ListQuery } from '../engine.ts';
import { GROUP, PARAMETER_GROUP } from './facet-numbers.ts';
import type { ChosenGroup, FacetRows } from './facet-rows.ts';
import type { IndexStore } from './index-store.ts';
import { facetsOfRow } from './links.ts';

/** Which rows a list is of, said in facets that rows carry with them: a new row can be asked whether it belongs. */
export interface FacetRule {
  /** One of each group, or of any. */
  include: number[][];
  isUnion: boolean;
  /** None of these. */
  exclude: number[];
}

/** Nothing where the list also looks at prices, stock, campaigns or aliases, which change by other ways. */
export function facetRule(
  query: ListQuery,
  facets: FacetRows,
  store: IndexStore,
  values: ReadonlyMap<number, ParameterValue>,
): FacetRule | null {
  const include = facets.groups(query.include);
  const exclude = [...facets.groups(query.exclude), ...facets.groups(query.excludeFacets)];
  const isCarried = ({ group, facets: own }: ChosenGroup) =>
    group >= PARAMETER_GROUP
      ? own.every((facet) => values.get(store.facets.key.get(facet))?.parameter.isFilter)
      : group === GROUP.Category || group === GROUP.Brand || group === GROUP.Sku;
  if (![...include, ...exclude].every(isCarried)) return null;
  return {
    include: include.map((group) => group.facets),
    isUnion: query.includeMode !== 'INTERSECT',
    exclude: exclude.flatMap((group) => group.facets),
  };
}

export function belongs(store: IndexStore, row: number, { include, isUnion, exclude }: FacetRule): boolean {
  const own = facetsOfRow(store, row, store.numbers.unit.get(row));
  if (exclude.some((facet) => own.has(facet))) return false;
  const hasOne = (facets: readonly number[]) => facets.some((facet) => own.has(facet));
  return include.length === 0 || (isUnion ? include.some(hasOne) : include.every(hasOne));
}
