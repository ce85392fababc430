import type { Scope } from '#backend/catalogue-index/scope.ts';
import { alternativeUrls, categoryUrl, otherCanonicalUrls } from '#backend/features/url/canonical-url.ts';
import type { CategoryTypeResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import {
  allCategories,
  type CategoryInScope,
  categoryInScope,
  childCategories,
  findCategory,
} from './category-in-scope.ts';

export const categoryResolvers: {
  Query: Pick<QueryResolvers, 'category' | 'categories'>;
  CategoryType: CategoryTypeResolvers;
} = {
  Query: {
    category(_, args, context) {
      const scope = context.scope(args);
      const category =
        args.categoryId != null
          ? scope.catalogue.categories.get(args.categoryId)
          : findCategory(scope, args.alias ?? '');
      return categoryInScope(category, scope);
    },
    categories(_, args, context) {
      const scope = context.scope(args);
      const includeHidden = args.includeHidden ?? false;
      // Without a parent: the whole tree. The parent 0: the root categories.
      return args.parentCategoryId == null
        ? allCategories(scope, { includeHidden })
        : childCategories(scope, args.parentCategoryId || null, { includeHidden });
    },
  },
  CategoryType: {
    categoryId: ({ category }) => category.id,
    parentCategoryId: ({ category }) => category.parent?.id ?? 0,
    order: ({ category }) => category.order,
    alias: ({ text }) => text.slug,
    canonicalUrl: ({ category, scope }) => categoryUrl(category, scope),
    alternativeCanonicalUrls: (parent) => otherCanonicalUrls(parent.scope, urlIn(parent)),
    alternativeUrls: (parent) => alternativeUrls(parent.scope, urlIn(parent)),
    name: ({ text }) => text.name,
    description: ({ text }) => text.description,
    secondaryDescription: ({ text }) => text.secondaryDescription,
    isHidden: ({ category }) => category.isHidden,
    googleTaxonomy: ({ category }) => category.googleTaxonomy,
    primaryImage: ({ category }) => category.primaryImage,
    backgroundImage: ({ category }) => category.backgroundImage,
  },
};

/** Returns the category's URL by scope; null if the category has no text in the language. */
function urlIn({ category }: CategoryInScope) {
  return (scope: Scope) => (category.texts.has(scope.language.id) ? categoryUrl(category, scope) : null);
}
