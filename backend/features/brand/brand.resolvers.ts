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
  alias: (own: BrandInScope) => textOf(own)?.slug ?? own.brand.key,
  canonicalUrl: (own: BrandInScope) => urlIn(own)(own.scope),
  alternativeCanonicalUrls: (own: BrandInScope) => otherCanonicalUrls(own.scope, urlIn(own)),
  alternativeUrls: (own: BrandInScope) => alternativeUrls(own.scope, urlIn(own)),
  name: ({ brand }: BrandInScope) => brand.name,
  description: (own: BrandInScope) => textOf(own)?.description ?? null,
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
    secondaryDescription: (own) => textOf(own)?.secondaryDescription ?? null,
    primaryImage: ({ brand }) => brand.primaryImage,
    backgroundImage: ({ brand }) => brand.backgroundImage,
    logo: ({ brand }) => brand.logo,
  },
};

/** Null in languages in which the brand has no text and thus no page. */
function urlIn({ brand }: BrandInScope) {
  return (scope: Scope) => (brand.texts.has(scope.language.id) ? brandUrl(brand, scope) : null);
}
