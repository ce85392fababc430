import type { AddressPart } from '#contract/customer/customer-fields.ts';
import { isPlausibleIdentityNumber } from '#contract/customer/plausible-identity-number.ts';
import {
  addressSchema,
  BILLING_PARTS,
  DELIVERY_PARTS,
  personParts,
  personSchema,
} from '#contract/forms/customer.ts';
import { type FieldError, type FieldRule, findFieldErrors } from '#contract/forms/field-error.ts';
import type {
  AccountSettingsQuery,
  ChangeSettingsMutationVariables,
} from '#storefront/api/generated/graphql.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import { type FieldErrors, toFieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword, readText } from '#storefront/forms/read-form-fields.ts';
import { type AddressIntent, changeAddresses } from './change-addresses.ts';
import { changeMetaDataSettings, type MetaDataSettings, readMetaDataSettings } from './meta-data-settings.ts';

/** Each block has its own form, so that an error in one does not block another. `messages` are newsletter and SMS. */
export const SETTINGS_BLOCKS = [
  'type',
  'person',
  'billing',
  'addresses',
  'messages',
  'sessions',
  'delete',
] as const;
export type SettingsBlock = (typeof SETTINGS_BLOCKS)[number];

type SettingsErrorMessage =
  | 'field.required'
  | 'field.tooLong'
  | 'field.phone'
  | 'field.personalId'
  | 'field.organizationId'
  | 'field.passwordEmpty'
  | 'settings.wrongPassword';
export type SettingsErrors = FieldErrors<string, SettingsErrorMessage>;

type User = NonNullable<AccountSettingsQuery['getUser']>;
type UserInput = ChangeSettingsMutationVariables['user'];

/** Checks a block, in the browser and on the server, and returns the messages of §5. */
export function checkBlock(block: SettingsBlock, form: FormData, type: CustomerType): SettingsErrors {
  switch (block) {
    case 'person': {
      // Only the API checks the digits: the rules of all countries would add 5 KB to the script.
      const schema = personSchema(type, isPlausibleIdentityNumber);
      const values = { ...readAddress(form, personParts(type)), personalId: readText(form, 'personalId') };
      return toSettingsErrors(findFieldErrors(schema, values), type);
    }
    case 'billing':
      return checkAddress(form, BILLING_PARTS, type);
    case 'addresses':
      return intentOf(form) === 'save' ? checkAddress(form, DELIVERY_PARTS, type) : {};
    case 'delete':
      return readPassword(form, 'password') === '' ? { password: 'field.passwordEmpty' } : {};
    default:
      return {};
  }
}

function checkAddress(form: FormData, parts: readonly AddressPart[], type: CustomerType): SettingsErrors {
  return toSettingsErrors(findFieldErrors(addressSchema(parts), readAddress(form, parts)), type);
}

/** Inputs cannot contain line breaks or control characters, so `one-line` and `not-storable` have no message of their own. */
const ruleErrors: Partial<Record<FieldRule, SettingsErrorMessage>> = {
  phone: 'field.phone',
  'too-long': 'field.tooLong',
  'one-line': 'field.tooLong',
  'not-storable': 'field.tooLong',
};

function toSettingsErrors(errors: readonly FieldError[], type: CustomerType): SettingsErrors {
  const invalidNumber = type === 'ORGANIZATION' ? 'field.organizationId' : 'field.personalId';
  return toFieldErrors(errors, ({ rule }) =>
    rule === 'identity-number' ? invalidNumber : (ruleErrors[rule] ?? 'field.required'),
  );
}

/** The change of the user that a block requests; null if there is none, or if it cannot be applied. */
export function readSettingsChange(block: SettingsBlock, form: FormData, user: User): UserInput | null {
  switch (block) {
    case 'type':
      return { customerType: form.get('customerType') === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON' };
    case 'person':
      return {
        address: readAddress(form, personParts(user.customerType ?? 'PERSON')),
        ...readGender(form),
        ...readIdentityNumber(form),
      };
    case 'billing':
      return { address: readAddress(form, BILLING_PARTS) };
    case 'addresses': {
      const address = { ...readAddress(form, DELIVERY_PARTS), id: readText(form, 'addressId') };
      const saved = readMetaDataSettings(user.metaData).addresses;
      const addresses = changeAddresses(saved, { intent: intentOf(form), address });
      return addresses && changeMetaData(user, { addresses });
    }
    case 'messages': {
      const metaDataChange = changeMetaData(user, { smsConsent: form.has('sms') });
      return { newsletter: form.has('newsletter'), ...metaDataChange };
    }
    default:
      return null;
  }
}

function intentOf(form: FormData): AddressIntent {
  return (['remove', 'default'] as const).find((intent) => intent === form.get('intent')) ?? 'save';
}

function changeMetaData(user: User, change: Partial<MetaDataSettings>): UserInput | null {
  const metaData = changeMetaDataSettings(user.metaData, change);
  return metaData === null ? null : { metaData };
}

function readAddress(form: FormData, parts: readonly AddressPart[]): Record<string, string> {
  return Object.fromEntries(parts.map((part) => [part, readText(form, part)]));
}

function readGender(form: FormData): UserInput {
  const gender = (['UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN'] as const).find(
    (option) => option === form.get('gender'),
  );
  return gender ? { gender } : {};
}

/** The saved number is never displayed, so an empty field leaves it unchanged; the checkbox deletes it. */
function readIdentityNumber(form: FormData): UserInput {
  if (form.has('forgetNumber')) return { personalId: '' };
  const personalId = readText(form, 'personalId');
  return personalId ? { personalId } : {};
}

/** The last four digits of an identity number: `••••••0017`. */
export function maskNumber(number: string | null | undefined): string | null {
  return number ? `••••••${number.slice(-4)}` : null;
}
