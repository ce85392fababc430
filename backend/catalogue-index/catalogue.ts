import type { CampaignRule } from '#backend/pricing/campaign.ts';
import type { ListedPrice } from '#backend/pricing/offer.ts';
import type { Channel, Language } from './channel.ts';
import type { CatalogueEngine } from './engine.ts';

/**
 * All that requests read about the shop's goods, as of one moment: never changed, swapped whole. What is few (categories,
 * brands, campaigns …) is here as objects; products, which may be a million, are behind the engine.
 */
export interface Catalogue extends SharedData {
  engine: CatalogueEngine;
}

/** What many products share. */
export interface SharedData {
  channels: Channel[];
  languages: Language[];
  categories: Map<number, Category>;
  brands: Map<number, Brand>;
  parameters: Map<number, Parameter>;
  skuChoices: Map<number, SkuChoice>;
  /** Also those to come, and those that ended lately: prior prices depend on them. */
  campaigns: Map<number, Campaign>;
  /** `languageId/slug` → id. */
  brandBySlug: Map<string, number>;
  campaignBySlug: Map<string, number>;
  /** Two categories may share a last segment under different parents; the first in order wins. */
  categoryBySlug: Map<string, number>;
  /** `languageId/slug/slug` of the whole path → id. */
  categoryByPath: Map<string, number>;
}

export interface Product {
  id: number;
  type: 'product' | 'package';
  articleNumber: string;
  brand: Brand;
  primaryCategory: Category;
  categories: Category[];
  /** Its categories and all above them. */
  categoryIds: Set<number>;
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
  /** By language id. A product without a text in a language is not published in it. */
  texts: Map<string, ProductText>;
  images: ProductImage[];
  skus: Sku[];
  parameterValues: ParameterValue[];
  /** Of approved reviews. */
  rating: { sum: number; count: number };
  relations: { productId: number; relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR' }[];
  packageGroups: PackageGroup[];
}

export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface ProductImage {
  fileName: string;
  tags: string[];
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
  inStock: number;
  oversellable: number;
  staticStock: number;
  incoming: Date | null;
  /** By price list: what it has cost there lately, oldest first; the last one counts now. */
  prices: Map<number, ListedPrice[]>;
}

/** The shape that is chosen (hardback, e-book …), named once for all products. */
export interface SkuChoice {
  id: number;
  key: string;
  order: number;
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
  logo: string | null;
  primaryImage: string | null;
  backgroundImage: string | null;
  hideTitle: boolean;
  hideDescription: boolean;
  texts: Map<string, BrandText>;
}

export type BrandText = CategoryText;

export interface Campaign extends CampaignRule {
  key: string;
  hideTitle: boolean;
  /** Whether it has a page that lists its products. */
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
  isShown: boolean;
  isFilter: boolean;
  texts: Map<string, { label: string; groupName: string; description: string | null }>;
}

export interface ParameterValue {
  id: number;
  parameter: Parameter;
  key: string;
  /** Empty where the key is read as it stands. */
  labels: Map<string, string>;
}

export interface VariantGroup {
  id: number;
  key: string;
  name: string;
  dimension: string;
  outerDimension: string | null;
  collapseInLists: boolean;
}

export interface PackageGroup {
  id: number;
  isRequired: boolean;
  image: string | null;
  texts: Map<string, { name: string; description: string | null }>;
  options: { id: number; productId: number; quantity: number; isDefault: boolean }[];
}

/** From the root down to the category itself. */
export function pathOfCategory(category: Category): Category[] {
  return category.parent ? [...pathOfCategory(category.parent), category] : [category];
}
