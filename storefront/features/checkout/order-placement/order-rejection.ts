import { GraphqlError } from '#storefront/api/errors.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import type { PurchaseErrorMessage, PurchaseErrors } from '../purchase/check-purchase.ts';
import type { Purchase, PurchaseField } from '../purchase/purchase-fields.ts';

/** Why the order was rejected, with the values of the form, so that the page can show them again. */
export interface OrderRejection {
  about: 'purchase';
  message: string;
  fieldErrors: PurchaseErrors;
  purchase: Purchase;
  /** The displayed cart may be outdated. */
  isAboutCart: boolean;
}

type Reason = Pick<OrderRejection, 'message' | 'fieldErrors' | 'isAboutCart'>;

/** The messages for the API's errors. They say that nothing is charged where the buyer could fear it. */
export function rejectionOf(error: unknown, t: Translate, purchase: Purchase): Reason {
  const reason = (message: string, fieldErrors: PurchaseErrors = {}, isAboutCart = false): Reason => ({
    message,
    fieldErrors,
    isAboutCart,
  });
  if (!(error instanceof GraphqlError)) return reason(t('order.failed'));
  switch (error.code) {
    case 'NO_SHIPPING_OPTION':
    case 'INVALID_CHECKOUT': {
      const errors = apiFieldErrors(error);
      // A changed cart comes first, before the buyer corrects fields in vain.
      if (errors.some(({ field }) => field === 'cart')) return reason(t('order.soldOut'), {}, true);
      return reason(t('order.problems'), toFieldErrors(errors, purchase));
    }
    case 'INVALID_IDENTITY_NUMBER':
      return reason(t('order.problems'), { identityNumber: invalidNumber(purchase.isCompany) });
    case 'INSUFFICIENT_STOCK':
    case 'INSUFFICIENT_BALANCE':
    case 'UNKNOWN_SKU':
      return reason(t('order.soldOut'), {}, true);
    case 'INVALID_PROMO_CODE':
    case 'RequirementsNotMet':
      return reason(t('order.codeSpent', { code: String(error.details.promoCode ?? '') }), {}, true);
    case 'CUSTOMER_BLOCKED':
      return reason(t('order.blocked'));
    case 'PAYMENT_UNAVAILABLE':
      return reason(t('order.providerDown'));
    case 'CART_COMPLETED':
    case 'UNKNOWN_CART':
      return reason(t('order.bought'), {}, true);
    default:
      return reason(t('order.failed'));
  }
}

const addressFields: Record<string, PurchaseField> = {
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  careOf: 'careOf',
  addressLine1: 'street',
  zip: 'zip',
  city: 'city',
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
    return field && (`to${field[0]?.toUpperCase()}${field.slice(1)}` as PurchaseField);
  }
  return otherFields[group];
}

const choiceErrors: PurchaseErrors = {
  shippingId: 'delivery.choose',
  pickupPoint: 'delivery.choosePoint',
  paymentId: 'pay.choose',
  'consent-order': 'consent.termsNeeded',
  identityNumber: 'pay.identityNeeded',
};

const ruleErrors: Record<string, PurchaseErrorMessage> = {
  required: 'field.required',
  'postal-code': 'details.zip',
  'no-delivery': 'delivery.none',
  email: 'field.email',
  phone: 'details.phoneInvalid',
};

interface ApiFieldError {
  field?: unknown;
  rule?: unknown;
}

function apiFieldErrors({ details }: GraphqlError): ApiFieldError[] {
  return Array.isArray(details.fields) ? details.fields : [];
}

function toFieldErrors(errors: readonly ApiFieldError[], { isCompany }: Purchase): PurchaseErrors {
  const found = errors.flatMap(({ field, rule }) => {
    const name = fieldOf(String(field));
    if (!name) return [];
    if (rule === 'identity-number') return [[name, invalidNumber(isCompany)] as const];
    const choiceError = rule === 'no-delivery' ? 'delivery.none' : choiceErrors[name];
    return [[name, choiceError ?? ruleErrors[String(rule)] ?? 'field.required'] as const];
  });
  return Object.fromEntries(found);
}

const invalidNumber = (isCompany: boolean) => (isCompany ? 'field.organizationId' : 'field.personalId');
