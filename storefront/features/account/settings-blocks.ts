import {
  ADDRESS_LENGTHS,
  type AddressPart,
  isCountryCode,
  isOneLine,
  isPhoneNumber,
} from '#contract/customer-fields.ts';
import { isPlausibleIdentityNumber } from '#contract/plausible-identity-number.ts';
import type {
  AccountSettingsQuery,
  ChangeSettingsMutationVariables,
} from '#storefront/api/generated/graphql.ts';
import type { CustomerType } from '#storefront/config/shop.ts';
import { textIn } from './check-account-form.ts';
import { changeNotes } from './customer-notes.ts';

/** Each is a form of its own: what is wrong in one keeps nobody from saving another. */
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

export type SettingsProblem =
  | 'field.required'
  | 'field.tooLong'
  | 'field.phone'
  | 'field.personalId'
  | 'field.organizationId'
  | 'field.passwordEmpty'
  | 'settings.wrongPassword';
export type SettingsProblems = Record<string, SettingsProblem>;

type User = NonNullable<AccountSettingsQuery['getUser']>;
type UserInput = ChangeSettingsMutationVariables['user'];

export const ADDRESS_PARTS = ['careOf', 'addressLine1', 'addressLine2', 'zip', 'city', 'country'] as const;
export const DELIVERY_PARTS = ['firstName', 'lastName', ...ADDRESS_PARTS, 'entryCode'] as const;

/** Of a company with a name of its own, and a person who answers for it. */
export function personParts(type: CustomerType): AddressPart[] {
  return [...(type === 'ORGANIZATION' ? (['company'] as const) : []), 'firstName', 'lastName', 'phone'];
}

const required: ReadonlySet<string> = new Set([
  'company',
  'firstName',
  'lastName',
  'addressLine1',
  'zip',
  'city',
  'country',
]);

/** What is wrong with a block, by the messages of §5: the same in the browser and on the server. */
export function checkBlock(block: SettingsBlock, form: FormData, type: CustomerType): SettingsProblems {
  switch (block) {
    case 'person':
      return { ...checkNumber(form, type), ...checkParts(form, personParts(type)) };
    case 'billing':
      return checkParts(form, ADDRESS_PARTS);
    case 'delivery':
      return form.has('isOther') ? checkParts(form, DELIVERY_PARTS) : {};
    case 'delete':
      return textIn(form, 'password') === '' ? { password: 'field.passwordEmpty' } : {};
    default:
      return {};
  }
}

/** Empty: it stays as it is. */
function checkNumber(form: FormData, type: CustomerType): SettingsProblems {
  const number = textIn(form, 'personalId').trim();
  if (number === '' || isPlausibleIdentityNumber(number)) return {};
  return { personalId: type === 'ORGANIZATION' ? 'field.organizationId' : 'field.personalId' };
}

function checkParts(form: FormData, parts: readonly AddressPart[]): SettingsProblems {
  const found = parts.flatMap((part): [string, SettingsProblem][] => {
    const text = textIn(form, part).trim();
    if (text === '') return required.has(part) ? [[part, 'field.required']] : [];
    if (part === 'phone') return isPhoneNumber(text) ? [] : [[part, 'field.phone']];
    if (part === 'country') return isCountryCode(text) ? [] : [[part, 'field.required']];
    return text.length > ADDRESS_LENGTHS[part] || !isOneLine(text) ? [[part, 'field.tooLong']] : [];
  });
  return Object.fromEntries(found);
}

/** What a block changes; null where nothing may be changed. */
export function changeOf(block: SettingsBlock, form: FormData, user: User): UserInput | null {
  switch (block) {
    case 'type':
      return { customerType: form.get('customerType') === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON' };
    case 'person':
      return {
        address: textsIn(form, personParts(user.customerType ?? 'PERSON')),
        ...genderIn(form),
        ...numberIn(form),
      };
    case 'billing':
      return { address: textsIn(form, ADDRESS_PARTS) };
    case 'delivery': {
      const deliveryAddress = form.has('isOther') ? textsIn(form, DELIVERY_PARTS) : null;
      return withNotes(user, { deliveryAddress });
    }
    case 'messages': {
      const notes = withNotes(user, { smsConsent: form.has('sms') });
      return { newsletter: form.has('newsletter'), ...notes };
    }
    default:
      return null;
  }
}

function withNotes(user: User, change: Parameters<typeof changeNotes>[1]): UserInput | null {
  const metaData = changeNotes(user.metaData, change);
  return metaData === null ? null : { metaData };
}

function textsIn(form: FormData, parts: readonly AddressPart[]): Partial<Record<AddressPart, string>> {
  return Object.fromEntries(parts.map((part) => [part, textIn(form, part).trim()]));
}

function genderIn(form: FormData): UserInput {
  const gender = (['UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN'] as const).find(
    (one) => one === form.get('gender'),
  );
  return gender ? { gender } : {};
}

/** The number itself is never shown again, so an empty field means that it stays; a tick takes it away. */
function numberIn(form: FormData): UserInput {
  if (form.has('forgetNumber')) return { personalId: '' };
  const personalId = textIn(form, 'personalId').trim();
  return personalId ? { personalId } : {};
}

/** Enough to know it again by: `••••••-0017`. */
export function maskNumber(number: string | null | undefined): string | null {
  return number ? `••••••${number.slice(-4)}` : null;
}
