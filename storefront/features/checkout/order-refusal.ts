import { GraphqlError } from '#storefront/api/errors.ts';
import type { Translate } from '#storefront/translations/words.ts';
import type { PurchaseProblem, PurchaseProblems } from './check-purchase.ts';
import type { Purchase, PurchaseField } from './purchase-fields.ts';

/** Why nothing was ordered. All that was typed goes along, so that nobody types it twice. */
export interface OrderRefusal {
  about: 'purchase';
  message: string;
  problems: PurchaseProblems;
  purchase: Purchase;
  /** What is shown may no longer be so. */
  isAboutCart: boolean;
}

type Reason = Pick<OrderRefusal, 'message' | 'problems' | 'isAboutCart'>;

/** The words for what the API refuses; that nothing is charged is said wherever it could be feared. */
export function refusalOf(error: unknown, t: Translate, purchase: Purchase): Reason {
  const reason = (message: string, problems: PurchaseProblems = {}, isAboutCart = false): Reason => ({
    message,
    problems,
    isAboutCart,
  });
  if (!(error instanceof GraphqlError)) return reason(t('order.failed'));
  switch (error.code) {
    case 'NO_SHIPPING_OPTION':
    case 'INVALID_CHECKOUT': {
      const faults = faultsIn(error);
      // What became of the goods comes first: whoever mends a field would only learn of it afterwards.
      if (faults.some(({ field }) => field === 'cart')) return reason(t('order.soldOut'), {}, true);
      return reason(t('order.problems'), problemsIn(faults, purchase));
    }
    case 'INVALID_IDENTITY_NUMBER':
      return reason(t('order.problems'), { identityNumber: wrongNumber(purchase.isCompany) });
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

const ownFields: Record<string, PurchaseField> = {
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
  return ownFields[group];
}

const choices: Partial<Record<PurchaseField, PurchaseProblem>> = {
  shippingId: 'delivery.choose',
  pickupPoint: 'delivery.choosePoint',
  paymentId: 'pay.choose',
  'consent-order': 'consent.termsNeeded',
  identityNumber: 'pay.identityNeeded',
};

const rules: Record<string, PurchaseProblem> = {
  required: 'field.required',
  'postal-code': 'details.zip',
  'no-delivery': 'delivery.none',
  email: 'field.email',
  phone: 'details.phoneInvalid',
};

interface Fault {
  field?: unknown;
  rule?: unknown;
}

function faultsIn({ details }: GraphqlError): Fault[] {
  return Array.isArray(details.fields) ? details.fields : [];
}

function problemsIn(faults: readonly Fault[], { isCompany }: Purchase): PurchaseProblems {
  const found = faults.flatMap(({ field, rule }) => {
    const name = fieldOf(String(field));
    if (!name) return [];
    if (rule === 'identity-number') return [[name, wrongNumber(isCompany)] as const];
    const problem = rule === 'no-delivery' ? 'delivery.none' : choices[name];
    return [[name, problem ?? rules[String(rule)] ?? 'field.required'] as const];
  });
  return Object.fromEntries(found);
}

const wrongNumber = (isCompany: boolean) => (isCompany ? 'field.organizationId' : 'field.personalId');
