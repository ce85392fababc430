/** Columns of the index with a number for each row. Lists are sorted by most of them. */
export const numberColumns = [
  'productId',
  /** Row of the first product of the list entry: of the collapsed variant group, or of the product itself. */
  'entry',
  /** 0 without a brand. */
  'brandId',
  /** The day of `firstAvailableOn`, counted from 1970. */
  'latest',
  /** Date of publication as a number: 20270312. */
  'published',
  /** Sold copies of all products of the list entry. */
  'sold',
  /** `dampedRating`. */
  'votes',
  /** Copies in stock. */
  'available',
  /** Copies in stock, and those that can be sold beyond the stock. */
  'total',
  /** Positions for the sort orders `CUSTOM_1` to `CUSTOM_5`. */
  'custom1',
  'custom2',
  'custom3',
  'custom4',
  'custom5',
] as const;
export type NumberColumn = (typeof numberColumns)[number];

/** Columns of the index with a byte for each row. */
export const byteColumns = [
  /** `stockStatusOf`. */
  'stockStatus',
  /** The language of the edition as an index of `languageIds`; 255 if the shop does not have it. */
  'variantLanguage',
  /** 1 if `prices` has the product's prices (uniform-prices.ts). */
  'hasUniformPrice',
  /** 1 for a gift card or a gift wrap. */
  'isService',
] as const;
export type ByteColumn = (typeof byteColumns)[number];
