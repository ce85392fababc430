import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { ADDRESS_PARTS } from '#contract/customer/customer-fields.ts';
import { normalizePostalCode } from '#contract/customer/postal-code.ts';

/** Fields of the person, which do not depend on the location. */
const personalFields: readonly string[] = ['firstName', 'lastName', 'company', 'mobile', 'phone'];

/** Fields that belong to one street: a flat, a door code or a host at another street are wrong. */
const streetFields: readonly string[] = ['addressLine2', 'addressLine3', 'entryCode', 'careOf'];

/** An address with every field; absent fields are empty. */
export function toFullAddress(input: Partial<PostalAddress>): PostalAddress {
  return Object.fromEntries(
    ADDRESS_PARTS.map((field) => [field, input[field] ?? '']),
  ) as unknown as PostalAddress;
}

/**
 * Fills absent fields from the account. If the postal code or the country differs from the account's, only the personal
 * fields are filled. If the street differs, its other fields are not filled.
 */
export function prefillAddress(
  input: Partial<PostalAddress>,
  account: PostalAddress,
  countryCode: string,
): PostalAddress {
  const normalize = (zip: string) => normalizePostalCode(countryCode, zip);
  const isOtherCountry = account.country !== '' && account.country.toUpperCase() !== countryCode;
  const isSameLocation = !isOtherCountry && (!input.zip || normalize(input.zip) === normalize(account.zip));
  const isSameStreet =
    isSameLocation && isSameText(input.addressLine1 ?? account.addressLine1, account.addressLine1);
  const filled = ADDRESS_PARTS.map((field) => {
    const isStillValid = streetFields.includes(field) ? isSameStreet : isSameLocation;
    const fallback = isStillValid || personalFields.includes(field) ? account[field] : '';
    return [field, input[field] ?? fallback];
  });
  return Object.fromEntries(filled) as unknown as PostalAddress;
}

function isSameText(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}

/** Clients clear an address by sending every field empty; the country does not count. */
export function isEmptyAddress(address: Partial<PostalAddress> | undefined): boolean {
  return !address || ADDRESS_PARTS.every((field) => field === 'country' || !address[field]);
}
