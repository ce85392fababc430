import { findProduct } from '#backend/features/product/find-product.ts';
import { productParts } from '#backend/features/product/product-parts.ts';
import type { QueryResolvers, RelatedProductTypeResolvers } from '#backend/graphql/schema.generated.ts';
import { computedRelations, isComputed, relatedProducts } from './related-product-in-scope.ts';

export const relatedProductResolvers: {
  Query: Pick<QueryResolvers, 'relatedProducts'>;
  RelatedProductType: RelatedProductTypeResolvers;
} = {
  Query: {
    relatedProducts: async (_, { alias, ...args }, context) => {
      const product = await findProduct(context.scope(args), { alias });
      return product && relatedProducts(product, await computedRelations(product, context.reads));
    },
  },
  RelatedProductType: {
    ...productParts,
    // The enum has no value for computed relations.
    relation: ({ relation }) => (isComputed(relation) ? null : relation),
    relationType: ({ relation }) => relation,
    primaryImage: ({ product }) => product.images[0]?.fileName ?? null,
    secondaryImage: ({ product }) => product.images[1]?.fileName ?? null,
  },
};
