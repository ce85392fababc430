import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';

type PriceLog = NonNullable<ProductQuery['product']>['priceLog'];

/** A price and the day it began; days on which nothing changed are left out. */
export interface PricePeriod {
  date: string;
  price: string;
  isLowest: boolean;
}

/** Written here and not in the page, so that server and browser cannot write a day differently. */
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
    else periods.push({ date: dayOf(new Date(entry.date), language, now), price, isLowest: entry.isLowest });
  }
  return periods;
}

/** The year is told only where it is not this one. */
function dayOf(date: Date, language: string, now: Date): string {
  const yearOf = (moment: Date) =>
    moment.toLocaleDateString('en', { year: 'numeric', timeZone: SHOP.timeZone });
  return date.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    ...(yearOf(date) === yearOf(now) ? {} : { year: 'numeric' }),
    timeZone: SHOP.timeZone,
  });
}
