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

/** Icons beside the option's name. */
export const PICTURE_MARKS = ['letter', 'locker', 'box', 'early', 'freight', 'bank'] as const;

type BrandMark = keyof typeof BRAND_MARKS;
export type PictureMark = (typeof PICTURE_MARKS)[number];
export type OptionMark = BrandMark | PictureMark;

export function isBrandMark(mark: string): mark is BrandMark {
  return Object.hasOwn(BRAND_MARKS, mark);
}

const picturePrefix = '/images/marks/';

/** The path of the drawn picture of a mark. */
export function markPicture(mark: string): string {
  return `${picturePrefix}${mark}.svg`;
}

/** Whether a logo is a drawn picture instead of the merchant's. */
export function isMarkPicture(logo: string): boolean {
  return logo.startsWith(picturePrefix);
}

/** Whether the picture of the mark belongs beside the name of a payment option. */
export function isPaymentMark(mark: string): boolean {
  return isBrandMark(mark) || mark === 'bank';
}

export function isPictureMark(mark: string): mark is PictureMark {
  return (PICTURE_MARKS as readonly string[]).includes(mark);
}
