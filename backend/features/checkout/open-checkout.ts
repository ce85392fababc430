import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { answerCart } from '#backend/features/cart/answer-cart.ts';
import type { CartInScope } from '#backend/features/cart/cart-in-scope.ts';
import { parcelOfCart } from '#backend/features/cart/parcel-of-cart.ts';
import type { PostalAddress } from '#backend/features/order/order-draft.ts';
import { type DeliveryOffer, numberOfOffer, type Parcel } from '#backend/features/shipping/delivery-offer.ts';
import { findDelivery } from '#backend/features/shipping/find-delivery.ts';
import { readAddress } from '#backend/features/user/address-columns.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType, CustomerType } from '#backend/graphql/schema.generated.ts';
import { type Account, type CartAtCheckout, keepDetails } from './checkout.queries.ts';
import { type CheckoutDetails, isToldAlready, readDetails, readIdentityNumber } from './checkout-details.ts';
import { mayBuyOnCredit, offeredPayments, preselectedMethod } from './payment-options.ts';
import { filledAddress, isEmptyAddress, wholeAddress } from './prefill.ts';

/** A checkout as it stands: what the customer told, what there is to choose from, and what it costs so. */
export interface OpenCheckout {
  scope: Scope;
  cart: CartInScope;
  /** What was told, now or before. */
  details: CheckoutDetails;
  /** Of the account, where the customer has told nothing else. */
  email: string;
  customerType: CustomerType;
  identityNumber: string;
  billingAddress: PostalAddress;
  /** None: to the billing address. */
  shippingAddress: PostalAddress | null;
  isBlocked: boolean;
  /** By what the shop knows of the address that was told, too: whoever is refused credit may not have signed in. */
  mayHaveCredit: boolean;
  parcel: Parcel;
  /** For the postal code, once there is one. */
  offers: DeliveryOffer[];
  shipping: { offer: DeliveryOffer; pickupPoint: string | null } | undefined;
  payments: PaymentMethod[];
  preselected: PaymentMethod | undefined;
  payment: PaymentMethod | undefined;
}

/**
 * Keeps what is new and looks at the whole. Whose cart it is has been asked before. Throws where it has become an order since.
 */
export async function openCheckout(
  context: ShopContext,
  scope: Scope,
  cart: CartAtCheckout,
  input: CheckoutInputType,
): Promise<OpenCheckout> {
  const { db, customer } = context;
  const given = readDetails(input);
  const identityNumber = readIdentityNumber(input);
  const [kept, parcel] = await Promise.all([
    // What is told once more, as with every order that is placed, is not written once more.
    isToldAlready(given, cart.details) ? cart : keepDetails(db, cart.cart_id, given, customer),
    parcelOfCart(cart, scope),
  ]);
  if (!kept) throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
  const { details, account } = kept;
  const addresses = addressesOf(details, account, scope);
  const zip = addresses.shippingAddress?.zip || addresses.billingAddress.zip;
  const offers = parcel.needsDelivery && zip ? await findDelivery(context, scope, parcel, zip) : [];
  const shipping = chooseShipping(offers, details);
  const payments = offeredPayments(scope.market.paymentMethods, {
    memberType: customer?.memberType ?? '',
    hasProvider: context.hasPaymentProvider,
  });
  const preselected = preselectedMethod(payments, scope.market.country.code);
  return {
    scope,
    cart: await answerCart(context, scope, cart, { allowExternalShippingFee: true, chosen: shipping }),
    details,
    email: details.email ?? customer?.email ?? '',
    customerType: details.customerType ?? customer?.customerType ?? 'PERSON',
    identityNumber: identityNumber ?? account?.personal_id ?? '',
    ...addresses,
    isBlocked: kept.is_blocked,
    mayHaveCredit: kept.member_types.every(mayBuyOnCredit),
    parcel,
    offers,
    shipping,
    payments,
    preselected,
    payment: payments.find(({ id }) => id === details.paymentId) ?? preselected,
  };
}

function addressesOf(details: CheckoutDetails, account: Account | null, { market }: Scope) {
  const told = details.billingAddress ?? {};
  const known = account?.address && readAddress(account.address);
  return {
    billingAddress: known ? filledAddress(told, known, market.country.code) : wholeAddress(told),
    shippingAddress: isEmptyAddress(details.shippingAddress)
      ? null
      : wholeAddress(details.shippingAddress ?? {}),
  };
}

/** What the customer chose, while it is on offer. Where there is but one way, there is nothing to choose. */
function chooseShipping(
  offers: readonly DeliveryOffer[],
  details: CheckoutDetails,
): OpenCheckout['shipping'] {
  const [only] = offers.length === 1 ? offers : [];
  const offer = chosenOffer(offers, details) ?? only;
  const point = offer?.pickupPoints?.find(({ id }) => id === details.pickupPoint);
  return offer && { offer, pickupPoint: point?.id ?? null };
}

/** By number, or by the name that the delivery service has for it. */
export function chosenOffer(
  offers: readonly DeliveryOffer[],
  { shippingId, externalShippingId }: CheckoutDetails,
): DeliveryOffer | undefined {
  return (
    offers.find((offer) => numberOfOffer(offer) === shippingId) ??
    offers.find(({ externalId }) => externalId !== null && externalId === externalShippingId)
  );
}
