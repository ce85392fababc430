import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type {
  FilterCollectionTypeResolvers,
  ProductsResultTypeResolvers,
  QueryProductsArgs,
  QueryResolvers,
} from '#backend/graphql/schema.generated.ts';
import { toDecimal } from '#backend/pricing/money.ts';
import { LIMITS } from '#contract/limits.ts';
import { filterOf } from './facets/facet-values.ts';
import { orderForthcoming } from './facets/order-forthcoming.ts';
import { resolveNamedFacets } from './facets/resolve-named-facets.ts';
import { isFieldRequested } from './is-field-requested.ts';
import { listFacets } from './list-facets.ts';
import {
  EMPTY_RESULT,
  filtersOfList,
  isCountedSearch,
  type ListInScope,
  listInScope,
  productsOfList,
} from './list-in-scope.ts';
import { readListQuery } from './read-list-query.ts';
import { findGiftCards, isGiftCardSearch } from './search/find-gift-cards.ts';
import { isWeakMatch, searchCorrection } from './search/search-correction.ts';

export const productListResolvers: {
  Query: Pick<QueryResolvers, 'products'>;
  ProductsResultType: ProductsResultTypeResolvers;
  FilterCollectionType: FilterCollectionTypeResolvers;
} = {
  Query: {
    // Uses `whenReady` instead of `await`, so that a list of the memory engine stays synchronous.
    products(_, args, context, info) {
      const scope = context.sharedScope(args);
      const withFacets = isFieldRequested(info, 'filters');
      const limitCheck = args.filter?.searchText?.trim() ? context.limit({ action: 'search' }) : undefined;
      const include = whenReady(limitCheck, () => listFacets(args, scope));
      const list = whenReady(include, (facets) => runList(args, scope, facets, withFacets));
      const withGiftCards = whenReady(list, (found) =>
        isGiftCardSearch(found) ? findGiftCards(context.db, found) : found,
      );
      return whenReady(withGiftCards, (found) => {
        if (isCountedSearch(found))
          context.countSearch(scope.language.id, found.query.searchText, hasGoodMatch(found));
        return found;
      });
    },
  },
  ProductsResultType: {
    count: ({ result }) => result.count,
    products: productsOfList,
    isWeakMatch,
    searchCorrection,
    filters: filtersOfList,
  },
  FilterCollectionType: {
    price: ({ scope, filters: { price } }) =>
      price && {
        lowest: toDecimal(price.lowest, scope.market.currency),
        highest: toDecimal(price.highest, scope.market.currency),
      },
    facets: ({ scope, filters }) => filters.groups.map((group, index) => filterOf(group, index, scope)),
  },
};

/** A weak match counts as no hit: its page says that nothing was found. */
const hasGoodMatch = (list: ListInScope) => list.result.count > 0 && !isWeakMatch(list);

/** `include` is undefined for the list of an unknown category, brand, campaign or URL, which is empty. */
function runList(
  args: QueryProductsArgs,
  scope: Scope,
  include: string[] | undefined,
  withFacets: boolean,
): MaybePromise<ListInScope> {
  const skip = args.skip ?? 0;
  const take = args.take ?? LIMITS.listTakeDefault;
  return whenReady(resolveNamedFacets(args.filter ?? {}, scope), (filter) => {
    const query = readListQuery({ skip, take, filter, withFacets, include: include ?? [] }, scope);
    if (!include) return { scope, query, result: EMPTY_RESULT };
    return whenReady(orderForthcoming(query, scope), (ordered) => listInScope(scope, ordered));
  });
}
