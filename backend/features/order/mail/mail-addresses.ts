import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import type { PickupPoint } from '#backend/features/shipping/shipping-option.ts';
import type { MailedAddress } from '#backend/mail/mail-kinds.ts';
import { addressLines, postalTown } from '#contract/customer/address-lines.ts';
import { countryName } from '#contract/customer/country-name.ts';

export function mailedAddress(address: PostalAddress, languageId: string): MailedAddress {
  return addressLines(address, countryName(address.country, languageId));
}

/** Without the country: pick-up points are in the customer's own country. */
export function pickupPointLines({ name, addressLine1, zip, city }: PickupPoint): MailedAddress {
  return [name, addressLine1, postalTown(zip, city)];
}
