import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { DraftShipping, OrderDraft, PostalAddress } from '#backend/features/order/order-draft.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';
import type { CheckoutFault } from '#contract/checkout-faults.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { writtenPostalCode } from '#contract/postal-code.ts';
import type { CartAtCheckout } from './checkout.queries.ts';
import { draftCampaigns, draftLines } from './draft-lines.ts';
import { faultsOfCheckout, needsIdentityNumber } from './faults-of-checkout.ts';
import { type OpenCheckout, openCheckout } from './open-checkout.ts';

/**
 * What an order of this cart would say, at the prices of this moment. Keeps what is new in the input, and refuses with all
 * that is wrong with it. Whether the goods are there is asked when they are taken.
 */
export async function buildOrderDraft(
  context: ShopContext,
  scope: Scope,
  cart: CartAtCheckout,
  input: CheckoutInputType,
): Promise<OrderDraft> {
  const checkout = await openCheckout(context, scope, cart, input);
  const faults = faultsOfCheckout(checkout);
  if (faults.length > 0) throw refusalOf(faults);
  if (checkout.isBlocked) throw new ShopError('CUSTOMER_BLOCKED', 'Customer is blacklisted');
  return draftOf(checkout);
}

function refusalOf(fields: CheckoutFault[]): ShopError {
  const isOnly = (rule: CheckoutFault['rule']) => fields.every((fault) => fault.rule === rule);
  const [code, message]: [ErrorCode, string] = isOnly('identity-number')
    ? ['INVALID_IDENTITY_NUMBER', 'The personal or organisation number is not valid.']
    : isOnly('no-delivery')
      ? ['NO_SHIPPING_OPTION', 'Nothing is delivered to this postal code.']
      : ['INVALID_CHECKOUT', 'Something is missing or not valid; fields says what.'];
  return new ShopError(code, message, { fields });
}

function draftOf(checkout: OpenCheckout): OrderDraft {
  const { scope, cart, details, billingAddress, shippingAddress } = checkout;
  const { priced, draw, row } = cart;
  // Where a gift code or the balance pays for everything, nothing is left to choose, and no provider is needed.
  const payment = checkout.payment ?? checkout.payments[0] ?? scope.market.paymentMethods[0];
  if (!payment) throw new ShopError('PAYMENT_UNAVAILABLE', 'Nothing can be paid in this market.');
  return {
    cartId: row.cart_id,
    channelId: scope.channel.id,
    marketId: scope.market.id,
    languageId: scope.language.id,
    customerId: row.customer_id,
    customerType: checkout.customerType,
    email: checkout.email.toLowerCase(),
    identityNumber: needsIdentityNumber(checkout) ? checkout.identityNumber : null,
    currencyCode: scope.market.currency.code,
    lines: draftLines(cart),
    subTotal: priced.subTotal,
    fixedAmount: { incVat: priced.fixedAmount.incVat, exVat: priced.fixedAmount.exVat },
    shipping: draftShipping(checkout),
    total: priced.total.selling,
    vats: priced.vats,
    promoCode: cart.isCodeApplied ? row.promo_code : null,
    paidByGiftCode: draw.byGiftCode,
    paidByBalance: draw.byBalance,
    toPay: priced.total.selling.incVat - draw.pending,
    paymentMethodId: payment.id,
    billingAddress: addressIn(scope, billingAddress),
    shippingAddress: shippingAddress && addressIn(scope, shippingAddress),
    message: details.message ?? '',
    customerOrderNumber: details.customerOrderNumber ?? '',
    goodsLabel: details.goodsLabel ?? '',
    desiredDeliveryDate: details.desiredDeliveryDate || null,
    merchantData: details.merchantData || row.merchant_data,
    acceptedConsents: details.acceptedConsents ?? [],
    campaigns: draftCampaigns([priced.fixedAmount.campaignId, priced.shipping.freeByCampaignId], scope),
  };
}

function draftShipping({ scope, cart, parcel }: OpenCheckout): DraftShipping {
  const { shipping, priced } = cart;
  const offer = parcel.needsDelivery ? shipping.offer : undefined;
  const point = offer?.pickupPoints?.find(({ id }) => id === shipping.pickupPoint);
  return {
    methodId: offer?.method?.id ?? null,
    methodKey: offer?.method?.key ?? null,
    name: offer?.name ?? '',
    fee: { incVat: priced.shipping.incVat, exVat: priced.shipping.exVat },
    vatBasisPoints: shipping.vatBasisPoints,
    externalId: offer?.externalId ?? null,
    pickupPoint: offer ? shipping.pickupPoint : null,
    ...(point ? { fetchedAt: { ...point, zip: zipIn(scope, point) } } : {}),
  };
}

function addressIn(scope: Scope, address: PostalAddress): PostalAddress {
  return { ...address, country: scope.market.country.code, zip: zipIn(scope, address) };
}

function zipIn({ market }: Scope, { zip }: { zip: string }): string {
  return writtenPostalCode(market.country.code, zip);
}
