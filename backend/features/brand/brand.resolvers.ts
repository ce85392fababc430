import type { Scope } from '#backend/catalogue-index/scope.ts';
import { alternativeUrls, brandUrl, otherCanonicalUrls } from '#backend/features/url/canonical-url.ts';
import type {
  BrandListTypeResolvers,
  BrandTypeResolvers,
  QueryResolvers,
} from '#backend/graphql/schema.generated.ts';
import { type BrandInScope, sortedBrands } from './brand-in-scope.ts';

const textOf = ({ brand, scope }: BrandInScope) => brand.texts.get(scope.language.id);

const fields = {
  brandId: ({ brand }: BrandInScope) => brand.id,
  alias: (parent: BrandInScope) => textOf(parent)?.slug ?? parent.brand.key,
  canonicalUrl: (parent: BrandInScope) => urlIn(parent)(parent.scope),
  alternativeCanonicalUrls: (parent: BrandInScope) => otherCanonicalUrls(parent.scope, urlIn(parent)),
  alternativeUrls: (parent: BrandInScope) => alternativeUrls(parent.scope, urlIn(parent)),
  name: ({ brand }: BrandInScope) => brand.name,
  description: (parent: BrandInScope) => textOf(parent)?.description ?? null,
};

export const brandResolvers: {
  Query: Pick<QueryResolvers, 'brands'>;
  BrandType: BrandTypeResolvers;
  BrandListType: BrandListTypeResolvers;
} = {
  Query: {
    brands(_, args, context) {
      const scope = context.scope(args);
      return sortedBrands(scope).map((brand) => ({ brand, scope }));
    },
  },
  BrandType: fields,
  BrandListType: {
    ...fields,
    secondaryDescription: (parent) => textOf(parent)?.secondaryDescription ?? null,
    primaryImage: ({ brand }) => brand.primaryImage,
    backgroundImage: ({ brand }) => brand.backgroundImage,
    logo: ({ brand }) => brand.logo,
  },
};

/** Returns the brand's URL by scope. A brand without a text in the language has no page, and the URL null. */
function urlIn({ brand }: BrandInScope) {
  return (scope: Scope) => (brand.texts.has(scope.language.id) ? brandUrl(brand, scope) : null);
}
