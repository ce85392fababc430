import type { FieldError, FieldRule } from '#contract/forms/field-error.ts';
import type { FieldErrors } from '#storefront/forms/field-errors.ts';
import { type Purchase, type PurchaseField, shippingFieldName } from './purchase-fields.ts';

/** The messages of §5 for invalid fields. */
export type PurchaseErrors = FieldErrors<PurchaseField, PurchaseErrorMessage>;

export type PurchaseErrorMessage =
  | 'field.required'
  | 'field.email'
  | 'field.personalId'
  | 'field.organizationId'
  | 'details.zip'
  | 'details.phoneInvalid'
  | 'details.tooLong'
  | 'delivery.none'
  | 'delivery.choose'
  | 'delivery.choosePoint'
  | 'pay.choose'
  | 'pay.identityNumberRequired'
  | 'consent.termsNeeded'
  | 'consent.downloadNeeded';

/** Maps errors of a checkout, which the form finds before sending or the API returns, to the form's fields and messages. */
export function toPurchaseErrors(
  errors: readonly Pick<FieldError, 'field' | 'rule'>[],
  { isCompany, hasShippingAddress }: Pick<Purchase, 'isCompany' | 'hasShippingAddress'>,
): PurchaseErrors {
  const entries = errors.flatMap(({ field, rule }) => {
    const formField = rule === 'download' ? 'consent-download' : fieldOf(field);
    // With a separate shipping address, the buyer's own postal code is in `ownZip`.
    const name = formField === 'zip' && hasShippingAddress ? 'ownZip' : formField;
    if (!name) return [];
    if (rule === 'identity-number') return [[name, invalidNumber(isCompany)] as const];
    return [[name, choiceErrors[name] ?? ruleErrors[rule] ?? 'field.required'] as const];
  });
  return Object.fromEntries(entries);
}

export function invalidNumber(isCompany: boolean): PurchaseErrorMessage {
  return isCompany ? 'field.organizationId' : 'field.personalId';
}

const addressFields: Record<string, PurchaseField> = {
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  careOf: 'careOf',
  addressLine1: 'street',
  addressLine2: 'street2',
  zip: 'zip',
  city: 'city',
  country: 'country',
  entryCode: 'entryCode',
  mobile: 'phone',
  phone: 'phone',
};

const otherFields: Record<string, PurchaseField> = {
  email: 'email',
  message: 'message',
  identityNumber: 'identityNumber',
  shippingId: 'shippingId',
  externalShippingId: 'shippingId',
  pickupPoint: 'pickupPoint',
  paymentId: 'paymentId',
  acceptedConsents: 'consent-order',
};

/** The API's field `shippingAddress.zip` is the form's `toZip`. */
export function fieldOf(apiField: string): PurchaseField | undefined {
  const [group = '', name = ''] = apiField.split('.');
  if (group === 'billingAddress') return addressFields[name];
  if (group === 'shippingAddress') {
    const field = addressFields[name];
    return field && shippingFieldName(field);
  }
  return otherFields[group];
}

/** Fields with one message for every rule. */
const choiceErrors: PurchaseErrors = {
  shippingId: 'delivery.choose',
  pickupPoint: 'delivery.choosePoint',
  paymentId: 'pay.choose',
  'consent-order': 'consent.termsNeeded',
  'consent-download': 'consent.downloadNeeded',
  identityNumber: 'pay.identityNumberRequired',
};

const ruleErrors: Partial<Record<FieldRule, PurchaseErrorMessage>> = {
  required: 'field.required',
  'too-long': 'details.tooLong',
  'not-storable': 'details.tooLong',
  'postal-code': 'details.zip',
  'no-delivery': 'delivery.none',
  email: 'field.email',
  phone: 'details.phoneInvalid',
};
