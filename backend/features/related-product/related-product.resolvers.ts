import { whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import { findProduct } from '#backend/features/product/find-product.ts';
import { productParts } from '#backend/features/product/product-parts.ts';
import type { QueryResolvers, RelatedProductTypeResolvers } from '#backend/graphql/schema.generated.ts';
import { relatedProducts } from './related-product-in-scope.ts';

export const relatedProductResolvers: {
  Query: Pick<QueryResolvers, 'relatedProducts'>;
  RelatedProductType: RelatedProductTypeResolvers;
} = {
  Query: {
    relatedProducts: (_, { alias, ...args }, context) =>
      whenReady(
        findProduct(context.scope(args), { alias }),
        (product) => product && relatedProducts(product),
      ),
  },
  RelatedProductType: {
    ...productParts,
    // `relationType` is for merchant-defined relations, which this shop does not have.
    relation: ({ relation }) => relation,
    relationType: ({ relation }) => relation,
    primaryImage: ({ product }) => product.images[0]?.fileName ?? null,
    secondaryImage: ({ product }) => product.images[1]?.fileName ?? null,
  },
};
