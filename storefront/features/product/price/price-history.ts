import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';

type PriceLog = NonNullable<ProductQuery['product']>['priceLog'];

/** A price and its first day. */
export interface PricePeriod {
  date: string;
  price: string;
  isLowest: boolean;
}

/**
 * Price changes. Their dates belong to the loader's data, because server and browser might format them differently. They are
 * formatted when they are first read: the first date of a page takes 20 ms in a browser, which prefetched pages do not need.
 */
export function priceHistory(
  log: PriceLog,
  { vatIncluded, language, now }: { vatIncluded: boolean; language: string; now: Date },
): PricePeriod[] {
  const periods: PricePeriod[] = [];
  for (const entry of log ?? []) {
    const price = vatIncluded ? entry?.sellingPriceIncVatFormatted : entry?.sellingPriceExVatFormatted;
    if (!entry || !price) continue;
    const last = periods.at(-1);
    if (last?.price === price) last.isLowest ||= entry.isLowest;
    else {
      const { date, isLowest } = entry;
      let day: string | undefined;
      periods.push({
        get date() {
          day ??= formatDay(new Date(date), language, now);
          return day;
        },
        price,
        isLowest,
      });
    }
  }
  return periods;
}

/** Formats the day, without the year if it is the current one. */
function formatDay(date: Date, language: string, now: Date): string {
  const { timeZone } = SHOP;
  const year = dateTimeFormat('en', { year: 'numeric', timeZone });
  return dateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: year.format(date) === year.format(now) ? undefined : 'numeric',
    timeZone,
  }).format(date);
}
