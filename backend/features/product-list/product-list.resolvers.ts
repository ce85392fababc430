import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type {
  FilterCollectionTypeResolvers,
  ProductsResultTypeResolvers,
  QueryResolvers,
} from '#backend/graphql/schema.generated.ts';
import { toDecimal } from '#backend/pricing/money.ts';
import { LIMITS } from '#contract/limits.ts';
import { asksFor } from './asks-for.ts';
import { filterOf } from './facet-values.ts';
import { facetsOfList } from './facets-of-list.ts';
import { emptyAnswer, isSearchMade, listInScope, productsOfList } from './list-in-scope.ts';
import { readListQuery } from './read-list-query.ts';

export const productListResolvers: {
  Query: Pick<QueryResolvers, 'products'>;
  ProductsResultType: ProductsResultTypeResolvers;
  FilterCollectionType: FilterCollectionTypeResolvers;
} = {
  Query: {
    products(_, args, context, info) {
      const scope = context.scope(args);
      const [skip, take, filter] = [args.skip ?? 0, args.take ?? LIMITS.listTakeDefault, args.filter ?? {}];
      const passed = filter.searchText?.trim() ? context.limit('search') : undefined;
      const found = whenReady(passed, () => facetsOfList(args, scope));
      return whenReady(found, (include) => {
        const withFacets = asksFor(info, 'filters');
        const query = readListQuery({ skip, take, filter, withFacets, include: include ?? [] }, scope);
        if (!include) return { scope, query, answer: emptyAnswer };
        return whenReady(listInScope(scope, query), (list) => {
          if (isSearchMade(list)) context.noteSearch(scope.language.id, query.searchText);
          return list;
        });
      });
    },
  },
  ProductsResultType: {
    count: ({ answer }) => answer.count,
    products: productsOfList,
    filters: ({ scope, answer }) => answer.filters && { scope, filters: answer.filters },
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
