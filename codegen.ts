import type { CodegenConfig } from '@graphql-codegen/cli';
import { contentAliasesQuery } from './storefront/features/page/content-aliases-query.ts';

const scalars = { DateTime: 'string', Decimal: 'number', Guid: 'string', Long: 'number', ID: 'string' };

/** Types flow one way: the schema gives resolvers their types, and the storefront's operations theirs. */
const config: CodegenConfig = {
  schema: 'contract/graphql/*.graphql',
  generates: {
    'backend/graphql/schema.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#ShopContext',
        defaultMapper: 'Partial<{T}>',
        mappers: {
          ProductType: '../features/product/product-in-scope.ts#ProductInScope',
          SkuType: '../features/product/product-in-scope.ts#SkuInScope',
          CategoryType: '../features/category/category-in-scope.ts#CategoryInScope',
          BrandType: '../features/brand/brand-in-scope.ts#BrandInScope',
          BrandListType: '../features/brand/brand-in-scope.ts#BrandInScope',
          ChannelType: '../catalogue-index/channel.ts#Channel',
          MarketType: '../catalogue-index/channel.ts#Market',
          PriceType: '../features/price/price-in-scope.ts#PriceInScope',
          PriceLogItemType: '../features/price/price-log-in-scope.ts#LoggedPriceInScope',
          LowestPriceType: '../features/price/price-log-in-scope.ts#LowestPriceInScope',
          VariantGroupType: '../features/product/variants.ts#VariantGroupInScope',
          VariantDimensionType: '../features/product/variant-dimensions.ts#VariantDimensionInScope',
          RelatedProductType: '../features/related-product/related-product-in-scope.ts#RelatedProductInScope',
          CampaignRuleType: '../features/campaign/campaign-in-scope.ts#CampaignInScope',
          PageInfoType: '../features/list-page/page-in-scope.ts#PageInScope',
          ProductsResultType: '../features/product-list/list-in-scope.ts#ListInScope',
          FilterCollectionType: '../features/product-list/list-in-scope.ts#FiltersInScope',
          UserType: '../features/user/user-in-scope.ts#UserInScope',
          CheckoutDataType: '../features/order/order-in-scope.ts#PurchaseInScope',
          OrderType: '../features/order/order-in-scope.ts#OrderInScope',
          CartType: '../features/cart/prices/cart-in-scope.ts#CartInScope',
          CartItemType: '../features/cart/prices/cart-in-scope.ts#CartLineInScope',
        },
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: false,
        maybeValue: 'T | null | undefined',
      },
    },
    'storefront/api/generated/': {
      preset: 'client',
      documents: ['storefront/**/*.graphql', contentAliasesQuery],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      },
      config: { documentMode: 'string', scalars, enumsAsTypes: true, useTypeImports: true },
    },
  },
};

export default config;
