import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { cheapestOption } from '#backend/features/shipping/cheapest-option.ts';
import {
  describeShippingOption,
  type OptionState,
} from '#backend/features/shipping/describe-shipping-option.ts';
import type { ResolversTypes, ShippingOptionType } from '#backend/graphql/schema.generated.ts';
import { findCity } from '#contract/customer/postal-area.ts';
import { listConsents, needsDownloadConsent } from './consents.ts';
import type { PaymentIframe } from './payment-iframe.ts';
import { describePaymentOption } from './payment-options.ts';
import type { OpenCheckout } from './save-checkout.ts';

type CheckoutResponse = Awaited<ResolversTypes['CheckoutType']>;

/** The contract's CheckoutType. */
export function buildCheckoutResponse(
  checkout: OpenCheckout,
  iframe: PaymentIframe | null,
): CheckoutResponse {
  const { scope, cart, details } = checkout;
  const paymentOptions = checkout.paymentMethods.map((method) =>
    describePaymentOption(method, scope, {
      isDefault: method === checkout.preselectedPaymentMethod,
      isSelected: method === checkout.paymentMethod,
      iframe: method === checkout.paymentMethod ? iframe : null,
    }),
  );
  const shippingOptions = checkout.parcel.needsDelivery ? describeShippingOptions(checkout) : null;
  return {
    email: checkout.email || null,
    identityNumber: checkout.identityNumber || null,
    cart: { ...cart, payment: paymentOptions.find(({ isSelected }) => isSelected) ?? null },
    billingAddress: withSuggestedCity(checkout.billingAddress, scope),
    shippingAddress: checkout.shippingAddress && withSuggestedCity(checkout.shippingAddress, scope),
    consents: listConsents(scope.language.id, details.acceptedConsents ?? [], needsDownloadConsent(checkout)),
    paymentOptions,
    shippingOptions,
    shippingData: shippingOptions && JSON.stringify({ options: shippingOptions.map(describeWidgetOption) }),
    checkoutStatus: checkout.isBlocked ? 'CUSTOMER_BLACKLISTED' : 'OK',
  };
}

/** Suggests the city of the postal code until the customer enters one. An order needs a city that the customer has entered. */
function withSuggestedCity(address: PostalAddress, { market }: Scope): PostalAddress {
  const { country, postalAreas } = market;
  return address.city
    ? address
    : { ...address, city: findCity(postalAreas, country.code, address.zip) ?? '' };
}

function describeShippingOptions(checkout: OpenCheckout): ShippingOptionType[] {
  const { shippingOptions, selectedShipping, cart } = checkout;
  const { scope } = cart;
  const cheapest = cheapestOption(shippingOptions);
  return shippingOptions.map((option) => {
    const state: OptionState = {
      isDefault: option === cheapest,
      isSelected: option === selectedShipping?.option,
      pickupPoint: selectedShipping?.pickupPoint ?? null,
    };
    return describeShippingOption(option, cart.shippingAt(option.fee), scope, state);
  });
}

/** The format that delivery widgets read. */
function describeWidgetOption({
  id,
  externalId,
  displayName,
  feeIncVat,
  isSelected,
  subOptions,
}: ShippingOptionType) {
  return {
    id: externalId ?? String(id),
    shippingId: id,
    name: displayName,
    price: feeIncVat,
    isSelected,
    agents: subOptions?.map((agent) => ({ id: agent?.externalId, name: agent?.displayName })),
  };
}
