import { ADDRESS_LENGTHS, type AddressPart, isCountryCode, isOneLine } from '#contract/customer-fields.ts';
import { isPhoneNumber } from '#contract/phone-number.ts';
import { isPlausibleIdentityNumber } from '#contract/plausible-identity-number.ts';
import type {
  AccountSettingsQuery,
  ChangeSettingsMutationVariables,
} from '#storefront/api/generated/graphql.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import type { FieldErrors } from '#storefront/forms/field-errors.ts';
import { readPassword, readText } from '#storefront/forms/read-form-fields.ts';
import { changeNotes } from './customer-notes.ts';

/** Each block has its own form, so that an error in one does not block another. */
export const SETTINGS_BLOCKS = [
  'type',
  'person',
  'billing',
  'delivery',
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

const ADDRESS_PARTS = ['careOf', 'addressLine1', 'addressLine2', 'zip', 'city', 'country'] as const;
const DELIVERY_PARTS = ['firstName', 'lastName', ...ADDRESS_PARTS, 'entryCode'] as const;

/** A company has a name, and a person as its contact. */
function personParts(type: CustomerType): AddressPart[] {
  return [...(type === 'ORGANIZATION' ? (['company'] as const) : []), 'firstName', 'lastName', 'phone'];
}

const requiredParts: ReadonlySet<string> = new Set([
  'company',
  'firstName',
  'lastName',
  'addressLine1',
  'zip',
  'city',
  'country',
]);

/** Checks a block with the messages of §5, in the browser and on the server. */
export function checkBlock(block: SettingsBlock, form: FormData, type: CustomerType): SettingsErrors {
  switch (block) {
    case 'person':
      return { ...checkIdentityNumber(form, type), ...checkAddress(form, personParts(type)) };
    case 'billing':
      return checkAddress(form, ADDRESS_PARTS);
    case 'delivery':
      return form.has('isOther') ? checkAddress(form, DELIVERY_PARTS) : {};
    case 'delete':
      return readPassword(form, 'password') === '' ? { password: 'field.passwordEmpty' } : {};
    default:
      return {};
  }
}

/** An empty field leaves the saved number unchanged. */
function checkIdentityNumber(form: FormData, type: CustomerType): SettingsErrors {
  const number = readText(form, 'personalId');
  if (number === '' || isPlausibleIdentityNumber(number)) return {};
  return { personalId: type === 'ORGANIZATION' ? 'field.organizationId' : 'field.personalId' };
}

function checkAddress(form: FormData, parts: readonly AddressPart[]): SettingsErrors {
  const found = parts.flatMap((part): [string, SettingsErrorMessage][] => {
    const text = readText(form, part);
    if (text === '') return requiredParts.has(part) ? [[part, 'field.required']] : [];
    if (part === 'phone') return text === '' || isPhoneNumber(text) ? [] : [[part, 'field.phone']];
    if (part === 'country') return isCountryCode(text) ? [] : [[part, 'field.required']];
    return text.length > ADDRESS_LENGTHS[part] || !isOneLine(text) ? [[part, 'field.tooLong']] : [];
  });
  return Object.fromEntries(found);
}

/** The change that a block makes; null for a block without one, or where the meta data cannot be changed. */
export function settingsChange(block: SettingsBlock, form: FormData, user: User): UserInput | null {
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
      return { address: readAddress(form, ADDRESS_PARTS) };
    case 'delivery': {
      const deliveryAddress = form.has('isOther') ? readAddress(form, DELIVERY_PARTS) : null;
      return changeMetaData(user, { deliveryAddress });
    }
    case 'messages': {
      const notes = changeMetaData(user, { smsConsent: form.has('sms') });
      return { newsletter: form.has('newsletter'), ...notes };
    }
    default:
      return null;
  }
}

function changeMetaData(user: User, change: Parameters<typeof changeNotes>[1]): UserInput | null {
  const metaData = changeNotes(user.metaData, change);
  return metaData === null ? null : { metaData };
}

function readAddress(form: FormData, parts: readonly AddressPart[]): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(parts.map((part) => [part, readText(form, part)]));
}

function readGender(form: FormData): UserInput {
  const gender = (['UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN'] as const).find(
    (option) => option === form.get('gender'),
  );
  return gender ? { gender } : {};
}

/** The saved number is never displayed, so an empty field leaves it unchanged; a tick deletes it. */
function readIdentityNumber(form: FormData): UserInput {
  if (form.has('forgetNumber')) return { personalId: '' };
  const personalId = readText(form, 'personalId');
  return personalId ? { personalId } : {};
}

/** The last four digits: `••••••0017`. */
export function maskNumber(number: string | null | undefined): string | null {
  return number ? `••••••${number.slice(-4)}` : null;
}
