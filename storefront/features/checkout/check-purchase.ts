import { isEmailAddress } from '#contract/email-address.ts';
import { LIMITS } from '#contract/limits.ts';
import { isPhoneNumber } from '#contract/phone-number.ts';
import { isPostalCode } from '#contract/postal-code.ts';
import type { Purchase, PurchaseField, TextField } from './purchase-fields.ts';

/** What is wrong with which field, by the message of §5 that tells it. */
export type PurchaseProblems = Partial<Record<PurchaseField, PurchaseProblem>>;

export type PurchaseProblem =
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
  | 'pay.identityNeeded'
  | 'consent.termsNeeded';

const always = ['zip', 'email', 'phone', 'firstName', 'lastName', 'street', 'city'] as const;
const elsewhere = ['toFirstName', 'toLastName', 'toStreet', 'toZip', 'toCity'] as const;

/** Those that must hold something, in the order in which they stand on the page. */
export function requiredTexts({ isCompany, isElsewhere }: Purchase): TextField[] {
  const [zip, email, phone, ...name] = always;
  return [
    zip,
    email,
    phone,
    ...(isCompany ? (['company'] as const) : []),
    ...name,
    ...(isElsewhere ? elsewhere : []),
  ];
}

/** The text fields alone: what can be said of one when it is left. */
export function checkTexts(purchase: Purchase, country: string): PurchaseProblems {
  const { texts } = purchase;
  const problems: PurchaseProblems = {};
  for (const name of requiredTexts(purchase)) {
    if (texts[name] === '') problems[name] = 'field.required';
    else if (texts[name].length > LIMITS.checkoutText) problems[name] = 'details.tooLong';
  }
  if (texts.email && !isEmailAddress(texts.email)) problems.email = 'field.email';
  if (texts.phone && !isPhoneNumber(texts.phone)) problems.phone = 'details.phoneInvalid';
  if (texts.zip && !isPostalCode(country, texts.zip)) problems.zip = 'details.zip';
  if (purchase.isElsewhere && texts.toZip && !isPostalCode(country, texts.toZip))
    problems.toZip = 'details.zip';
  return problems;
}

export interface Offered {
  isPaidFor: boolean;
  needsDelivery: boolean;
  shippingOptions: readonly { id: number; subOptions: readonly unknown[] }[];
  paymentOptions: readonly { id: number; needsIdentityNumber: boolean }[];
}

/** Everything that an order needs. The API has the last word; this one spares the way there. */
export function checkPurchase(
  purchase: Purchase,
  identityNumber: string,
  country: string,
  { isPaidFor, needsDelivery, shippingOptions, paymentOptions }: Offered,
): PurchaseProblems {
  const problems = checkTexts(purchase, country);
  const delivery = shippingOptions.find(({ id }) => id === purchase.shippingId);
  const payment = paymentOptions.find(({ id }) => id === purchase.paymentId);
  if (needsDelivery && shippingOptions.length === 0 && !problems.zip && !problems.toZip)
    problems[purchase.isElsewhere ? 'toZip' : 'zip'] = 'delivery.none';
  else if (shippingOptions.length > 0 && !delivery) problems.shippingId = 'delivery.choose';
  else if (delivery && delivery.subOptions.length > 0 && !purchase.pickupPoint)
    problems.pickupPoint = 'delivery.choosePoint';
  if (!payment && !isPaidFor) problems.paymentId = 'pay.choose';
  else if (payment?.needsIdentityNumber && !isPaidFor && !identityNumber)
    problems.identityNumber = 'pay.identityNeeded';
  if (!purchase.consents.includes('order')) problems['consent-order'] = 'consent.termsNeeded';
  return problems;
}

export function hasProblems(problems: PurchaseProblems): boolean {
  return Object.keys(problems).length > 0;
}
