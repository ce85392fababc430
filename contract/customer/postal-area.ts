import { normalizePostalCode } from './postal-code.ts';

/** Postal codes of one city: all from the first to the last, both included, without spaces. */
export interface PostalArea {
  first: string;
  last: string;
  city: string;
}

/** The city of a postal code. Undefined: the areas do not include it. */
export function findCity(
  areas: readonly PostalArea[],
  countryCode: string,
  postalCode: string,
): string | undefined {
  const code = normalizePostalCode(countryCode, postalCode);
  return areas.find(({ first, last }) => first <= code && code <= last)?.city;
}
