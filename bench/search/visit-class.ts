import type { Visit } from './measured-storefront.ts';
import type { Choices } from './random.ts';

/** Values that exist in the shop. */
export interface VisitVocabulary {
  /** By language code: paths of products, and of lists. */
  products: Readonly<Record<string, readonly string[]>>;
  lists: Readonly<Record<string, readonly string[]>>;
  /** By language id. */
  aliases: Readonly<Record<string, readonly string[]>>;
  productIds: readonly number[];
  skuIds: readonly number[];
  facetIds: readonly string[];
  words: readonly string[];
  /** Anonymous carts with as many lines as a cart may have. */
  cartIds: readonly string[];
  pictures: readonly string[];
  /** By kind: `products`, `brands` and so on. */
  sitemaps: Readonly<Record<string, readonly string[]>>;
}

export type VisitClass = (choose: Choices, vocabulary: VisitVocabulary) => Visit;
