import type { Channel, Language } from './channel.ts';

/** Everything about products that requests read: built from the database, never changed, swapped whole. */
export interface Catalogue {
  channels: Channel[];
  languages: Language[];
  products: Map<number, Product>;
  skus: Map<number, Sku>;
  categories: Map<number, Category>;
  brands: Map<number, Brand>;
  parameters: Map<number, Parameter>;
  /** `languageId/slug` → id. */
  productBySlug: Map<string, number>;
  brandBySlug: Map<string, number>;
  /** Two categories may share a last segment under different parents; the first in order wins. */
  categoryBySlug: Map<string, number>;
  /** `languageId/slug/slug` of the whole path → id. */
  categoryByPath: Map<string, number>;
  /** Products of one variant group, main product first. */
  groups: Map<number, VariantGroup>;
}

export interface Product {
  id: number;
  articleNumber: string;
  brand: Brand;
  primaryCategory: Category;
  categories: Category[];
  /** Its categories and all above them. */
  categoryIds: Set<number>;
  groupId: number | null;
  variantValue: string | null;
  taxClass: string;
  firstAvailableOn: string;
  soldCount: number;
  texts: Map<string, ProductText>;
  imageFiles: string[];
  skus: Sku[];
  parameterValues: ParameterValue[];
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
  articleNumber: string;
  gtin: string | null;
  names: Map<string, string>;
  weightGrams: number;
  inStock: number;
  oversellable: number;
  staticStock: number;
  incoming: Date | null;
  /** Market id → minor units with VAT. */
  prices: Map<string, { regular: number; selling: number }>;
}

export interface Category {
  id: number;
  key: string;
  parent: Category | null;
  order: number;
  isHidden: boolean;
  primaryImage: string | null;
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
  texts: Map<string, { slug: string; description: string | null }>;
}

export interface Parameter {
  id: number;
  groupId: number;
  identifier: string;
  type: string;
  order: number;
  isShown: boolean;
  isFilter: boolean;
  texts: Map<string, { label: string; groupName: string }>;
}

export interface ParameterValue {
  id: number;
  parameter: Parameter;
  key: string;
  labels: Map<string, string>;
}

export interface VariantGroup {
  id: number;
  key: string;
  name: string;
  dimension: string;
  collapseInLists: boolean;
  products: Product[];
}

/** From the root down to the category itself. */
export function pathOfCategory(category: Category): Category[] {
  return category.parent ? [...pathOfCategory(category.parent), category] : [category];
}
