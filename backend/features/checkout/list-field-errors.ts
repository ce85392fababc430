import {
  type CheckoutFieldError,
  type CheckoutRule,
  validateCheckoutForm,
} from '#contract/checkout-field-errors.ts';
import { hasIdentityNumbers, isIdentityNumber } from '#contract/identity-number.ts';
import { isPostalCode } from '#contract/postal-code.ts';
import { findSelectedOption, type OpenCheckout } from './open-checkout.ts';
import { isCreditOfShop } from './payment-options.ts';

export function needsIdentityNumber({ paymentMethod, scope }: OpenCheckout): boolean {
  return paymentMethod?.needsIdentityNumber === true && hasIdentityNumbers(scope.market.country.code);
}

/** All errors that prevent an order, except that the customer is blocked. */
export function listFieldErrors(checkout: OpenCheckout): CheckoutFieldError[] {
  const { scope, details, customerType, email, billingAddress, shippingAddress } = checkout;
  return [
    ...cartErrors(checkout),
    ...countryErrors(checkout),
    ...shippingErrors(checkout),
    ...validateCheckoutForm({
      countryCode: scope.market.country.code,
      customerType,
      email,
      billingAddress,
      shippingAddress,
      acceptedConsents: details.acceptedConsents ?? [],
    }),
    ...paymentErrors(checkout),
  ];
}

function cartErrors({ cart }: OpenCheckout): CheckoutFieldError[] {
  if (cart.lines.length === 0) return [{ field: 'cart', rule: 'empty' }];
  return cart.lines.every(({ sold }) => sold) ? [] : [{ field: 'cart', rule: 'not-sold' }];
}

/** A virtual market is for browsing only. */
function countryErrors({ scope }: OpenCheckout): CheckoutFieldError[] {
  return scope.market.virtual ? [{ field: 'billingAddress.country', rule: 'required' }] : [];
}

function shippingErrors(checkout: OpenCheckout): CheckoutFieldError[] {
  const { parcel, shippingOptions, selectedShipping, details, scope } = checkout;
  const { shippingAddress, billingAddress } = checkout;
  if (!parcel.needsDelivery || scope.market.virtual) return [];
  const [name, zip] = shippingAddress?.zip
    ? ['shippingAddress', shippingAddress.zip]
    : ['billingAddress', billingAddress.zip];
  // validateCheckoutForm reports a missing or invalid postal code.
  if (!isPostalCode(scope.market.country.code, zip)) return [];
  if (shippingOptions.length === 0) return [{ field: `${name}.zip`, rule: 'no-delivery' }];
  const hasChoice = details.shippingId !== undefined || Boolean(details.externalShippingId);
  // An automatically selected option must not replace one that the customer selected and that is no longer available.
  if (!selectedShipping || (hasChoice && !findSelectedOption(shippingOptions, details)))
    return [{ field: 'shippingId', rule: missingOptionRule(hasChoice) }];
  return selectedShipping.option.pickupPoints && selectedShipping.pickupPoint === null
    ? [{ field: 'pickupPoint', rule: missingOptionRule(Boolean(details.pickupPoint)) }]
    : [];
}

function paymentErrors(checkout: OpenCheckout): CheckoutFieldError[] {
  const { paymentMethod, paymentMethods, canBuyOnCredit, details, cart } = checkout;
  const { customerType, identityNumber, scope } = checkout;
  if (cart.priced.total.selling.incVat === cart.draw.pending) return [];
  const hasChoice = details.paymentId !== undefined;
  if (!paymentMethod || (hasChoice && !paymentMethods.some(({ id }) => id === details.paymentId)))
    return [{ field: 'paymentId', rule: missingOptionRule(hasChoice) }];
  // The payment options must not reveal whether an account with the guest's e-mail address may buy on credit, so credit is
  // rejected only here.
  if (!canBuyOnCredit && isCreditOfShop(paymentMethod)) return [{ field: 'paymentId', rule: 'not-offered' }];
  if (!needsIdentityNumber(checkout)) return [];
  if (identityNumber === '') return [{ field: 'identityNumber', rule: 'required' }];
  return isIdentityNumber(scope.market.country.code, customerType, identityNumber)
    ? []
    : [{ field: 'identityNumber', rule: 'identity-number' }];
}

function missingOptionRule(hasChoice: boolean): CheckoutRule {
  return hasChoice ? 'not-offered' : 'required';
}
