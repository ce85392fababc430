import type { SavedAddress } from './meta-data-settings.ts';

/** A saved address in one line. */
export function formatSavedAddress(address: SavedAddress): string {
  const { firstName = '', lastName = '', careOf, addressLine1, addressLine2, zip = '', city = '' } = address;
  const parts = [`${firstName} ${lastName}`.trim(), careOf && `c/o ${careOf}`, addressLine1, addressLine2];
  return [...parts, `${zip} ${city}`.trim()].filter(Boolean).join(', ');
}
