import type { PostalAddress } from '#backend/features/order/order-draft.ts';
import { plainPostalCode } from '#contract/postal-code.ts';

const parts = [
  'firstName',
  'lastName',
  'company',
  'careOf',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'zip',
  'city',
  'state',
  'country',
  'mobile',
  'phone',
] as const satisfies (keyof PostalAddress)[];

/** Who somebody is, wherever they have things sent. */
const ofPerson: readonly string[] = ['firstName', 'lastName', 'company', 'mobile', 'phone'];

/** An address with every part. */
export function wholeAddress(told: Partial<PostalAddress>): PostalAddress {
  return Object.fromEntries(parts.map((part) => [part, told[part] ?? ''])) as unknown as PostalAddress;
}

/** Of the account, what was not told. Another postal code is another place: then the account says only who it is. */
export function filledAddress(
  told: Partial<PostalAddress>,
  account: PostalAddress,
  countryCode: string,
): PostalAddress {
  const plain = (zip: string) => plainPostalCode(countryCode, zip);
  const isElsewhere = account.country !== '' && account.country.toUpperCase() !== countryCode;
  const isSamePlace = !isElsewhere && (!told.zip || plain(told.zip) === plain(account.zip));
  const fill = parts.map((part) => {
    const known = isSamePlace || ofPerson.includes(part) ? account[part] : '';
    return [part, told[part] ?? known];
  });
  return Object.fromEntries(fill) as unknown as PostalAddress;
}

/** An address that nothing was said of but the country is none: clients send it empty to take it back. */
export function isEmptyAddress(address: Partial<PostalAddress> | undefined): boolean {
  return !address || parts.every((part) => part === 'country' || !address[part]);
}
