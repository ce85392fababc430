import type { ListQuery } from '#backend/catalogue-index/engine.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';

/**
 * `LATEST` sorts a list that contains only forthcoming products by date of publication, the nearest first (decision 158). It
 * sorts other lists by the day on which the shop added the products.
 */
export function orderForthcoming(query: ListQuery, { catalogue }: Scope): MaybePromise<ListQuery> {
  const { sort, include, includeMode, facets } = query;
  // The facets that every product of the list has.
  const required = [
    ...(includeMode === 'INTERSECT' || include.length === 1 ? include : []),
    ...(facets.length === 1 ? facets : []),
  ];
  if (sort !== 'LATEST' || !required.some((id) => id.startsWith('p_'))) return query;
  return whenReady(catalogue.engine.parameterValueBySlug('release', 'forthcoming'), (forthcoming) =>
    forthcoming && required.includes(forthcoming.facetId) ? { ...query, sort: 'PUBLICATION' } : query,
  );
}
