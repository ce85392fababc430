import type { Scope } from '#backend/catalogue-index/scope.ts';
import { checkOrderQuantity } from '#backend/features/cart/changes/check-order-quantity.ts';
import { isVatFree } from '#backend/features/cart/prices/is-vat-free.ts';
import type { DraftShipping, OrderDraft, PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { checkUsesOfCustomer } from '#backend/features/promo-code/redeem-codes.ts';
import { findCurrentTerms } from '#backend/features/terms/current-terms.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';
import { normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { formatPostalCode } from '#contract/customer/postal-code.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { billingCountryOf } from '#contract/forms/checkout.ts';
import type { FieldError } from '#contract/forms/field-error.ts';
import { BLACKLISTED_MESSAGE } from '#contract/order/order-validation.ts';
import type { CartAtCheckout } from './checkout.queries.ts';
import { acceptedDownloadConsent } from './consents.ts';
import { draftCampaigns, draftLines } from './draft-lines.ts';
import { listFieldErrors } from './list-field-errors.ts';
import { methodsInIframe, requiresIdentityNumber } from './payment-options.ts';
import { type OpenCheckout, saveCheckout } from './save-checkout.ts';

/**
 * Saves the new input and returns the draft of the cart's order at current prices, or undefined if the cart has become an
 * order. Throws a ShopError that lists every invalid field. Stock is checked later, when it is reserved. `inIframe`: a
 * provider's iframe completes the purchase.
 */
export async function buildOrderDraft(
  context: ShopContext,
  scope: Scope,
  cart: CartAtCheckout,
  input: CheckoutInputType,
  { inIframe = false } = {},
): Promise<OrderDraft | undefined> {
  const checkout = await saveCheckout(context, scope, cart, input);
  if (!checkout) return undefined;
  const { client } = context;
  const needsOrderConsent = client.requiresConsents;
  const fieldErrors = listFieldErrors(checkout, { inIframe, needsOrderConsent });
  if (fieldErrors.length > 0) throw invalidCheckoutError(fieldErrors);
  checkQuantities(context, checkout);
  if (checkout.isBlocked) throw new ShopError('CUSTOMER_BLOCKED', BLACKLISTED_MESSAGE);
  const termsVersionId = await findCurrentTerms(context.db, scope.language.id);
  const draft = {
    ...buildDraft(checkout),
    ...(client.name === null ? {} : { clientName: client.name }),
    ...(termsVersionId === undefined ? {} : { termsVersionId }),
  };
  await checkUsesOfCustomer(context.db, draft);
  return draft;
}

/**
 * A cart can exceed the limit of an order if the limit was lowered or carts were merged. Quotations are excepted: staff have
 * agreed on their quantities.
 */
function checkQuantities(context: ShopContext, { cart: { lines } }: OpenCheckout): void {
  const limited = lines.filter(({ sold }) => sold && !sold.isAgreed);
  for (const [sku, skuLines] of Map.groupBy(limited, ({ sku }) => sku)) {
    const quantity = skuLines.reduce((sum, { item }) => sum + item.quantity, 0);
    if (sku) checkOrderQuantity(sku, quantity, context);
  }
}

function invalidCheckoutError(fields: FieldError[]): ShopError {
  const isOnly = (rule: FieldError['rule']) => fields.every((field) => field.rule === rule);
  const error = (code: ErrorCode, message: string) => new ShopError(code, message, { fields });
  if (isOnly('identity-number'))
    return error('INVALID_IDENTITY_NUMBER', 'The personal or organisation number is not valid.');
  if (isOnly('no-delivery'))
    return error('NO_SHIPPING_OPTION', 'There is no shipping option for this postal code.');
  return error('INVALID_CHECKOUT', `Missing or not valid: ${describeFields(fields)}.`);
}

/** For clients that show only the message. */
function describeFields(fields: FieldError[]): string {
  return fields.map(({ field, rule }) => `${field} (${rule})`).join(', ');
}

function buildDraft(checkout: OpenCheckout): OrderDraft {
  const { scope, cart, details, billingAddress, shippingAddress } = checkout;
  const { priced, draw, row } = cart;
  // An order that a gift code or the balance pays in full needs no selected payment option, but the draft needs a method.
  const selected = checkout.paymentMethod ?? checkout.paymentMethods[0] ?? scope.market.paymentMethods[0];
  // An order that is placed without the provider's iframe uses the first method that the iframe contains.
  const paymentMethod = selected?.collectsAddress
    ? methodsInIframe(selected, checkout.paymentMethods)[0]
    : selected;
  if (!paymentMethod) throw new ShopError('PAYMENT_UNAVAILABLE', 'This market has no payment method.');
  const downloadConsent = acceptedDownloadConsent(checkout);
  const giftCodes = cart.giftCodes.filter(({ amount }) => amount > 0);
  return {
    cartId: row.cart_id,
    channelId: scope.channel.id,
    marketId: scope.market.id,
    languageId: scope.language.id,
    shopUrl: scope.shopUrl,
    customerId: row.customer_id,
    customerType: checkout.customerType,
    email: normalizeEmailAddress(checkout.email),
    identityNumber:
      checkout.paymentMethod && requiresIdentityNumber(checkout.paymentMethod, scope)
        ? checkout.identityNumber
        : null,
    currencyCode: scope.market.currency.code,
    lines: draftLines(cart),
    subTotal: priced.subTotal,
    fixedAmount: { incVat: priced.fixedAmount.incVat, exVat: priced.fixedAmount.exVat },
    shipping: draftShipping(checkout),
    total: priced.total.selling,
    vats: priced.vats,
    promoCode: cart.isCodeApplied ? row.promo_code : null,
    ...(giftCodes.length > 0 ? { giftCodes } : {}),
    paidByGiftCode: draw.byGiftCode,
    paidByBalance: draw.byBalance,
    toPay: priced.total.selling.incVat - draw.pending,
    paymentMethodId: paymentMethod.id,
    billingAddress: formatAddress(billingAddress, billingCountryOf(checkout) ?? scope.market.country.code),
    shippingAddress: shippingAddress && formatAddress(shippingAddress, scope.market.country.code),
    message: details.message ?? '',
    customerOrderNumber: details.customerOrderNumber ?? '',
    goodsLabel: details.goodsLabel ?? '',
    desiredDeliveryDate: details.desiredDeliveryDate || null,
    merchantData: details.merchantData || row.merchant_data,
    acceptedConsents: details.acceptedConsents ?? [],
    ...(downloadConsent === undefined ? {} : { downloadConsent }),
    ...vatNumberOf(checkout),
    campaigns: draftCampaigns([priced.fixedAmount.campaignId, priced.shipping.freeByCampaignId], scope),
  };
}

/** The number that the invoice states, and the proof of its check. */
function vatNumberOf({ cart: { row }, customerType, scope }: OpenCheckout): Partial<OrderDraft> {
  const check = customerType === 'ORGANIZATION' ? row.vat_number_check : null;
  if (check?.state !== 'valid') return {};
  return isVatFree(check, scope) ? { vatNumber: check, isVatFree: true } : { vatNumber: check };
}

function draftShipping({ scope, cart, parcel, shippingOptions }: OpenCheckout): DraftShipping {
  const { shipping, priced } = cart;
  const option = parcel.needsDelivery ? shipping.option : undefined;
  const point = option?.pickupPoints?.find(({ id }) => id === shipping.pickupPoint);
  return {
    methodId: option?.method?.id ?? null,
    methodKey: option?.method?.key ?? null,
    name: option?.name ?? '',
    fee: { incVat: priced.shipping.incVat, exVat: priced.shipping.exVat },
    vats: priced.shipping.vats,
    externalId: option?.externalId ?? null,
    pickupPoint: option ? shipping.pickupPoint : null,
    fetchedAt: point && { ...point, zip: formatZip(scope, point) },
    ...(option?.deliveryDates ? { delivery: option.deliveryDates } : {}),
    // A withdrawal refunds at most this fee.
    ...(option ? { cheapestFee: Math.min(option.fee, ...shippingOptions.map(({ fee }) => fee)) } : {}),
  };
}

function formatAddress(address: PostalAddress, country: string): PostalAddress {
  return { ...address, country, zip: formatPostalCode(country, address.zip) };
}

function formatZip({ market }: Scope, { zip }: { zip: string }): string {
  return formatPostalCode(market.country.code, zip);
}
