/**
 * Marks of payment and shipping options: brand names and icons. Merchants choose from them, and storefronts draw them.
 */

/**
 * Brands have the same name in every language. The image server has a neutral wordmark of each, drawn for this
 * project, because logos are trademarks.
 */
export const BRAND_MARKS = {
  swish: 'Swish',
  vipps: 'Vipps',
  mobilepay: 'MobilePay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  visa: 'Visa',
  mastercard: 'Mastercard',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
} as const;

/** Icons beside the name of an option. */
export const ICON_MARKS = ['letter', 'locker', 'box', 'early', 'freight', 'bank'] as const;

type BrandMark = keyof typeof BRAND_MARKS;
export type IconMark = (typeof ICON_MARKS)[number];
export type OptionMark = BrandMark | IconMark;

export function isBrandMark(mark: string): mark is BrandMark {
  return Object.hasOwn(BRAND_MARKS, mark);
}

const imagePrefix = '/images/marks/';

/** The path of the drawn image of a mark. */
export function markImagePath(mark: string): string {
  return `${imagePrefix}${mark}.svg`;
}

/** Whether a logo is the drawn image of a mark instead of the merchant's file. */
export function isMarkImagePath(logo: string): boolean {
  return logo.startsWith(imagePrefix);
}

/** Whether the image of the mark is shown beside the name of a payment option. */
export function isPaymentMark(mark: string): boolean {
  return isBrandMark(mark) || mark === 'bank';
}

export function isIconMark(mark: string): mark is IconMark {
  return (ICON_MARKS as readonly string[]).includes(mark);
}
