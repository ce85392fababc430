import * as v from 'valibot';
import {
  ADDRESS_LENGTHS,
  ADDRESS_PARTS,
  type AddressPart,
  isCountryCode,
  MAX_META_DATA_LENGTH,
} from '../customer/customer-fields.ts';
import type { CustomerType } from '../customer/customer-type.ts';
import { format, identityNumber, phone, required, singleLine, type TextRule, verbatimText } from './text.ts';

/** The parts of the account's address. */
export const BILLING_PARTS = ['careOf', 'addressLine1', 'addressLine2', 'zip', 'city', 'country'] as const;

/** The parts of a separate shipping address. */
export const DELIVERY_PARTS = ['firstName', 'lastName', ...BILLING_PARTS, 'entryCode'] as const;

/** A company has a name, and a person as its contact. */
export function personParts(customerType: CustomerType): AddressPart[] {
  const company = customerType === 'ORGANIZATION' ? (['company'] as const) : [];
  return [...company, 'firstName', 'lastName', 'phone'];
}

const requiredParts: ReadonlySet<AddressPart> = new Set([
  'company',
  'firstName',
  'lastName',
  'addressLine1',
  'zip',
  'city',
  'country',
]);

const formats: Partial<Record<AddressPart, TextRule>> = {
  mobile: phone,
  phone,
  country: format((code) => isCountryCode(code.toUpperCase()), 'country'),
};

function addressPart(part: AddressPart, { isRequired }: { isRequired: boolean }) {
  const formatRule = formats[part];
  return singleLine(
    ADDRESS_LENGTHS[part],
    ...(isRequired ? [required] : []),
    ...(formatRule ? [formatRule] : []),
  );
}

/** A form with some parts of an address. */
export function addressSchema(parts: readonly AddressPart[]) {
  return v.object(
    Object.fromEntries(
      parts.map((part) => [part, addressPart(part, { isRequired: requiredParts.has(part) })]),
    ),
  );
}

/** An empty identity number leaves the saved one unchanged. */
export function personSchema(customerType: CustomerType, isIdentityNumber: (text: string) => boolean) {
  const { entries } = addressSchema(personParts(customerType));
  return v.object({ ...entries, personalId: identityNumber(isIdentityNumber) });
}

/** The customer fields of the API's UserInputType. A field that is null or absent stays unchanged. */
export function customerInputSchema(isIdentityNumber: (text: string) => boolean) {
  const entries = ADDRESS_PARTS.map(
    (part) => [part, v.nullish(addressPart(part, { isRequired: false }))] as const,
  );
  return v.object({
    address: v.nullish(v.object(Object.fromEntries(entries))),
    personalId: v.nullish(identityNumber(isIdentityNumber)),
    metaData: v.nullish(verbatimText(MAX_META_DATA_LENGTH)),
  });
}
