import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import { stockStatus } from '#storefront/features/product/card/stock-status.ts';

/** By the keys of the shop's formats, which are the same in every language. */
const bookFormats: Record<string, string> = {
  hardback: 'Hardcover',
  paperback: 'Paperback',
  audio: 'AudiobookFormat',
  ebook: 'EBook',
};

export function bookFormatUrl(key: string | null | undefined): string | undefined {
  const format = Object.hasOwn(bookFormats, key ?? '') ? bookFormats[key ?? ''] : undefined;
  return format && `https://schema.org/${format}`;
}

export function availabilityOf(stock: StockPartsFragment | null | undefined): string {
  const status = stockStatus(stock);
  if (status === 'OUT_OF_STOCK') return 'https://schema.org/OutOfStock';
  return `https://schema.org/${status === 'OVERSELLABLE' ? 'BackOrder' : 'InStock'}`;
}

export function withoutUnknown<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<T>;
}
