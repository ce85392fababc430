import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { LruCache } from '#backend/graphql/documents/lru-cache.ts';
import { isWorkingDay } from './public-holidays.ts';

/** Working days from the order to the delivery. */
export type DeliveryDays = NonNullable<ShippingMethod['deliveryDays']>;

/** The first and the last day of delivery, such as `2026-11-19`. */
export interface DeliveryDates {
  from: string;
  to: string;
}

/** Working days until goods that are made or bought to order are in stock. */
const madeToOrderDays: DeliveryDays = { min: 5, max: 10 };

export function addMadeToOrderDays({ min, max }: DeliveryDays): DeliveryDays {
  return { min: min + madeToOrderDays.min, max: max + madeToOrderDays.max };
}

/** The dates of an order that is placed today. A day counts if it is a working day of both the sender and the receiver. */
export function deliveryDates({ min, max }: DeliveryDays, { day, market, channel }: Scope): DeliveryDates {
  const countries = [channel.settings.company.country, market.country.code];
  return { from: addCachedDays(day, min, countries), to: addCachedDays(day, max, countries) };
}

/** The days that `deliveryDates` has counted: they are the same for all visitors of a day, and each day takes 4 µs. */
const countedDays = new LruCache<string>(1000);

function addCachedDays(day: string, count: number, countries: readonly string[]): string {
  const key = `${day} ${count} ${countries.join()}`;
  const known = countedDays.get(key);
  if (known !== undefined) return known;
  const counted = addWorkingDays(day, count, countries);
  countedDays.set(key, counted, 1);
  return counted;
}

/** The day that is `count` days after `day`, counting only working days of all the countries. */
export function addWorkingDays(day: string, count: number, countries: readonly string[]): string {
  const date = new Date(`${day}T00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    const next = date.toISOString().slice(0, 10);
    if (countries.every((country) => isWorkingDay(next, country))) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/**
 * "19–23 november", in the language. The line breaks only after the dash between two months: U+2060 prevents a break after
 * the dash between two days.
 */
export function formatDeliveryDates(dates: DeliveryDates, languageId: string): string {
  const key = `${dates.from} ${dates.to} ${languageId}`;
  const known = formattedDates.get(key);
  if (known !== undefined) return known;
  const formatted = formatRange(dates, languageId);
  formattedDates.set(key, formatted, 1);
  return formatted;
}

/** Every visitor of a day sees the same few dates, and a formatter takes longer than the rest of a checkout. */
const formattedDates = new LruCache<string>(1000);

function formatRange({ from, to }: DeliveryDates, languageId: string): string {
  const format = new Intl.DateTimeFormat(languageId, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // A no-break space joins each day with its month.
  const text = format.formatRange(new Date(from), new Date(to)).replace(/ (?=\p{L})/gu, '\u00a0');
  // `Intl` sets thin spaces (U+2009) around the dash. The first seven characters are the month: `2026-11`.
  return from.slice(0, 7) === to.slice(0, 7)
    ? text.replace(/\u2009?–\u2009?/, '–\u2060')
    : text.replace('\u2009–\u2009', '\u00a0– ');
}
