import type { PickupPoint } from '#backend/features/shipping/delivery-offer.ts';
import type { MailedAddress, MailedSeller } from '#backend/mail/mail-kinds.ts';
import { SELLER } from '#contract/seller.ts';
import type { PostalAddress } from './order-draft.ts';

export function envelope(address: PostalAddress, languageId: string): MailedAddress {
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

/** In the customer's own country, which needs no name. */
export function placeOfPickup({ name, addressLine1, zip, city }: PickupPoint): MailedAddress {
  return [name, addressLine1, `${zip} ${city}`];
}

export function sellerIn(languageId: string): MailedSeller {
  return { ...SELLER, address: [...SELLER.address.slice(0, -1), countryName(SELLER.country, languageId)] };
}

/** Making one takes longer than all else that a mail needs. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** As the customer calls it. What is no code is told as it is. */
function countryName(code: string, languageId: string): string {
  const names = countryNames.get(languageId) ?? new Intl.DisplayNames(languageId, { type: 'region' });
  countryNames.set(languageId, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
