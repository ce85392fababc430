import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import type { PickupPoint } from '#backend/features/shipping/shipping-option.ts';
import type { MailedAddress, MailedSeller } from '#backend/mail/mail-kinds.ts';
import { SELLER } from '#contract/seller.ts';

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

export function sellerFor(languageId: string): MailedSeller {
  return { ...SELLER, address: [...SELLER.address.slice(0, -1), countryName(SELLER.country, languageId)] };
}

/** Creating one is the slowest part of a mail. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** The country's name in the customer's language. Anything that is not a country code is returned unchanged. */
function countryName(code: string, languageId: string): string {
  const names = countryNames.get(languageId) ?? new Intl.DisplayNames(languageId, { type: 'region' });
  countryNames.set(languageId, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
