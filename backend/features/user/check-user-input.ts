import { ShopError } from '#backend/graphql/errors.ts';
import type { UserInputType } from '#backend/graphql/schema.generated.ts';
import {
  ADDRESS_LENGTHS,
  type AddressPart,
  isCountryCode,
  isOneLine,
  MAX_META_DATA_LENGTH,
} from '#contract/customer-fields.ts';
import { hasIdentityNumbers, isIdentityNumber } from '#contract/identity-number.ts';
import { isPhoneNumber } from '#contract/phone-number.ts';
import { isPlausibleIdentityNumber } from '#contract/plausible-identity-number.ts';

/** Country and type of the customer after the update, which decide what number is valid. */
export interface IdentityNumberOwner {
  country: string;
  customerType: 'PERSON' | 'ORGANIZATION';
}

/** Throws an error that names the first invalid field. Fields that are null or absent are not checked. */
export function checkUserInput(
  { address, personalId, metaData }: UserInputType,
  owner: IdentityNumberOwner,
): void {
  const parts = Object.entries(ADDRESS_LENGTHS) as [AddressPart, number][];
  for (const [part, maxLength] of parts) checkLine(part, address?.[part], maxLength);
  for (const part of ['phone', 'mobile'] as const) {
    const phone = address?.[part]?.trim();
    if (phone && !isPhoneNumber(phone)) throw badInputError(part, 'must be a phone number');
  }
  if (!isCountryCode(address?.country?.trim().toUpperCase() ?? ''))
    throw badInputError('country', 'must be a code of two letters');
  if (personalId?.trim() && !isIdentityNumberOf(owner, personalId.trim()))
    throw new ShopError(
      'INVALID_IDENTITY_NUMBER',
      'personalId must be a valid personal or organisation number.',
      { field: 'personalId' },
    );
  checkLength('metaData', metaData, MAX_META_DATA_LENGTH);
  // PostgreSQL cannot store NUL in a text column.
  if (metaData?.includes('\0')) throw badInputError('metaData', 'may not contain NUL');
}

/** Countries without a check accept any plausible number (decisions §5). */
export function isIdentityNumberOf({ country, customerType }: IdentityNumberOwner, number: string): boolean {
  return hasIdentityNumbers(country)
    ? isIdentityNumber(country, customerType, number)
    : isPlausibleIdentityNumber(number);
}

function checkLine(field: string, text: string | null | undefined, maxLength: number): void {
  checkLength(field, text?.trim(), maxLength);
  if (text && !isOneLine(text.trim())) throw badInputError(field, 'must be one line');
}

function checkLength(field: string, text: string | null | undefined, maxLength: number): void {
  if (text && text.length > maxLength) throw badInputError(field, `may have ${maxLength} characters at most`);
}

function badInputError(field: string, rule: string): ShopError {
  return new ShopError('BAD_INPUT', `${field} ${rule}.`, { field });
}
