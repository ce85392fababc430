import type { AddressPartsFragment } from '#storefront/api/generated/graphql.ts';

/** An address in one line; empty without a street, because no separate address was entered then. */
export function formatAddress(address: AddressPartsFragment | null | undefined): string {
  if (!address?.addressLine1) return '';
  const { firstName, lastName, company, careOf, addressLine1, addressLine2, zip, city } = address;
  const name = `${firstName} ${lastName}`.trim();
  return [name, company, careOf && `c/o ${careOf}`, addressLine1, addressLine2, `${zip} ${city}`]
    .filter(Boolean)
    .join(', ');
}
