import type { CampaignRule } from '#backend/pricing/campaigns/campaign.ts';
import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type { PriceFloor } from '#backend/pricing/offers/price-floor.ts';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type { Channel, Language } from './channel.ts';

/** Data that many products refer to. It is held as objects, because it is small; products are rows of columns. */
export interface SharedData {
  channels: Channel[];
  languages: Language[];
  categories: Map<number, Category>;
  brands: Map<number, Brand>;
  parameters: Map<number, Parameter>;
  skuChoices: Map<number, SkuChoice>;
  /** Includes future and recently ended campaigns: prior prices depend on them. */
  campaigns: Map<number, Campaign>;
  /** `languageId/slug` → id. */
  brandBySlug: Map<string, number>;
  campaignBySlug: Map<string, number>;
  /** Categories under different parents may share a slug; the first in sort order wins. */
  categoryBySlug: Map<string, number>;
  /** `languageId/slug/slug`, the full path → id. */
  categoryByPath: Map<string, number>;
}

/** Gift cards and gift wrap have forms of their own: no list contains them, and no campaign reduces or counts them. */
export function isService(fulfilment: Fulfilment): boolean {
  return fulfilment === 'gift_card' || fulfilment === 'gift_wrap';
}

/** The fields that a product and its stored record (`ProductRecord`) have in common. */
export interface ProductFields {
  id: number;
  type: 'product' | 'package';
  articleNumber: string;
  group: VariantGroup | null;
  /** The values of the group's `dimension` and `outerDimension`, such as a format and a language. */
  variantValue: string | null;
  variantOuterValue: string | null;
  /** Further attributes of the variant in the API, by key. */
  variantAttributes: Record<string, string>;
  taxClass: string;
  firstAvailableOn: string;
  soldCount: number;
  /** Positions for the sort orders `CUSTOM_1` to `CUSTOM_5`. */
  customOrder: number[];
  dimensions: Dimensions;
  freightClass: string | null;
  /** How the buyer gets it; only `shipped` products need a delivery. */
  fulfilment: Fulfilment;
  /** `2026-03-12`, `2026-03` or `1925`. */
  publicationDate: string | null;
  supplierId: number;
  images: ProductImage[];
  /** Approved reviews only. */
  rating: { sum: number; count: number };
  fixedPrices: FixedPrice[];
  /** The files that buyers get, by type. */
  files: { mediaType: string; count: number; bytes: number }[];
  relations: { productId: number; relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR' }[];
}

/** The lowest lawful price in a market. */
export interface FixedPrice extends PriceFloor {
  marketId: string;
  /** The publisher or importer that fixed the price; empty for a package. */
  by: string;
}

export interface Product extends ProductFields {
  brand: Brand | null;
  primaryCategory: Category;
  categories: Category[];
  /** The product's categories and all their ancestors. */
  categoryIds: Set<number>;
  /** By language id. A product without a text in a language is not published in it. */
  texts: Map<string, ProductText>;
  skus: Sku[];
  parameterValues: ParameterValue[];
  packageGroups: PackageGroup[];
}

/** Millimetres. */
export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface ProductImage {
  fileName: string;
  tags: string[];
  /** By language id. */
  altTexts: Record<string, string>;
}

export interface ProductText {
  name: string;
  slug: string;
  text1: string | null;
  text2: string | null;
  text3: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
}

export interface Sku {
  id: number;
  product: Product;
  choice: SkuChoice;
  articleNumber: string;
  gtin: string | null;
  externalId: string | null;
  shelf: string | null;
  dimensions: Dimensions;
  weightGrams: number;
  /** Negative after more copies were sold than the shop had (`oversellable`). */
  inStock: number;
  /** Copies that can be sold beyond `inStock`. */
  oversellable: number;
  /** Stock that orders do not reduce, such as the stock of downloads. */
  staticStock: number;
  /** Copies that an order can have; null: only the shop's limit applies. */
  maxQuantity: number | null;
  /** When the shop gets new stock. */
  incoming: Date | null;
  /** By price list id: recent prices, oldest first; the last one is current. */
  prices: Map<number, ListedPrice[]>;
}

/** A size (M, 40 …), or the format of a book, which has only one SKU. Many products share a choice. */
export interface SkuChoice {
  id: number;
  key: string;
  isFormat: boolean;
  order: number;
  /** By language id. */
  names: Map<string, string>;
}

export interface Category {
  id: number;
  key: string;
  parent: Category | null;
  order: number;
  isHidden: boolean;
  hideTitle: boolean;
  hideDescription: boolean;
  primaryImage: string | null;
  backgroundImage: string | null;
  googleTaxonomy: { id?: number; parentId?: number; name?: string; path?: string } | null;
  texts: Map<string, CategoryText>;
}

export interface CategoryText {
  name: string;
  slug: string;
  description: string | null;
  secondaryDescription: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
}

export interface Brand {
  id: number;
  key: string;
  name: string;
  /** Name and addresses; empty if they are not known. */
  manufacturer: string;
  responsiblePerson: string;
  logo: string | null;
  primaryImage: string | null;
  backgroundImage: string | null;
  hideTitle: boolean;
  hideDescription: boolean;
  texts: Map<string, BrandText>;
}

type BrandText = CategoryText;

export interface Campaign extends CampaignRule {
  key: string;
  hideTitle: boolean;
  /** True if the campaign has a page that lists its products. */
  hasList: boolean;
  primaryImage: string | null;
  texts: Map<string, CategoryText>;
}

export interface Parameter {
  id: number;
  groupId: number;
  identifier: string;
  type: string;
  order: number;
  isVisible: boolean;
  isFilter: boolean;
  texts: Map<string, { label: string; groupName: string; description: string | null }>;
}

export interface ParameterValue {
  id: number;
  parameter: Parameter;
  key: string;
  /** By language id; empty if the key itself is displayed. */
  labels: Map<string, string>;
}

/** Products that are variants of one another, such as the formats and editions of a work. */
export interface VariantGroup {
  id: number;
  key: string;
  name: string;
  /** The property by which the variants differ, such as the format; the outer one groups them, such as the language. */
  dimension: string;
  outerDimension: string | null;
  /** Lists show the group as one entry. */
  collapseInLists: boolean;
}

/** A part of a package: the buyer selects one of its options. */
export interface PackageGroup {
  id: number;
  isRequired: boolean;
  image: string | null;
  texts: Map<string, { name: string; description: string | null }>;
  options: { id: number; productId: number; quantity: number; isDefault: boolean }[];
}

/** The dimension of variant groups whose values are codes of languages. */
export const LANGUAGE_DIMENSION = 'Language';

/** The language of an edition; null if its group does not distinguish languages. */
export function editionLanguage({
  group,
  variantValue,
  variantOuterValue,
}: Pick<ProductFields, 'group' | 'variantValue' | 'variantOuterValue'>): string | null {
  if (group?.outerDimension === LANGUAGE_DIMENSION) return variantOuterValue;
  return group?.dimension === LANGUAGE_DIMENSION ? variantValue : null;
}

/** The lowest lawful price of a product in a market; undefined if its price is not fixed there. */
export function floorIn(
  { fixedPrices }: Pick<ProductFields, 'fixedPrices'>,
  marketId: string,
): FixedPrice | undefined {
  return fixedPrices.find((fixed) => fixed.marketId === marketId);
}

/** The categories from the root down to this one. */
export function pathOfCategory(category: Category): Category[] {
  return category.parent ? [...pathOfCategory(category.parent), category] : [category];
}

const cachedTrees = new WeakMap<ReadonlyMap<number, Category>, Category[]>();

/** All categories in display order, each followed by its descendants. */
export function categoryTree(categories: ReadonlyMap<number, Category>): Category[] {
  const cached = cachedTrees.get(categories);
  if (cached) return cached;
  const children = Map.groupBy(categories.values(), ({ parent }) => parent?.id ?? 0);
  const descendantsOf = (id: number): Category[] =>
    (children.get(id) ?? [])
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .flatMap((category) => [category, ...descendantsOf(category.id)]);
  const tree = descendantsOf(0);
  cachedTrees.set(categories, tree);
  return tree;
}
