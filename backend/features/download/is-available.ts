import { dayInCountry } from '#contract/product/day-in-country.ts';
import type { Availability } from './downloads.queries.ts';

/** Whether a download can start: a pre-order not before its day of publication, in the time zone of the market. */
export function isAvailable({ availableOn, countryCode }: Availability, now = Date.now()): boolean {
  return availableOn === null || availableOn <= dayInCountry(countryCode, now);
}
