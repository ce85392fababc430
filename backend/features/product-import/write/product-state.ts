import type { BookPrice, LinkKind } from '../book/book.ts';

/** Everything that an import writes about a product, stored or desired. */
export interface ProductState {
  articleNumber: string;
  /** Null if the publisher is not known. */
  brandId: number | null;
  primaryCategoryId: number;
  isActive: boolean;
  /** `letter` or `parcel`; null for a digital book. */
  freightClass: string | null;
  taxClass: string;
  fulfilment: string;
  publicationDate: string | null;
  /** The work: a variant group, in which the product has a language and a format. */
  groupId: number | null;
  language: string | null;
  format: string | null;
  /** The height of the book: the sides of a product are those of a book that lies flat. */
  lengthMm: number;
  widthMm: number;
  /** The thickness of the book. */
  heightMm: number;
  /** By language id. */
  texts: ReadonlyMap<string, ProductText>;
  categoryIds: readonly number[];
  /** File name of the cover, which is drawn from the parameters and named after them. */
  cover: string | undefined;
  /** Keys of parameter values by the parameter's identifier. */
  parameters: ReadonlyMap<string, readonly string[]>;
  sku: SkuState | undefined;
  /** By price list. */
  prices: ReadonlyMap<number, BookPrice>;
  /** By market. */
  fixedPrices: ReadonlyMap<string, FixedPriceState>;
  links: ReadonlyMap<LinkKind, readonly string[]>;
  /** By URL of the picture, then by language id. */
  pictureAltTexts: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** The columns of the product's own row, without the properties that other tables store. */
export type ProductRow = Omit<
  ProductState,
  | 'texts'
  | 'categoryIds'
  | 'cover'
  | 'parameters'
  | 'sku'
  | 'prices'
  | 'fixedPrices'
  | 'links'
  | 'pictureAltTexts'
>;

export interface FixedPriceState {
  /** Minor units with VAT. */
  price: number;
  /** Basis points. */
  maxDiscount: number;
  /** The publisher or importer that fixes the price. */
  by: string;
  /** The last day; null: until further notice. */
  until: string | null;
}

export interface ProductText {
  name: string;
  slug: string;
  /** The authors. */
  text1: string | null;
  /** The description. */
  text2: string | null;
  /** The excerpt. */
  text3: string | null;
  metaDescription: string | null;
}

export interface SkuState {
  /** The format, a row of `sku_choice`. */
  choiceId: number;
  articleNumber: string;
  gtin: string | null;
  weightGrams: number;
  inStock: number;
  /** How many copies can be sold beyond the stock. */
  oversellable: number;
  /** Above 0 for a SKU that never runs out: orders do not change it. */
  staticStock: number;
  /** Null: no limit of its own. */
  maxQuantity: number | null;
  /** False if the supplier says that the title will not be delivered: it is cancelled, withdrawn or out of print. */
  acceptsPreOrders: boolean;
  /** The day on which copies are expected. */
  incoming: string | null;
}

export interface StoredProduct extends ProductState {
  key: string;
  productId: number;
  skuId: number | undefined;
}
