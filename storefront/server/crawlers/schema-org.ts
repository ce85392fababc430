import { releaseDayOf } from '#contract/product/pre-order.ts';
import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import { stockStatus } from '#storefront/features/product/card/stock-status.ts';

/** Formats of schema.org by the keys of the shop's formats, which are the same in every language. */
const bookFormats: Record<string, string> = {
  hardback: 'Hardcover',
  paperback: 'Paperback',
  'trade-paperback': 'Paperback',
  'large-paperback': 'Paperback',
  audio: 'AudiobookFormat',
  'audio-cd': 'AudiobookFormat',
  'mp3-cd': 'AudiobookFormat',
  ebook: 'EBook',
  'ebook-pdf': 'EBook',
};

/** Undefined for a format that schema.org does not have. */
export function bookFormatUrl(key: string | null | undefined): string | undefined {
  const format = Object.hasOwn(bookFormats, key ?? '') ? bookFormats[key ?? ''] : undefined;
  return format && `https://schema.org/${format}`;
}

/** `preOrderDate` is the date of publication of a forthcoming product. */
export function availabilityOf(
  stock: StockPartsFragment | null | undefined,
  preOrderDate?: string,
): { availability: string; availabilityStarts?: string } {
  const status = stockStatus(stock);
  if (status === 'OUT_OF_STOCK') return { availability: 'https://schema.org/OutOfStock' };
  if (preOrderDate) return { availability: 'https://schema.org/PreOrder', availabilityStarts: preOrderDate };
  return { availability: `https://schema.org/${status === 'OVERSELLABLE' ? 'BackOrder' : 'InStock'}` };
}

/** The day of publication of a forthcoming product as a complete date, which schema.org requires. */
export function releaseDay(preOrderDate: string | undefined): string | undefined {
  return preOrderDate && releaseDayOf(preOrderDate);
}

/** Leaves out properties that are undefined, null or empty. */
export function withoutUnknown<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<T>;
}
