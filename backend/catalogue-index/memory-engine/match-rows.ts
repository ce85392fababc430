import type { ListQuery } from '../engine.ts';
import { type Bits, intersect, subtract, unite } from './bits.ts';
import { GROUP } from './facet-numbers.ts';
import type { ChosenGroup, FacetRows } from './facet-rows.ts';

/** The rows of a list, and what is needed to count facets as if one group had not been chosen from. */
export interface MatchedRows {
  all: Bits;
  /** Rows before the customer's choices. */
  bounded: Bits;
  choices: ChosenGroup[];
}

export function matchRows(query: ListQuery, view: Bits, facets: FacetRows, found: Bits | null): MatchedRows {
  const bounded = view.slice();
  if (found) intersect(bounded, found);
  const included = facets.groups(query.include);
  if (query.includeMode === 'INTERSECT') for (const { rows } of included) intersect(bounded, rows);
  else if (included.length > 0)
    intersect(
      bounded,
      included.map(({ rows }) => rows).reduce((together, rows) => unite(together, rows)),
    );
  if (query.exclude.length > 0) subtract(bounded, facets.any(query.exclude));
  if (query.excludeFacets.length > 0) subtract(bounded, facets.any(query.excludeFacets));
  const choices = facets.groups(query.facets);
  if (query.price) choosePrice(choices, facets.pricedWithin(query.price));
  const all = bounded.slice();
  for (const { rows } of choices) intersect(all, rows);
  return { all, bounded, choices };
}

/** Bands and a stretch of prices are one choice of the customer's. */
function choosePrice(choices: ChosenGroup[], rows: Bits): void {
  const bands = choices.find(({ group }) => group === GROUP.Price);
  if (bands) intersect(bands.rows, rows);
  else choices.push({ group: GROUP.Price, facets: [], rows });
}

/** What the list would be if nothing were chosen from one group. */
export function withoutChoice({ bounded, choices }: MatchedRows, group: number): Bits {
  const rows = bounded.slice();
  for (const choice of choices) if (choice.group !== group) intersect(rows, choice.rows);
  return rows;
}
