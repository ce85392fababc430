import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import type { PickupPoint } from '#backend/features/shipping/shipping-option.ts';
import { countryName } from '#backend/languages/country-name.ts';
import type { MailedAddress } from '#backend/mail/mail-kinds.ts';

export function addressLines(address: PostalAddress, languageId: string): MailedAddress {
  const { firstName, lastName, company, careOf, addressLine1, addressLine2, addressLine3, zip, city } =
    address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
  ];
  return [...lines, `${zip} ${city}`, address.state, countryName(address.country, languageId)]
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Without the country: pick-up points are in the customer's own country. */
export function pickupPointLines({ name, addressLine1, zip, city }: PickupPoint): MailedAddress {
  return [name, addressLine1, `${zip} ${city}`];
}
