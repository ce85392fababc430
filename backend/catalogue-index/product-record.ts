import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import {
  type Dimensions,
  type PackageGroup,
  type ParameterValue,
  type Product,
  type ProductFields,
  type ProductText,
  pathOfCategory,
  type SharedData,
  type Sku,
} from './catalogue.ts';

/**
 * A product as the index stores it: plain data with ids instead of shared objects, so that it can be serialised into one
 * large buffer. A million products as objects would not fit in memory; as text they do.
 */
export interface ProductRecord extends ProductFields {
  /** 0 if the product has no brand. */
  brandId: number;
  primaryCategoryId: number;
  /** Without ancestors. */
  categoryIds: number[];
  /** Books often have the same title in several languages: equal texts are stored once. */
  texts: { languageIds: string[]; text: ProductText }[];
  skus: SkuRecord[];
  /** In display order. */
  parameterValueIds: number[];
  packageGroups: (Omit<PackageGroup, 'texts'> & {
    texts: [languageId: string, text: { name: string; description: string | null }][];
  })[];
}

export interface SkuRecord {
  id: number;
  choiceId: number;
  articleNumber: string;
  gtin: string | null;
  externalId: string | null;
  shelf: string | null;
  dimensions: Dimensions;
  weightGrams: number;
  inStock: number;
  oversellable: number;
  staticStock: number;
  /** Milliseconds. */
  incoming: number | null;
  prices: { listId: number; history: ListedPrice[] }[];
}

/** Undefined if the brand or category no longer exists: the product is about to be removed too. */
export function productOf(
  record: ProductRecord,
  shared: SharedData,
  parameterValues: ReadonlyMap<number, ParameterValue>,
): Product | undefined {
  const brand = record.brandId === 0 ? null : shared.brands.get(record.brandId);
  const primaryCategory = shared.categories.get(record.primaryCategoryId);
  if (brand === undefined || !primaryCategory) return undefined;
  const categories = record.categoryIds.flatMap((id) => shared.categories.get(id) ?? []);
  const { categoryIds: _, texts, skus, packageGroups, parameterValueIds, ...fields } = record;
  const product: Product = {
    ...fields,
    brand,
    primaryCategory,
    categories,
    categoryIds: new Set(categories.flatMap((category) => pathOfCategory(category).map(({ id }) => id))),
    texts: new Map(texts.flatMap(({ languageIds, text }) => languageIds.map((id) => [id, text] as const))),
    skus: [],
    parameterValues: parameterValueIds.flatMap((id) => parameterValues.get(id) ?? []),
    packageGroups: packageGroups.map((group) => ({ ...group, texts: new Map(group.texts) })),
  };
  product.skus = skus.flatMap((sku) => skuOf(sku, product, shared) ?? []);
  return product;
}

function skuOf(
  { choiceId, prices, incoming, ...fields }: SkuRecord,
  product: Product,
  { skuChoices }: SharedData,
): Sku | undefined {
  const choice = skuChoices.get(choiceId);
  return (
    choice && {
      ...fields,
      product,
      choice,
      incoming: incoming === null ? null : new Date(incoming),
      prices: new Map(prices.map(({ listId, history }) => [listId, history])),
    }
  );
}
