// Generates types and typed documents from the contract: the schema gives resolvers their types, and the storefront's
// operations theirs. Calls the generator directly, because its command line takes longer to load than to generate.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { getCachedDocumentNodeFromSchema, type Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, lexicographicSortSchema, parse } from 'graphql';
import { contentAliasesQuery } from '../storefront/features/page/content-aliases-query.ts';

const root = join(import.meta.dirname, '..');
const scalars = { DateTime: 'string', Decimal: 'number', Guid: 'string', Long: 'number', ID: 'string' };
const options = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  emitLegacyCommonJSImports: true,
  importExtension: '' as const,
};

/** For each type of the contract, the backend's object from which the resolvers of its fields read. */
const mappers = {
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
  ParameterType: '../features/product/parameters/parameter-groups.ts#ParameterInScope',
  VariantGroupType: '../features/product/variants/variants.ts#VariantGroupInScope',
  VariantDimensionType: '../features/product/variants/variant-dimensions.ts#VariantDimensionInScope',
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
};

const sdl = graphqlFiles('contract/graphql').map((path) => readFileSync(join(root, path), 'utf8'));
const schemaAst = lexicographicSortSchema(buildSchema(sdl.join('\n'), { assumeValidSDL: true }));
const source = { schemaAst, schema: getCachedDocumentNodeFromSchema(schemaAst) };

await write(await resolverTypes());
for (const output of await operationTypes()) await write(output);

async function resolverTypes(): Promise<Types.GenerateOptions> {
  return {
    ...source,
    filename: 'backend/graphql/schema.generated.ts',
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    config: {
      ...options,
      contextType: './context.ts#ShopContext',
      defaultMapper: 'Partial<{T}>',
      mappers,
      avoidOptionals: false,
      maybeValue: 'T | null | undefined',
    },
  };
}

async function operationTypes(): Promise<Types.GenerateOptions[]> {
  const documents = graphqlFiles('storefront').map((path) =>
    documentOf(readFileSync(join(root, path), 'utf8'), path),
  );
  return preset.buildGeneratesSection({
    ...source,
    baseOutputDir: 'storefront/api/generated/',
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
    },
    plugins: [],
    pluginMap: {},
    documents: [...documents, documentOf(contentAliasesQuery)],
    config: { ...options, documentMode: 'string' },
  });
}

function documentOf(rawSDL: string, location?: string): Types.DocumentFile {
  return { rawSDL, document: parse(rawSDL), ...(location && { location: join(root, location) }) };
}

function graphqlFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

async function write(output: Types.GenerateOptions): Promise<void> {
  const file = join(root, output.filename);
  const content = await codegen(output);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
