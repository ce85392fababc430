import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { CartInScope } from '#backend/features/cart/prices/cart-in-scope.ts';
import { parcelOfCart } from '#backend/features/cart/prices/parcel-of-cart.ts';
import { resolveCart } from '#backend/features/cart/prices/resolve-cart.ts';
import { checkAddressIds, withAddressIds } from '#backend/features/company/company-addresses.ts';
import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { cheapestOption } from '#backend/features/shipping/cheapest-option.ts';
import type { SelectedShipping } from '#backend/features/shipping/expected-shipping.ts';
import { findShippingOptions } from '#backend/features/shipping/find-shipping-options.ts';
import {
  type Parcel,
  type ShippingOption,
  shippingOptionId,
} from '#backend/features/shipping/shipping-option.ts';
import { readAddress } from '#backend/features/user/address-columns.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CheckoutInputType, CustomerType } from '#backend/graphql/schema.generated.ts';
import { isPostalCode } from '#contract/customer/postal-code.ts';
import { requiresStrongIdentification } from '#contract/order/strong-identification.ts';
import { type Account, type CartAtCheckout, saveDetails } from './checkout.queries.ts';
import { type CheckoutDetails, isUnchanged, readDetails, readIdentityNumber } from './checkout-details.ts';
import { availablePaymentMethods, canBuyOnCredit, findPreselectedMethod } from './payment-options.ts';
import { isEmptyAddress, prefillAddress, toFullAddress } from './prefill-address.ts';

/** A checkout: the customer's input, the available options and the resulting prices. */
export interface OpenCheckout {
  scope: Scope;
  cart: CartInScope;
  /** The saved input, including the input of this request. */
  details: CheckoutDetails;
  /** From the input, or else from the account. */
  email: string;
  customerType: CustomerType;
  identityNumber: string;
  billingAddress: PostalAddress;
  /** Null: the order is shipped to the billing address. */
  shippingAddress: PostalAddress | null;
  isBlocked: boolean;
  /** False if the customer, or the account with the entered e-mail address, is excluded from credit. */
  canBuyOnCredit: boolean;
  parcel: Parcel;
  /** Without a postal code, the options that are available in the whole market. */
  shippingOptions: ShippingOption[];
  selectedShipping: SelectedShipping | undefined;
  paymentMethods: PaymentMethod[];
  preselectedPaymentMethod: PaymentMethod | undefined;
  paymentMethod: PaymentMethod | undefined;
}

/**
 * Saves the new input and returns the checkout, or undefined if the cart has become an order. The caller has verified who
 * owns the cart.
 */
export async function saveCheckout(
  context: ShopContext,
  scope: Scope,
  cart: CartAtCheckout,
  input: CheckoutInputType,
): Promise<OpenCheckout | undefined> {
  const { db, customer } = context;
  checkAddressIds(input, customer);
  const newDetails = readDetails(input);
  const identityNumber = readIdentityNumber(input);
  const [saved, parcel] = await Promise.all([
    // Placing an order sends all details again, usually unchanged.
    isUnchanged(newDetails, cart.details) ? cart : saveDetails(db, cart.cart_id, newDetails, customer),
    parcelOfCart(cart, scope),
  ]);
  if (!saved) return undefined;
  const { details, account } = saved;
  const addresses = resolveAddresses(withAddressIds(details, input), account, scope);
  const zip = deliveryZip(addresses, scope);
  const shippingOptions = parcel.needsDelivery ? await findShippingOptions(context, scope, parcel, zip) : [];
  const selectedShipping = selectShipping(shippingOptions, details, zip);
  const customerType = details.customerType ?? customer?.customerType ?? 'PERSON';
  const pricedCart = await resolveCart(context, scope, cart, {
    allowExternalShippingFee: true,
    selectedShipping,
    isCompany: customerType === 'ORGANIZATION',
  });
  const { priced, draw } = pricedCart;
  // Clients without an address form show the iframe, unless codes and the balance pay for the cart.
  const canUseAddressIframe = !context.hasOwnForm && priced.total.selling.incVat > draw.pending;
  const paymentMethods = availablePaymentMethods(scope.market.paymentMethods, {
    memberType: customer?.memberType ?? '',
    needsStrongIdentification:
      customerType === 'PERSON' && requiresStrongIdentification(scope.market.country.code),
    hasGiftCard: pricedCart.lines.some(({ sku }) => sku?.product.fulfilment === 'gift_card'),
    hasProvider: context.hasPaymentProvider,
    hasAddressIframe: ({ providerKey }) => canUseAddressIframe && context.hasCheckoutIframe(providerKey),
  });
  const preselectedPaymentMethod = findPreselectedMethod(paymentMethods, scope.market);
  return {
    scope,
    cart: pricedCart,
    details,
    email: details.email ?? customer?.email ?? '',
    customerType,
    identityNumber: identityNumber ?? account?.personal_id ?? '',
    ...addresses,
    isBlocked: saved.is_blocked,
    canBuyOnCredit: saved.member_types.every(canBuyOnCredit),
    parcel,
    shippingOptions,
    selectedShipping,
    paymentMethods,
    preselectedPaymentMethod,
    paymentMethod: paymentMethods.find(({ id }) => id === details.paymentId) ?? preselectedPaymentMethod,
  };
}

function resolveAddresses(details: CheckoutDetails, account: Account | null, { market }: Scope) {
  const input = details.billingAddress ?? {};
  const accountAddress = account?.address && readAddress(account.address);
  return {
    billingAddress: accountAddress
      ? prefillAddress(input, accountAddress, market.country.code)
      : toFullAddress(input),
    shippingAddress: isEmptyAddress(details.shippingAddress)
      ? null
      : toFullAddress(details.shippingAddress ?? {}),
  };
}

/** Returns '' until the postal code is complete, so that typing it does not remove the options. */
function deliveryZip(
  { shippingAddress, billingAddress }: ReturnType<typeof resolveAddresses>,
  { market }: Scope,
): string {
  const zip = shippingAddress?.zip || billingAddress.zip;
  return isPostalCode(market.country.code, zip) ? zip : '';
}

/**
 * The option that the customer selected, while it is available; else the cheapest one. The nearest pick-up point is selected
 * until the customer selects one.
 */
function selectShipping(
  options: readonly ShippingOption[],
  details: CheckoutDetails,
  zip: string,
): SelectedShipping | undefined {
  const chosen = findSelectedOption(options, details);
  const option = chosen ?? cheapestOption(options);
  if (!option) return undefined;
  const points = option.pickupPoints ?? [];
  const point = details.pickupPoint ? points.find(({ id }) => id === details.pickupPoint) : points[0];
  return { option, isEstimate: !zip && !chosen, pickupPoint: point?.id ?? null };
}

/** By the API's numeric id, or by the delivery service's id. */
export function findSelectedOption(
  options: readonly ShippingOption[],
  { shippingId, externalShippingId }: CheckoutDetails,
): ShippingOption | undefined {
  return (
    options.find((option) => shippingOptionId(option) === shippingId) ??
    options.find(({ externalId }) => externalId !== null && externalId === externalShippingId)
  );
}
