/** What a customer may tell of themselves, as both sides check it: the storefront in words, the backend for everyone. */

/** Characters of each part of an address. */
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

/** Enough for some thousand favourites, an address and a few choices. */
export const META_DATA_LENGTH = 20_000;

/** Line breaks and their like: no part of an address has them, labels and letters would be broken by them. */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/** Digits, and what people put between them. Empty: none is given. */
export function isPhoneNumber(text: string): boolean {
  return text === '' || (/^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 5);
}

/** `SE`; empty: none is given. */
export function isCountryCode(text: string): boolean {
  return /^([A-Z]{2})?$/.test(text);
}
