import { type OptionState, shippingOption } from '#backend/features/shipping/shipping-option.ts';
import type { ResolversTypes, ShippingOptionType } from '#backend/graphql/schema.generated.ts';
import { consentsIn } from './consents.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { PaymentFrame } from './payment-frame.ts';
import { paymentOption } from './payment-options.ts';

type Answer = Awaited<ResolversTypes['CheckoutType']>;

/** The contract's CheckoutType of a checkout as it stands. */
export function answerCheckout(checkout: OpenCheckout, frame: PaymentFrame | null): Answer {
  const { scope, cart, details } = checkout;
  const paymentOptions = checkout.payments.map((method) =>
    paymentOption(method, scope, {
      isDefault: method === checkout.preselected,
      isSelected: method === checkout.payment,
      frame: method === checkout.payment ? frame : null,
    }),
  );
  const shippingOptions = checkout.parcel.needsDelivery ? shippingOptionsOf(checkout) : null;
  return {
    email: checkout.email || null,
    identityNumber: checkout.identityNumber || null,
    cart: { ...cart, payment: paymentOptions.find(({ isSelected }) => isSelected) ?? null },
    billingAddress: checkout.billingAddress,
    shippingAddress: checkout.shippingAddress,
    consents: consentsIn(scope.language.id, details.acceptedConsents ?? []),
    paymentOptions,
    shippingOptions,
    shippingData: shippingOptions && JSON.stringify({ options: shippingOptions.map(widgetOption) }),
    checkoutStatus: checkout.isBlocked ? 'CUSTOMER_BLACKLISTED' : 'OK',
  };
}

function shippingOptionsOf({ offers, shipping, cart, scope }: OpenCheckout): ShippingOptionType[] {
  return offers.map((offer) => {
    const state: OptionState = {
      isDefault: offer.method?.isDefault ?? false,
      isSelected: offer === shipping?.offer,
      pickupPoint: shipping?.pickupPoint ?? null,
    };
    return shippingOption(offer, cart.shippingAt(offer.fee), scope, state);
  });
}

/** As widgets for delivery read options. */
function widgetOption({
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
