import { alternativeUrls, categoryUrl } from '#backend/features/url/canonical-url.ts';
import type { CategoryTypeResolvers, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import { categoryInScope, childCategories, findCategory } from './category-in-scope.ts';

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
      if (args.parentCategoryId != null)
        return childCategories(scope, args.parentCategoryId || null, includeHidden);
      return childCategories(scope, null, includeHidden).flatMap((root) => [
        root,
        ...childCategories(scope, root.category.id, includeHidden),
      ]);
    },
  },
  CategoryType: {
    categoryId: ({ category }) => category.id,
    parentCategoryId: ({ category }) => category.parent?.id ?? 0,
    order: ({ category }) => category.order,
    alias: ({ text }) => text.slug,
    canonicalUrl: ({ category, scope }) => categoryUrl(category, scope),
    alternativeCanonicalUrls: () => [],
    alternativeUrls: ({ category, scope }) =>
      alternativeUrls(scope, (other) =>
        category.texts.has(other.language.id) ? categoryUrl(category, other) : null,
      ),
    name: ({ text }) => text.name,
    description: ({ text }) => text.description,
    secondaryDescription: ({ text }) => text.secondaryDescription,
    isHidden: ({ category }) => category.isHidden,
    googleTaxonomy: () => null,
    primaryImage: ({ category }) => category.primaryImage,
    backgroundImage: () => null,
  },
};
