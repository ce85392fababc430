import { type FoundParameterValue, UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import type { Catalogue, Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { pageOfList } from '#backend/features/list-page/page-in-scope.ts';
import { type IdRange, listNamedValueRanges, listNamedValues } from './sitemap.queries.ts';

// Pages of parameter values: of the most frequent ones that visitors can filter by, and of contributors, series and awards.

/** The ranges of ids that have pages. */
export async function listListRanges(size: number, scope: Scope, db: Database): Promise<number[]> {
  const [named, filters] = [await namedValueRanges(size, scope.catalogue, db), await filterValues(scope)];
  const ranges = new Set([...named, ...[...filters.keys()].map((id) => Math.floor(id / size))]);
  return [...ranges].sort((a, b) => a - b);
}

/** Yields a function for each page, which returns its URL in a scope. */
export async function* listListPages(
  { first, end }: IdRange,
  scope: Scope,
  db: Database,
): AsyncGenerator<(other: Scope) => string | null> {
  const values = new Map<number, FoundParameterValue>();
  for (const { id, parameterId, key, labels } of await listNamedValues(db, { first, end }))
    values.set(id, { facetId: `p_${id}`, parameterId, key, labels: new Map(Object.entries(labels)) });
  for (const [id, value] of await filterValues(scope)) if (id >= first && id < end) values.set(id, value);
  const slugs = await scope.catalogue.engine.slugsOfValues([...values.values()]);
  for (const parameterValue of values.values())
    yield pageOfList({ parameterValue }, scope, slugs.get(parameterValue.facetId)).urlIn;
}

/** The values of the filters of all products, by id. The index counts them once and returns the most frequent ones. */
async function filterValues(scope: Scope): Promise<Map<number, FoundParameterValue>> {
  const { filters } = await scope.catalogue.engine.list(scope, { ...UNFILTERED_LIST_QUERY, take: 0 });
  const found = (filters?.groups ?? []).flatMap(({ values }) =>
    values.flatMap(({ parameterValue }) => parameterValue ?? []),
  );
  return new Map(
    found.map(({ id, parameter, key, labels }) => [
      id,
      { facetId: `p_${id}`, parameterId: parameter.id, key, labels },
    ]),
  );
}

const cachedRanges = new WeakMap<Catalogue, Map<number, Promise<number[]>>>();

/** Cached for a version of the catalogue, which a new value changes too. */
function namedValueRanges(size: number, catalogue: Catalogue, db: Database): Promise<number[]> {
  const bySize = cachedRanges.get(catalogue) ?? new Map<number, Promise<number[]>>();
  cachedRanges.set(catalogue, bySize);
  let ranges = bySize.get(size);
  if (!ranges) {
    ranges = listNamedValueRanges(db, size);
    bySize.set(size, ranges);
    ranges.catch(() => bySize.delete(size));
  }
  return ranges;
}
