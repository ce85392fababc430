/** Limits and rules for a customer's data. Both sides check them. */

/** Maximum length of each part of an address. */
export const ADDRESS_LENGTHS = {
  firstName: 100,
  lastName: 100,
  company: 150,
  careOf: 100,
  addressLine1: 150,
  addressLine2: 150,
  addressLine3: 150,
  entryCode: 20,
  zip: 20,
  city: 100,
  state: 100,
  country: 2,
  mobile: 30,
  phone: 30,
} as const;

export type AddressPart = keyof typeof ADDRESS_LENGTHS;

export const ADDRESS_PARTS = Object.keys(ADDRESS_LENGTHS) as AddressPart[];

/** Enough for some thousand favourites, an address and a few preferences. */
export const MAX_META_DATA_LENGTH = 20_000;

/** False for a text with control characters, such as line breaks: they would break address labels and mails. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** `SE`, or empty if the country is unknown. */
export function isCountryCode(text: string): boolean {
  return /^([A-Z]{2})?$/.test(text);
}
