import type { FoundParameterValue } from '#backend/catalogue-index/engine.ts';
import type { Catalogue, Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { pageOfList } from '#backend/features/list-page/page-in-scope.ts';
import { type IdRange, listValueRanges, listValues } from './sitemap.queries.ts';

// Pages of parameter values: of those that visitors can filter by, and of contributors, series and awards.

const cachedRanges = new WeakMap<Catalogue, Map<number, Promise<number[]>>>();

/** Indexes of the ranges of `size` ids that have pages. Cached for a version of the catalogue, which a new value changes too. */
export function findListRanges(size: number, { catalogue }: Scope, db: Database): Promise<number[]> {
  const bySize = cachedRanges.get(catalogue) ?? new Map<number, Promise<number[]>>();
  cachedRanges.set(catalogue, bySize);
  let ranges = bySize.get(size);
  if (!ranges) {
    ranges = listValueRanges(db, size);
    bySize.set(size, ranges);
    ranges.catch(() => bySize.delete(size));
  }
  return ranges;
}

/** Returns a function for each page, which returns its URL in a scope. */
export async function findListPages(
  ids: IdRange,
  scope: Scope,
  db: Database,
): Promise<((other: Scope) => string | null)[]> {
  const values: FoundParameterValue[] = (await listValues(db, ids)).map(({ id, labels, ...value }) => ({
    ...value,
    facetId: `p_${id}`,
    labels: new Map(Object.entries(labels)),
  }));
  const slugs = await scope.catalogue.engine.slugsOfValues(values);
  return values.map(
    (parameterValue) => pageOfList({ parameterValue }, scope, slugs.get(parameterValue.facetId)).urlIn,
  );
}
