/**
 * Marks of payment and shipping options: brand names and icons. Merchants choose from them, and storefronts draw them.
 */

/** Brands are shown by their name, the same in every language, because logos are trademarks. */
export const BRAND_MARKS = { swish: 'Swish', visa: 'Visa', mastercard: 'Mastercard' } as const;

/** Icons beside the option's name. */
const PICTURE_MARKS = ['letter', 'locker', 'box', 'early', 'freight'] as const;

type BrandMark = keyof typeof BRAND_MARKS;
export type PictureMark = (typeof PICTURE_MARKS)[number];
export type OptionMark = BrandMark | PictureMark;

export function isBrandMark(mark: string): mark is BrandMark {
  return Object.hasOwn(BRAND_MARKS, mark);
}

export function isPictureMark(mark: string): mark is PictureMark {
  return (PICTURE_MARKS as readonly string[]).includes(mark);
}
