import type { Brand, Category } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findBrand } from '#backend/features/brand/brand-in-scope.ts';
import { childCategories, findCategory } from '#backend/features/category/category-in-scope.ts';
import { alternativeUrls, brandUrl, categoryUrl } from '#backend/features/url/canonical-url.ts';
import { listOfUrl } from '#backend/features/url/list-of-url.ts';
import type {
  PageInfoTypeResolvers,
  QueryResolvers,
  ResolversTypes,
} from '#backend/graphql/schema.generated.ts';

type PageInfo = Awaited<ResolversTypes['PageInfoType']>;

export const listPageResolvers: {
  Query: Pick<QueryResolvers, 'listPageInfo'>;
  PageInfoType: PageInfoTypeResolvers;
} = {
  Query: {
    listPageInfo(_, args, context) {
      const scope = context.scope(args);
      if (args.url) {
        const list = listOfUrl(args.url, scope);
        if (!list) return null;
        return 'category' in list ? categoryPage(list.category, scope) : brandPage(list.brand, scope);
      }
      if (args.alias) {
        const category = findCategory(scope, args.alias);
        const brand = findBrand(scope, args.alias);
        return category ? categoryPage(category, scope) : brand ? brandPage(brand, scope) : null;
      }
      return shopPage(scope);
    },
  },
  PageInfoType: {},
};

function categoryPage(category: Category, scope: Scope): PageInfo {
  const text = category.texts.get(scope.language.id);
  return {
    ...noPictures,
    id: category.id,
    alias: text?.slug ?? category.key,
    canonicalUrl: categoryUrl(category, scope),
    alternativeUrls: alternativeUrls(scope, (other) =>
      category.texts.has(other.language.id) ? categoryUrl(category, other) : null,
    ),
    name: text?.name ?? category.key,
    primaryDescription: text?.description ?? null,
    secondaryDescription: text?.secondaryDescription ?? null,
    meta: {
      title: text?.metaTitle ?? text?.name ?? null,
      description: text?.metaDescription ?? text?.description ?? null,
      keywords: null,
    },
    subCategories: childCategories(scope, category.id, false),
  };
}

function brandPage(brand: Brand, scope: Scope): PageInfo {
  const text = brand.texts.get(scope.language.id);
  return {
    ...noPictures,
    id: brand.id,
    alias: text?.slug ?? brand.key,
    canonicalUrl: brandUrl(brand, scope),
    alternativeUrls: alternativeUrls(scope, (other) => brandUrl(brand, other)),
    logo: brand.logo,
    name: brand.name,
    primaryDescription: text?.description ?? null,
    secondaryDescription: null,
    meta: { title: brand.name, description: text?.description ?? null, keywords: null },
    subCategories: [],
  };
}

/** Without arguments: what holds for the whole shop. */
function shopPage(scope: Scope): PageInfo {
  return {
    ...noPictures,
    id: 0,
    alias: '',
    canonicalUrl: null,
    alternativeUrls: [],
    name: scope.channel.name,
    primaryDescription: null,
    secondaryDescription: null,
    meta: { title: scope.channel.name, description: null, keywords: null },
    subCategories: childCategories(scope, null, false),
  };
}

const noPictures = {
  alternativeCanonicalUrls: [],
  backgroundImage: null,
  logo: null,
  primaryImage: null,
  hideTitle: false,
  hideDescription: false,
};
