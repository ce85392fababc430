import { isPlausibleIdentityNumber } from '#contract/customer/plausible-identity-number.ts';
import { type CheckoutValues, checkoutTextsSchema, findCheckoutErrors } from '#contract/forms/checkout.ts';
import { findFieldErrors } from '#contract/forms/field-error.ts';
import { pickupPointId } from '../updates/checkout-options.ts';
import { type PurchaseErrors, toPurchaseErrors } from './purchase-errors.ts';
import { billingCountry, checkoutTexts, customerTypeOfPurchase, type Purchase } from './purchase-fields.ts';

/** Checks only the text fields, for example when the buyer leaves one of them. */
export function checkTexts(
  purchase: Purchase,
  country: string,
  rules: { needsDelivery?: boolean; needsPhone?: boolean } = {},
): PurchaseErrors {
  const customerType = customerTypeOfPurchase(purchase);
  const schema = checkoutTextsSchema({
    countryCode: country,
    billingCountry: billingCountry(purchase, country),
    customerType,
    ...rules,
  });
  return toPurchaseErrors(findFieldErrors(schema, checkoutTexts(purchase, country)), purchase);
}

/** The options of the checkout, and what the order needs. */
export interface PurchaseOffer {
  isPaidFor: boolean;
  needsDelivery: boolean;
  needsDownloadConsent: boolean;
  shippingOptions: readonly { id: number; subOptions: readonly Parameters<typeof pickupPointId>[0][] }[];
  paymentOptions: readonly { id: number; requiresIdentityNumber: boolean }[];
}

/** Checks everything that an order needs. The API checks it again; checking here saves a request. */
export function checkPurchase(
  purchase: Purchase,
  identityNumber: string,
  country: string,
  offer: PurchaseOffer,
): PurchaseErrors {
  const { needsDelivery, shippingOptions, paymentOptions } = offer;
  const { shippingId, pickupPoint, paymentId, consents } = purchase;
  const points = shippingOptions.find(({ id }) => id === shippingId)?.subOptions ?? [];
  const payment = paymentOptions.find(({ id }) => id === paymentId);
  const values: CheckoutValues = {
    ...checkoutTexts(purchase, country),
    shippingId,
    pickupPoint: pickupPoint || null,
    acceptedConsents: consents,
    paymentId,
    identityNumber,
  };
  const errors = findCheckoutErrors(values, {
    countryCode: country,
    customerType: customerTypeOfPurchase(purchase),
    needsOrderConsent: true,
    needsDownloadConsent: offer.needsDownloadConsent,
    // Null: the order does not need this choice or number.
    shippingIds: needsDelivery ? shippingOptions.map(({ id }) => id) : null,
    pickupPoints: points.length > 0 ? points.map(pickupPointId) : null,
    paymentIds: offer.isPaidFor ? null : paymentOptions.map(({ id }) => id),
    // Only the API checks the digits: the rules of all countries would add 5 KB to the script.
    isIdentityNumber: payment?.requiresIdentityNumber && !offer.isPaidFor ? isPlausibleIdentityNumber : null,
  });
  return toPurchaseErrors(errors, purchase);
}
