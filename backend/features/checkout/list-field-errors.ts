import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import { shippingOptionId } from '#backend/features/shipping/shipping-option.ts';
import { isIdentityNumber } from '#contract/customer/identity-number.ts';
import { type CheckoutOffer, type CheckoutValues, findCheckoutErrors } from '#contract/forms/checkout.ts';
import type { FieldError } from '#contract/forms/field-error.ts';
import { isCreditOfShop, requiresIdentityNumber } from './payment-options.ts';
import { findSelectedOption, type OpenCheckout } from './save-checkout.ts';

/**
 * All errors that prevent an order, except that the customer is blocked. `inIframe`: a provider's iframe completes the
 * purchase.
 */
export function listFieldErrors(
  checkout: OpenCheckout,
  { inIframe, needsOrderConsent }: { inIframe: boolean; needsOrderConsent: boolean },
): FieldError[] {
  const { billingAddress, shippingAddress, details, email } = checkout;
  const shipping = shippingChoice(checkout);
  const payment = paymentChoice(checkout, inIframe);
  const values: CheckoutValues = {
    email,
    // A number in either field is enough.
    billingAddress: { ...billingAddress, mobile: billingAddress.mobile || billingAddress.phone },
    shippingAddress,
    message: details.message ?? '',
    acceptedConsents: details.acceptedConsents ?? [],
    identityNumber: checkout.identityNumber,
    ...shipping.values,
    ...payment.values,
  };
  return [
    ...cartErrors(checkout),
    ...countryErrors(checkout),
    ...findCheckoutErrors(values, {
      countryCode: checkout.scope.market.country.code,
      customerType: checkout.customerType,
      hasDownloads: checkout.cart.lines.some(({ sku }) => sku?.product.fulfilment === 'download'),
      needsOrderConsent,
      // Only the storefront requires this consent. Without it, the buyer keeps the right of withdrawal.
      needsDownloadConsent: false,
      ...shipping.offer,
      ...payment.offer,
    }),
  ];
}

function cartErrors({ cart }: OpenCheckout): FieldError[] {
  if (cart.lines.length === 0) return [{ field: 'cart', rule: 'empty' }];
  return cart.lines.every(({ sold }) => sold) ? [] : [{ field: 'cart', rule: 'not-sold' }];
}

/** A virtual market is for browsing only. */
function countryErrors({ scope }: OpenCheckout): FieldError[] {
  return scope.market.virtual ? [{ field: 'billingAddress.country', rule: 'required' }] : [];
}

/** The input of `findCheckoutErrors` about one choice of the buyer: the shipping option or the payment option. */
interface Choice<Value extends keyof CheckoutValues, Offer extends keyof CheckoutOffer> {
  /** The buyer's selection. */
  values: Pick<CheckoutValues, Value>;
  /** The ids from which the buyer selects, and the check of the identity number. Null: nothing is required. */
  offer: Pick<CheckoutOffer, Offer>;
}

/** Stands for a selected option that is no longer available: no option has the id, so the error is `not-offered`. */
const unavailableOptionId = 0;

function shippingChoice(
  checkout: OpenCheckout,
): Choice<'shippingId' | 'pickupPoint', 'shippingIds' | 'pickupPoints'> {
  const { parcel, shippingOptions, selectedShipping, details, scope } = checkout;
  const isDelivered = parcel.needsDelivery && !scope.market.virtual;
  const hasChoice = details.shippingId !== undefined || Boolean(details.externalShippingId);
  // An automatically selected option must not replace one that the customer selected and that is no longer available.
  const isChoiceLost = hasChoice && !findSelectedOption(shippingOptions, details);
  const option = isChoiceLost ? undefined : selectedShipping?.option;
  const pickupPoints = isDelivered ? option?.pickupPoints : null;
  let shippingId: number | null = null;
  if (option) shippingId = shippingOptionId(option);
  else if (isChoiceLost) shippingId = unavailableOptionId;
  const automaticPoint = isChoiceLost ? null : selectedShipping?.pickupPoint;
  return {
    values: { shippingId, pickupPoint: details.pickupPoint || automaticPoint || null },
    offer: {
      shippingIds: isDelivered ? shippingOptions.map(shippingOptionId) : null,
      pickupPoints: pickupPoints?.map(({ id }) => id) ?? null,
    },
  };
}

function paymentChoice(
  checkout: OpenCheckout,
  inIframe: boolean,
): Choice<'paymentId', 'paymentIds' | 'isIdentityNumber'> {
  const { paymentMethod, paymentMethods, canBuyOnCredit, details, cart, customerType, scope } = checkout;
  const paymentId = details.paymentId ?? paymentMethod?.id ?? null;
  const isPaidByCodesAndBalance = cart.draw.pending === cart.priced.total.selling.incVat;
  if (isPaidByCodesAndBalance)
    return { values: { paymentId }, offer: { paymentIds: null, isIdentityNumber: null } };
  // `paymentMethods`, which the buyer sees, must not reveal whether an account with a guest's e-mail address may buy on credit.
  // So credit is rejected only when the buyer orders.
  const allowed = paymentMethods.filter((method) => canBuyOnCredit || !needsCredit(method, inIframe));
  const chosen = allowed.find(({ id }) => id === paymentId);
  const needsNumber = chosen && requiresIdentityNumber(chosen, scope);
  return {
    values: { paymentId },
    offer: {
      paymentIds: allowed.map(({ id }) => id),
      isIdentityNumber: needsNumber
        ? (number) => isIdentityNumber(scope.market.country.code, customerType, number)
        : null,
    },
  };
}

/**
 * Whether only a buyer with credit may use the method. In a provider's iframe that is the shop's own credit alone: the provider
 * decides about its own, and the buyer can also pay directly there.
 */
function needsCredit(method: PaymentMethod, inIframe: boolean): boolean {
  return inIframe ? isCreditOfShop(method) : method.creditType !== null;
}
