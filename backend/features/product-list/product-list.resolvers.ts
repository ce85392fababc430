import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findBrand } from '#backend/features/brand/brand-in-scope.ts';
import { findCategory } from '#backend/features/category/category-in-scope.ts';
import { listOfUrl } from '#backend/features/url/list-of-url.ts';
import { notOffered } from '#backend/graphql/not-offered.ts';
import type {
  ProductsResultTypeResolvers,
  QueryProductsArgs,
  QueryResolvers,
} from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { checkPage, listProducts } from './list-products.ts';

export const productListResolvers: {
  Query: Pick<QueryResolvers, 'products'>;
  ProductsResultType: ProductsResultTypeResolvers;
} = {
  Query: {
    products(_, args, context) {
      const scope = context.scope(args);
      const [skip, take] = [args.skip ?? 0, args.take ?? LIMITS.listTakeDefault];
      checkPage(skip, take);
      const base = baseOfList(args, scope);
      return base
        ? listProducts(scope, { skip, take, ...base, filter: args.filter ?? {} })
        : { count: 0, products: [] };
    },
  },
  ProductsResultType: {
    filters: notOffered('ProductsResultType.filters'),
  },
};

/** What the list is of. Nothing when it names something that does not exist: such a list is empty. */
function baseOfList(
  args: QueryProductsArgs,
  scope: Scope,
): { categoryId?: number; brandId?: number } | undefined {
  if (args.url) {
    const list = listOfUrl(args.url, scope);
    if (!list) return undefined;
    return 'category' in list ? { categoryId: list.category.id } : { brandId: list.brand.id };
  }
  if (args.categoryAlias) {
    const category = findCategory(scope, args.categoryAlias);
    return category && { categoryId: category.id };
  }
  if (args.brandAlias) {
    const brand = findBrand(scope, args.brandAlias);
    return brand && { brandId: brand.id };
  }
  return args.discountCampaignAlias ? undefined : {};
}
