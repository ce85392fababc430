import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';

type PriceLog = NonNullable<ProductQuery['product']>['priceLog'];

/** A price and its first day. */
export interface PricePeriod {
  date: string;
  price: string;
  isLowest: boolean;
}

/** Price changes. Formats dates in the loader, because server and browser might format them differently. */
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
    else
      periods.push({ date: formatDay(new Date(entry.date), language, now), price, isLowest: entry.isLowest });
  }
  return periods;
}

/** Without the year if it is the current one. */
function formatDay(date: Date, language: string, now: Date): string {
  const yearOf = (moment: Date) =>
    moment.toLocaleDateString('en', { year: 'numeric', timeZone: SHOP.timeZone });
  return date.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: yearOf(date) === yearOf(now) ? undefined : 'numeric',
    timeZone: SHOP.timeZone,
  });
}
