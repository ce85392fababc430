import type { CodegenConfig } from '@graphql-codegen/cli';

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
          CartType: '../features/cart/cart-in-scope.ts#CartInScope',
          CartItemType: '../features/cart/cart-in-scope.ts#CartLineInScope',
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
      documents: 'storefront/**/*.graphql',
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      },
      config: { documentMode: 'string', scalars, enumsAsTypes: true, useTypeImports: true },
    },
  },
};

export default config;
