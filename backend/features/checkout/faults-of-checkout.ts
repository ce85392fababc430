import { type CheckoutFault, checkoutFaults, type FaultRule } from '#contract/checkout-faults.ts';
import { isIdentityNumber } from '#contract/identity-number.ts';
import { isPostalCode } from '#contract/postal-code.ts';
import { chosenOffer, type OpenCheckout } from './open-checkout.ts';
import { isCreditOfShop } from './payment-options.ts';

/** Where a number of a person or company is asked for; elsewhere no form has the field. */
const countriesWithNumbers = new Set(['SE', 'DK', 'NO', 'FI', 'AX']);

export function needsIdentityNumber({ payment, scope }: OpenCheckout): boolean {
  return payment?.needsIdentityNumber === true && countriesWithNumbers.has(scope.market.country.code);
}

/** All that keeps a checkout from becoming an order, but for who the customer is. */
export function faultsOfCheckout(checkout: OpenCheckout): CheckoutFault[] {
  const { scope, details, customerType, email, billingAddress, shippingAddress } = checkout;
  return [
    ...cartFaults(checkout),
    ...countryFaults(checkout),
    ...deliveryFaults(checkout),
    ...checkoutFaults({
      countryCode: scope.market.country.code,
      customerType,
      email,
      billingAddress,
      shippingAddress,
      acceptedConsents: details.acceptedConsents ?? [],
    }),
    ...paymentFaults(checkout),
  ];
}

function cartFaults({ cart }: OpenCheckout): CheckoutFault[] {
  if (cart.lines.length === 0) return [{ field: 'cart', rule: 'empty' }];
  return cart.lines.every(({ sold }) => sold) ? [] : [{ field: 'cart', rule: 'not-sold' }];
}

/** A virtual market is good for looking around. */
function countryFaults({ scope }: OpenCheckout): CheckoutFault[] {
  return scope.market.virtual ? [{ field: 'billingAddress.country', rule: 'required' }] : [];
}

function deliveryFaults(checkout: OpenCheckout): CheckoutFault[] {
  const { parcel, offers, shipping, details, scope, shippingAddress, billingAddress } = checkout;
  if (!parcel.needsDelivery || scope.market.virtual) return [];
  const [name, zip] = shippingAddress?.zip
    ? ['shippingAddress', shippingAddress.zip]
    : ['billingAddress', billingAddress.zip];
  // A missing or wrong code is a fault of its own.
  if (!isPostalCode(scope.market.country.code, zip)) return [];
  if (offers.length === 0) return [{ field: `${name}.zip`, rule: 'no-delivery' }];
  const isTold = details.shippingId !== undefined || Boolean(details.externalShippingId);
  // What stands chosen because there is nothing else is not what the customer agreed to.
  if (!shipping || (isTold && !chosenOffer(offers, details)))
    return [{ field: 'shippingId', rule: requiredUnless(isTold) }];
  return shipping.offer.pickupPoints && shipping.pickupPoint === null
    ? [{ field: 'pickupPoint', rule: requiredUnless(Boolean(details.pickupPoint)) }]
    : [];
}

function paymentFaults(checkout: OpenCheckout): CheckoutFault[] {
  const { payment, payments, mayHaveCredit, details, cart, customerType, identityNumber, scope } = checkout;
  if (cart.priced.total.selling.incVat === cart.draw.pending) return [];
  const isTold = details.paymentId !== undefined;
  if (!payment || (isTold && !payments.some(({ id }) => id === details.paymentId)))
    return [{ field: 'paymentId', rule: requiredUnless(isTold) }];
  // The list of ways to pay says nothing of whose address a guest has typed; the order is refused all the same.
  if (!mayHaveCredit && isCreditOfShop(payment)) return [{ field: 'paymentId', rule: 'not-offered' }];
  if (!needsIdentityNumber(checkout)) return [];
  if (identityNumber === '') return [{ field: 'identityNumber', rule: 'required' }];
  return isIdentityNumber(scope.market.country.code, customerType, identityNumber)
    ? []
    : [{ field: 'identityNumber', rule: 'identity-number' }];
}

function requiredUnless(isTold: boolean): FaultRule {
  return isTold ? 'not-offered' : 'required';
}
