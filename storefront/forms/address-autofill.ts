import type { AddressPart } from '#contract/customer/customer-fields.ts';

/** The autofill token of each part of an address (HTML standard); parts without one are not filled in. */
const tokens: Partial<Record<AddressPart, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

/** The `autocomplete` value of a field, in the section of the billing or shipping address if there are two. */
export function addressAutofill(part: AddressPart, section?: 'billing' | 'shipping'): string {
  const token = tokens[part];
  if (!token) return 'off';
  return section ? `${section} ${token}` : token;
}
