import { editionLanguage } from '#backend/catalogue-index/catalogue.ts';
import type { ListQuery, ListResult } from '#backend/catalogue-index/engine.ts';
import { UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { type CorrectionSource, correctedQuery } from '#backend/catalogue-index/search/corrected-query.ts';
import type { ProductInScope } from '#backend/features/product/product-in-scope.ts';
import { type ListInScope, listInScope, productsOfList } from '../list-in-scope.ts';

/** Products whose words may correct the text; several, because one of them may be another edition of the work. */
const maxSources = 6;

/** True for a search that no product matches with all its words as typed. Filters do not change it. */
export function isWeakMatch({ query, result }: { query: ListQuery; result: ListResult }): boolean {
  return query.searchText !== '' && !isNamedList(query) && result.match !== 'typed';
}

/** A similar text that finds products; null if the text matches as typed or none is similar. */
export function searchCorrection(list: ListInScope): MaybePromise<string | null> {
  if (!isWeakMatch(list)) return null;
  const { scope, query, result } = list;
  const { searchText } = query;
  const similar = listInScope(scope, {
    ...UNFILTERED_LIST_QUERY,
    searchText,
    // Without a match, the strict search has found nothing.
    isLooseSearch: result.match === undefined,
    includeCollapsed: true,
    sort: 'RELEVANCE',
    take: maxSources,
    withFacets: false,
  });
  const products = whenReady(similar, productsOfList);
  return whenReady(products, (found) => {
    // Of equally close editions, the one in the reader's language is offered.
    const foreignRank = ({ product }: ProductInScope) =>
      Number(editionLanguage(product) !== scope.language.code);
    const sources = found
      .toSorted((a, b) => foreignRank(a) - foreignRank(b))
      .map((product) => sourceOf(product, scope));
    return correctedQuery(searchText, scope.language.id, sources);
  });
}

/** A list of named products ignores the search text. */
function isNamedList({ productIds, articleNumbers }: ListQuery): boolean {
  return productIds !== null || articleNumbers !== null;
}

function sourceOf({ text, product }: ProductInScope, { language }: Scope): CorrectionSource {
  const names = product.parameterValues.flatMap(({ parameter, labels, key }) =>
    ['author', 'series'].includes(parameter.identifier) ? (labels.get(language.id) ?? key) : [],
  );
  return { title: text.name, names };
}
