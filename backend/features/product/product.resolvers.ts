import { pathOfCategory } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { categoryInScope } from '#backend/features/category/category-in-scope.ts';
import { cheapestOffer } from '#backend/features/price/offer-in-scope.ts';
import { lowestPriceOfProduct, priceLogOfProduct } from '#backend/features/price/price-log-in-scope.ts';
import {
  alternativeUrls,
  categoryUrl,
  otherCanonicalUrls,
  productUrl,
} from '#backend/features/url/canonical-url.ts';
import type {
  ParameterTypeResolvers,
  ProductTypeResolvers,
  QueryResolvers,
  SkuTypeResolvers,
  VariantDimensionTypeResolvers,
  VariantGroupTypeResolvers,
} from '#backend/graphql/schema.generated.ts';
import { findProduct } from './find-product.ts';
import { incomingOf } from './pre-order.ts';
import { type ProductInScope, skusInScope } from './product-in-scope.ts';
import { productMetadata } from './product-metadata.ts';
import { productPackage } from './product-package.ts';
import { productParts } from './product-parts.ts';
import { averageRating } from './rating.ts';
import { stockOfProduct, stockOfSku } from './stock.ts';
import {
  attributesOfDimension,
  valuesOfDimension,
  variantDimensions,
} from './variants/variant-dimensions.ts';
import {
  editionValue,
  mainMember,
  variantGroupInScope,
  variantOfProduct,
  variantTree,
} from './variants/variants.ts';

export const productResolvers: {
  Query: Pick<QueryResolvers, 'product'>;
  ProductType: ProductTypeResolvers;
  ParameterType: Pick<ParameterTypeResolvers, 'listUrl'>;
  SkuType: SkuTypeResolvers;
  VariantGroupType: VariantGroupTypeResolvers;
  VariantDimensionType: VariantDimensionTypeResolvers;
} = {
  Query: {
    product: (_, args, context) => findProduct(context.scope(args), args),
  },
  ProductType: {
    ...productParts,
    productId: ({ product }) => product.id,
    articleNumber: ({ product }) => product.articleNumber,
    categoryId: ({ product }) => product.primaryCategory.id,
    alternativeCanonicalUrls: (parent) => otherCanonicalUrls(parent.scope, urlIn(parent)),
    alternativeUrls: (parent) => alternativeUrls(parent.scope, urlIn(parent)),
    firstAvailableOn: ({ product }) => product.firstAvailableOn,
    texts: ({ text: { text1, text2, text3 } }) => ({ text1, text2, text3 }),
    type: ({ product }) => product.type,
    categories: ({ product, scope }) =>
      product.categories.flatMap((category) => categoryInScope(category, scope) ?? []),
    lowestPrice: ({ product, scope }) => lowestPriceOfProduct(product, scope),
    priceLog: ({ product, scope }) => priceLogOfProduct(product, scope),
    discountType: ({ offer }) => offer.discountType,
    variantDimensions,
    variantGroup: variantGroupInScope,
    currentProductVariant: variantOfProduct,
    rating: ({ product: { rating } }) => ({ score: averageRating(rating), voteCount: rating.count }),
    totalStock: ({ product, scope }) => stockOfProduct(skusInScope(product, scope), scope),
    meta: productMetadata,
    breadcrumbs: ({ product, scope }) =>
      pathOfCategory(product.primaryCategory).map((category) => ({
        categoryId: category.id,
        parentCategoryId: category.parent?.id ?? 0,
        url: categoryUrl(category, scope),
        name: category.texts.get(scope.language.id)?.name ?? category.key,
      })),
    productPackage,
    dimensions: ({ product }) => product.dimensions,
    weight: ({ product, scope }) => skusInScope(product, scope)[0]?.weightGrams ?? 0,
    freightClass: ({ product }) => product.freightClass,
    supplierId: ({ product }) => product.supplierId,
    editionLanguage: (parent) => editionValue(parent, 'Language'),
    editionFormat: (parent) => editionValue(parent, 'Format'),
  },
  ParameterType: {
    listUrl: ({ findListUrl }) => findListUrl?.() ?? null,
  },
  SkuType: {
    skuId: ({ sku }) => sku.id,
    productId: ({ sku }) => sku.product.id,
    articleNumber: ({ sku }) => sku.articleNumber,
    name: ({ sku, scope }) => sku.choice.names.get(scope.language.id) ?? sku.choice.key,
    externalId: ({ sku }) => sku.externalId,
    gtin: ({ sku }) => sku.gtin,
    stock: ({ sku, scope }) => ({ ...stockOfSku(sku, scope), shelf: sku.shelf }),
    dimensions: ({ sku }) => sku.dimensions,
    shelf: ({ sku }) => sku.shelf,
    incoming: ({ sku, scope }) => incomingOf(sku, scope),
    weight: ({ sku }) => sku.weightGrams,
  },
  VariantGroupType: {
    variantGroupId: ({ current: { product } }) => product.group?.id ?? 0,
    name: ({ current: { product, text } }) => product.group?.name ?? text.name,
    mainProductId: (group) => mainMember(group).product.id,
    collapseInLists: ({ current: { product } }) => product.group?.collapseInLists ?? false,
    activeProducts: ({ members }) => members.length,
    variants: variantTree,
  },
  VariantDimensionType: {
    group: valuesOfDimension,
    attributes: attributesOfDimension,
  },
};

/** Returns a function that finds the product's URL in a scope: null in another market that does not sell the product. */
function urlIn({ product, scope: requested }: ProductInScope) {
  return (scope: Scope) =>
    scope.market === requested.market || cheapestOffer(product, scope) ? productUrl(product, scope) : null;
}
