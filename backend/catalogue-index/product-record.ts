import type { ListedPrice } from '#backend/pricing/offer.ts';
import {
  type Dimensions,
  type PackageGroup,
  type ParameterValue,
  type Product,
  type ProductImage,
  type ProductText,
  pathOfCategory,
  type SharedData,
  type Sku,
  type VariantGroup,
} from './catalogue.ts';

/**
 * A product as it is kept: plain data with numbers in place of what it shares with others, so that it can be written as
 * text into one long buffer. A million products as objects would not fit in memory; as text they do.
 */
export interface ProductRecord {
  id: number;
  type: 'product' | 'package';
  articleNumber: string;
  brandId: number;
  primaryCategoryId: number;
  /** Its own, without those above them. */
  categoryIds: number[];
  group: VariantGroup | null;
  variantValue: string | null;
  variantOuterValue: string | null;
  variantAttributes: Record<string, string>;
  taxClass: string;
  firstAvailableOn: string;
  soldCount: number;
  customOrder: number[];
  dimensions: Dimensions;
  freightClass: string | null;
  supplierId: number;
  /** Books keep their title abroad: what is the same in several languages is kept once. */
  texts: { languageIds: string[]; text: ProductText }[];
  images: ProductImage[];
  skus: SkuRecord[];
  /** In the order in which they are shown. */
  parameterValueIds: number[];
  rating: { sum: number; count: number };
  relations: Product['relations'];
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

/** Nothing for a record whose brand or category is gone: it is about to be gone itself. */
export function productOf(
  record: ProductRecord,
  shared: SharedData,
  parameterValues: ReadonlyMap<number, ParameterValue>,
): Product | undefined {
  const brand = shared.brands.get(record.brandId);
  const primaryCategory = shared.categories.get(record.primaryCategoryId);
  if (!brand || !primaryCategory) return undefined;
  const categories = record.categoryIds.flatMap((id) => shared.categories.get(id) ?? []);
  const { categoryIds: _, texts, skus, packageGroups, parameterValueIds, ...same } = record;
  const product: Product = {
    ...same,
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
  { choiceId, prices, incoming, ...same }: SkuRecord,
  product: Product,
  { skuChoices }: SharedData,
): Sku | undefined {
  const choice = skuChoices.get(choiceId);
  return (
    choice && {
      ...same,
      product,
      choice,
      incoming: incoming === null ? null : new Date(incoming),
      prices: new Map(prices.map(({ listId, history }) => [listId, history])),
    }
  );
}
