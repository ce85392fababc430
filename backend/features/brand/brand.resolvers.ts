import { alternativeUrls, brandUrl } from '#backend/features/url/canonical-url.ts';
import type {
  BrandListTypeResolvers,
  BrandTypeResolvers,
  QueryResolvers,
} from '#backend/graphql/schema.generated.ts';
import type { BrandInScope } from './brand-in-scope.ts';

const fields = {
  brandId: ({ brand }: BrandInScope) => brand.id,
  alias: ({ brand, scope }: BrandInScope) => brand.texts.get(scope.language.id)?.slug ?? brand.key,
  canonicalUrl: ({ brand, scope }: BrandInScope) => brandUrl(brand, scope),
  alternativeCanonicalUrls: () => [],
  alternativeUrls: ({ brand, scope }: BrandInScope) =>
    alternativeUrls(scope, (other) => brandUrl(brand, other)),
  name: ({ brand }: BrandInScope) => brand.name,
  description: ({ brand, scope }: BrandInScope) => brand.texts.get(scope.language.id)?.description ?? null,
};

export const brandResolvers: {
  Query: Pick<QueryResolvers, 'brands'>;
  BrandType: BrandTypeResolvers;
  BrandListType: BrandListTypeResolvers;
} = {
  Query: {
    brands(_, args, context) {
      const scope = context.scope(args);
      const collator = new Intl.Collator(scope.language.id);
      return [...scope.catalogue.brands.values()]
        .sort((a, b) => collator.compare(a.name, b.name))
        .map((brand) => ({ brand, scope }));
    },
  },
  BrandType: fields,
  BrandListType: {
    ...fields,
    secondaryDescription: () => null,
    primaryImage: () => null,
    backgroundImage: () => null,
    logo: ({ brand }) => brand.logo,
  },
};
