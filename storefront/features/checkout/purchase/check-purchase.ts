import { isEmailAddress } from '#contract/email-address.ts';
import { LIMITS } from '#contract/limits.ts';
import { isPhoneNumber } from '#contract/phone-number.ts';
import { isPostalCode } from '#contract/postal-code.ts';
import type { FieldErrors } from '#storefront/forms/field-errors.ts';
import type { Purchase, PurchaseField, PurchaseTextField } from './purchase-fields.ts';

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
  | 'pay.identityNeeded'
  | 'consent.termsNeeded';

const alwaysRequired = ['zip', 'email', 'phone', 'firstName', 'lastName', 'street', 'city'] as const;
const requiredForShippingAddress = ['toFirstName', 'toLastName', 'toStreet', 'toZip', 'toCity'] as const;

/** The required text fields, in the order of the page. */
export function requiredTexts({ isCompany, hasShippingAddress }: Purchase): PurchaseTextField[] {
  const [zip, email, phone, ...name] = alwaysRequired;
  return [
    zip,
    email,
    phone,
    ...(isCompany ? (['company'] as const) : []),
    ...name,
    ...(hasShippingAddress ? requiredForShippingAddress : []),
  ];
}

/** Checks the text fields alone, which can be checked when one of them is left. */
export function checkTexts(purchase: Purchase, country: string): PurchaseErrors {
  const { texts } = purchase;
  const fieldErrors: PurchaseErrors = {};
  for (const name of requiredTexts(purchase)) {
    if (texts[name] === '') fieldErrors[name] = 'field.required';
    else if (texts[name].length > LIMITS.checkoutText) fieldErrors[name] = 'details.tooLong';
  }
  if (texts.email && !isEmailAddress(texts.email)) fieldErrors.email = 'field.email';
  if (texts.phone && !isPhoneNumber(texts.phone)) fieldErrors.phone = 'details.phoneInvalid';
  if (texts.zip && !isPostalCode(country, texts.zip)) fieldErrors.zip = 'details.zip';
  if (purchase.hasShippingAddress && texts.toZip && !isPostalCode(country, texts.toZip))
    fieldErrors.toZip = 'details.zip';
  return fieldErrors;
}

export interface CheckoutOffer {
  isPaidFor: boolean;
  needsDelivery: boolean;
  shippingOptions: readonly { id: number; subOptions: readonly unknown[] }[];
  paymentOptions: readonly { id: number; requiresIdentityNumber: boolean }[];
}

/** Checks everything that an order needs. The API checks it again; this saves the request. */
export function checkPurchase(
  purchase: Purchase,
  identityNumber: string,
  country: string,
  { isPaidFor, needsDelivery, shippingOptions, paymentOptions }: CheckoutOffer,
): PurchaseErrors {
  const fieldErrors = checkTexts(purchase, country);
  const shipping = shippingOptions.find(({ id }) => id === purchase.shippingId);
  const payment = paymentOptions.find(({ id }) => id === purchase.paymentId);
  if (needsDelivery && shippingOptions.length === 0 && !fieldErrors.zip && !fieldErrors.toZip)
    fieldErrors[purchase.hasShippingAddress ? 'toZip' : 'zip'] = 'delivery.none';
  else if (shippingOptions.length > 0 && !shipping) fieldErrors.shippingId = 'delivery.choose';
  else if (shipping && shipping.subOptions.length > 0 && !purchase.pickupPoint)
    fieldErrors.pickupPoint = 'delivery.choosePoint';
  if (!payment && !isPaidFor) fieldErrors.paymentId = 'pay.choose';
  else if (payment?.requiresIdentityNumber && !isPaidFor && !identityNumber)
    fieldErrors.identityNumber = 'pay.identityNeeded';
  if (!purchase.consents.includes('order')) fieldErrors['consent-order'] = 'consent.termsNeeded';
  return fieldErrors;
}
