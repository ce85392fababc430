import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type {
  Category,
  Dimensions,
  PackageGroup,
  ParameterValue,
  Product,
  ProductFields,
  ProductText,
  SharedData,
  Sku,
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
  maxQuantity: number | null;
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
  // Lists decode hundreds of products: naming each field is twice as fast as spreading the record.
  const product: Product = {
    id: record.id,
    type: record.type,
    articleNumber: record.articleNumber,
    group: record.group,
    variantValue: record.variantValue,
    variantOuterValue: record.variantOuterValue,
    variantAttributes: record.variantAttributes,
    taxClass: record.taxClass,
    firstAvailableOn: record.firstAvailableOn,
    soldCount: record.soldCount,
    customOrder: record.customOrder,
    dimensions: record.dimensions,
    freightClass: record.freightClass,
    fulfilment: record.fulfilment,
    publicationDate: record.publicationDate,
    supplierId: record.supplierId,
    images: record.images,
    rating: record.rating,
    fixedPrices: record.fixedPrices,
    files: record.files,
    relations: record.relations,
    brand,
    primaryCategory,
    categories,
    categoryIds: idsOfPaths(categories),
    texts: textsByLanguage(record),
    skus: [],
    parameterValues: record.parameterValueIds.flatMap((id) => parameterValues.get(id) ?? []),
    packageGroups: record.packageGroups.map((group) => ({ ...group, texts: new Map(group.texts) })),
  };
  product.skus = record.skus.flatMap((sku) => skuOf(sku, product, shared) ?? []);
  return product;
}

function idsOfPaths(categories: readonly Category[]): Set<number> {
  const ids = new Set<number>();
  for (const category of categories)
    for (let ancestor: Category | null = category; ancestor; ancestor = ancestor.parent) ids.add(ancestor.id);
  return ids;
}

function textsByLanguage({ texts }: ProductRecord): Map<string, ProductText> {
  const byLanguage = new Map<string, ProductText>();
  for (const { languageIds, text } of texts) for (const id of languageIds) byLanguage.set(id, text);
  return byLanguage;
}

function skuOf(sku: SkuRecord, product: Product, { skuChoices }: SharedData): Sku | undefined {
  const choice = skuChoices.get(sku.choiceId);
  if (!choice) return undefined;
  const prices = new Map<number, ListedPrice[]>();
  for (const { listId, history } of sku.prices) prices.set(listId, history);
  return {
    id: sku.id,
    product,
    choice,
    articleNumber: sku.articleNumber,
    gtin: sku.gtin,
    externalId: sku.externalId,
    shelf: sku.shelf,
    dimensions: sku.dimensions,
    weightGrams: sku.weightGrams,
    inStock: sku.inStock,
    oversellable: sku.oversellable,
    staticStock: sku.staticStock,
    maxQuantity: sku.maxQuantity,
    incoming: sku.incoming === null ? null : new Date(sku.incoming),
    prices,
  };
}

/** Thousandths of a star, as if five more readers had given three stars, so that a single vote is not first. */
export function dampedRating({ sum, count }: ProductRecord['rating']): number {
  return count > 0 ? Math.floor((sum * 1000 + 5 * 3000) / (count + 5)) : 0;
}

/** The number by which dates of publication are sorted, also if only the year or month is known: 20270312, 20270300. */
export function publicationNumber(publicationDate: string | null): number | undefined {
  if (publicationDate === null || !/^\d{4}(-|$)/.test(publicationDate)) return undefined;
  return Number(publicationDate.replaceAll('-', '').padEnd(8, '0'));
}
