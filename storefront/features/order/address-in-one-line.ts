import type { AddressPartsFragment } from '#storefront/api/generated/graphql.ts';

/** Nothing where there is no street: to send it somewhere else was not asked for. */
export function inOneLine(address: AddressPartsFragment | null | undefined): string {
  if (!address?.addressLine1) return '';
  const { firstName, lastName, company, careOf, addressLine1, zip, city } = address;
  const name = `${firstName} ${lastName}`.trim();
  return [name, company, careOf && `c/o ${careOf}`, addressLine1, `${zip} ${city}`]
    .filter(Boolean)
    .join(', ');
}
