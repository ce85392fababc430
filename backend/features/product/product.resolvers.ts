import type { ParameterValue } from '#backend/catalogue-index/catalogue.ts';
import { pathOfCategory } from '#backend/catalogue-index/catalogue.ts';
import { categoryInScope } from '#backend/features/category/category-in-scope.ts';
import { alternativeUrls, categoryUrl, productUrl } from '#backend/features/url/canonical-url.ts';
import { notOffered } from '#backend/graphql/not-offered.ts';
import type {
  ParameterGroupType,
  ProductTypeResolvers,
  QueryResolvers,
  SkuTypeResolvers,
} from '#backend/graphql/schema.generated.ts';
import { type ProductInScope, priceOfProduct, productInScope, skusInScope } from './product-in-scope.ts';
import { stockOfProduct, stockOfSku } from './stock.ts';
import { variantDimensions, variantGroup, variantOfProduct } from './variants.ts';

export const productResolvers: {
  Query: Pick<QueryResolvers, 'product'>;
  ProductType: ProductTypeResolvers;
  SkuType: SkuTypeResolvers;
} = {
  Query: {
    product(_, args, context) {
      const scope = context.scope(args);
      const id =
        args.productId ?? scope.catalogue.productBySlug.get(`${scope.language.id}/${args.alias ?? ''}`) ?? -1;
      return productInScope(scope.catalogue.products.get(id), scope);
    },
  },
  ProductType: {
    productId: ({ product }) => product.id,
    name: ({ text }) => text.name,
    alias: ({ text }) => text.slug,
    articleNumber: ({ product }) => product.articleNumber,
    categoryId: ({ product }) => product.primaryCategory.id,
    canonicalUrl: ({ product, scope }) => productUrl(product, scope),
    alternativeCanonicalUrls: () => [],
    alternativeUrls: ({ product, scope }) => alternativeUrls(scope, (other) => productUrl(product, other)),
    firstAvailableOn: ({ product }) => product.firstAvailableOn,
    texts: ({ text: { text1, text2, text3 } }) => ({ text1, text2, text3 }),
    type: () => 'product',
    skus: ({ product, scope }) => skusInScope(product, scope).map((sku) => ({ sku, scope })),
    brand: ({ product, scope }) => ({ brand: product.brand, scope }),
    categories: ({ product, scope }) =>
      product.categories.map((category) => categoryInScope(category, scope)),
    primaryCategory: ({ product, scope }) => categoryInScope(product.primaryCategory, scope),
    unitPrice: priceOfProduct,
    images: ({ product }) => product.imageFiles,
    productImages: ({ product }) => product.imageFiles.map((fileName) => ({ fileName, tags: [] })),
    parameterGroups,
    variantDimensions,
    variantGroup,
    currentProductVariant: ({ product, scope }) => variantOfProduct(product, scope),
    totalStock: ({ product, scope }) => stockOfProduct(skusInScope(product, scope)),
    meta: ({ text }) => ({
      title: text.metaTitle ?? text.name,
      description: text.metaDescription ?? text.text2,
      keywords: null,
    }),
    breadcrumbs: ({ product, scope }) =>
      pathOfCategory(product.primaryCategory).map((category) => ({
        categoryId: category.id,
        parentCategoryId: category.parent?.id ?? 0,
        url: categoryUrl(category, scope),
        name: category.texts.get(scope.language.id)?.name ?? category.key,
      })),
    discountType: () => 'NONE',
    dimensions: () => null,
    weight: ({ product }) => product.skus[0]?.weightGrams ?? 0,
    freightClass: () => null,
    supplierId: () => 0,
    productPackage: () => null,
    lowestPrice: notOffered('ProductType.lowestPrice'),
    priceLog: notOffered('ProductType.priceLog'),
    rating: notOffered('ProductType.rating'),
    discountCampaigns: notOffered('ProductType.discountCampaigns'),
  },
  SkuType: {
    skuId: ({ sku }) => sku.id,
    productId: ({ sku }) => sku.product.id,
    articleNumber: ({ sku }) => sku.articleNumber,
    name: ({ sku, scope }) => sku.names.get(scope.language.id) ?? null,
    externalId: () => null,
    gtin: ({ sku }) => sku.gtin,
    stock: ({ sku }) => stockOfSku(sku),
    dimensions: () => null,
    shelf: () => null,
    incoming: ({ sku }) => sku.incoming?.toISOString() ?? null,
    weight: ({ sku }) => sku.weightGrams,
  },
};

function parameterGroups({ product, scope }: ProductInScope): ParameterGroupType[] {
  const groups = Map.groupBy(product.parameterValues, ({ parameter }) => parameter.groupId);
  return [...groups].map(([parameterGroupId, values]) => ({
    parameterGroupId,
    productId: product.id,
    name: values[0]?.parameter.texts.get(scope.language.id)?.groupName ?? '',
    order: parameterGroupId,
    parameters: values.map((value) => parameterOf(value, scope.language.id)),
  }));
}

function parameterOf({ id, key, labels, parameter }: ParameterValue, languageId: string) {
  const label = parameter.texts.get(languageId)?.label ?? parameter.identifier;
  return {
    parameterId: parameter.id,
    parameterGroupId: parameter.groupId,
    order: parameter.order,
    type: parameter.type,
    name: label,
    label,
    description: null,
    value: labels.get(languageId) ?? key,
    show: parameter.isShown,
    showFilter: parameter.isFilter,
    identifier: parameter.identifier,
    facetId: null,
    parameterValueId: id,
  };
}
