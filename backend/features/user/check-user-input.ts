import { ShopError } from '#backend/graphql/errors.ts';
import type { UserInputType } from '#backend/graphql/schema.generated.ts';
import {
  ADDRESS_LENGTHS,
  type AddressPart,
  isCountryCode,
  isOneLine,
  isPhoneNumber,
  META_DATA_LENGTH,
} from '#contract/customer-fields.ts';
import { isIdentityNumber } from '#contract/identity-number.ts';
import { isPlausibleIdentityNumber } from '#contract/plausible-identity-number.ts';

/** Those whose numbers are known by form and check digit; elsewhere the shop does not ask for one (decisions §5). */
const knownCountries: ReadonlySet<string> = new Set(['SE', 'DK', 'NO', 'FI', 'AX']);

/** Whose numbers count: of the customer as they will be. */
export interface NumberOwner {
  country: string;
  customerType: 'PERSON' | 'ORGANIZATION';
}

/** Refuses the first thing that cannot be kept, by its name. What is null or missing is not looked at. */
export function checkUserInput({ address, personalId, metaData }: UserInputType, owner: NumberOwner): void {
  const parts = Object.entries(ADDRESS_LENGTHS) as [AddressPart, number][];
  for (const [part, most] of parts) checkLine(part, address?.[part], most);
  for (const part of ['phone', 'mobile'] as const)
    if (!isPhoneNumber(address?.[part]?.trim() ?? '')) throw refused(part, 'must be a phone number');
  if (!isCountryCode(address?.country?.trim().toUpperCase() ?? ''))
    throw refused('country', 'must be a code of two letters');
  if (personalId?.trim() && !isNumberOf(owner, personalId.trim()))
    throw new ShopError(
      'INVALID_IDENTITY_NUMBER',
      'personalId must be a valid personal or organisation number.',
      { field: 'personalId' },
    );
  checkLength('metaData', metaData, META_DATA_LENGTH);
  // The database takes every letter but this one.
  if (metaData?.includes('\0')) throw refused('metaData', 'may not hold NUL');
}

export function isNumberOf({ country, customerType }: NumberOwner, number: string): boolean {
  return knownCountries.has(country)
    ? isIdentityNumber(country, customerType, number)
    : isPlausibleIdentityNumber(number);
}

function checkLine(field: string, text: string | null | undefined, most: number): void {
  checkLength(field, text?.trim(), most);
  if (text && !isOneLine(text.trim())) throw refused(field, 'must be one line');
}

function checkLength(field: string, text: string | null | undefined, most: number): void {
  if (text && text.length > most) throw refused(field, `may have ${most} characters at most`);
}

function refused(field: string, rule: string): ShopError {
  return new ShopError('BAD_INPUT', `${field} ${rule}.`, { field });
}
