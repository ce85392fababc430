import { displayCodes } from '#backend/features/gift-card/gift-card-code.ts';
import type { DraftLine } from '#backend/features/order-draft/order-draft.ts';
import type { CheckoutOrderRowType, CheckoutOrderType } from '#backend/graphql/schema.generated.ts';
import { type Amount, discountPercentage, divideRounded, toDecimal } from '#backend/pricing/money.ts';
import type { OrderRow } from './order.queries.ts';
import { discountOf, type OrderInScope, prepaidAmount } from './order-in-scope.ts';

/** The contract's `CheckoutOrderType`, for the confirmation page and its tracking. */
export function checkoutOrder(order: OrderInScope): CheckoutOrderType {
  const { row, scope } = order;
  const { draft } = row;
  return {
    ...customerFields(row),
    ...amountFields(order),
    orderId: String(row.order_id),
    transactionId: row.reference,
    secondaryTransactionId: null,
    externalOrderId: row.reference,
    message: draft.message,
    currency: row.currency_code,
    campaignIds: draft.campaigns.map(({ id }) => String(id)),
    campaignNames: draft.campaigns.map(({ name }) => name),
    rows: draft.lines.map((line) => rowOf(line, order)),
    marketId: scope.market.alias,
    status: row.state,
    languageId: row.language_id,
    promoCode: displayCodes({
      promoCode: draft.promoCode,
      lastFour: draft.giftCardLastFour,
      giftCodes: draft.giftCodes ?? [],
    }),
    metaData: draft.merchantData,
    paymentId: draft.paymentMethodId,
    shippingId: draft.shipping.methodId ?? 0,
    pickupPoint: draft.shipping.pickupPoint,
    desiredDeliveryDate: draft.desiredDeliveryDate,
    customerOrderNumber: draft.customerOrderNumber,
    goodsLabel: draft.goodsLabel,
  };
}

function customerFields({ email, customer_id, draft }: OrderRow) {
  const { billingAddress: billing, shippingAddress, identityNumber } = draft;
  const isPerson = draft.customerType === 'PERSON';
  return {
    billingAddress: billing,
    shippingAddress: shippingAddress ?? billing,
    company: billing.company,
    firstName: billing.firstName,
    lastName: billing.lastName,
    zip: billing.zip,
    email,
    phone: billing.mobile || billing.phone,
    address1: billing.addressLine1,
    address2: billing.addressLine2,
    city: billing.city,
    country: billing.country,
    customerId: customer_id ?? 0,
    customerTypeId: isPerson ? 1 : 2,
    customerGroupId: 0,
    gender: 'UNKNOWN' as const,
    // Masked, because the confirmation link may be shared.
    personalId: isPerson && identityNumber ? '****' : null,
    organizationNumber: isPerson ? null : identityNumber,
    // The shop does not store these.
    ipAddress: null,
    userAgent: null,
  };
}

function amountFields({ row, scope }: OrderInScope) {
  const { subTotal, total, shipping, toPay } = row.draft;
  const decimal = (minor: number) => toDecimal(minor, scope.market.currency);
  const discount = discountOf(row);
  const prepaid = prepaidAmount(row);
  return {
    discountExVat: decimal(discount.exVat),
    discountIncVat: decimal(discount.incVat),
    itemValueExVat: decimal(subTotal.selling.exVat),
    itemValueIncVat: decimal(subTotal.selling.incVat),
    orderValueExVat: decimal(exVatOfRest(total, prepaid)),
    orderValueIncVat: decimal(total.incVat - prepaid),
    paymentFeeExVat: 0,
    paymentFeeIncVat: 0,
    shippingFeeExVat: decimal(shipping.fee.exVat),
    shippingFeeIncVat: decimal(shipping.fee.incVat),
    sum: decimal(toPay),
    balance: decimal(prepaid),
  };
}

/** The amount to pay without VAT. Gift codes and balance pay amounts with VAT, so it is reduced in proportion. */
function exVatOfRest({ incVat, exVat }: Amount, prepaid: number): number {
  return incVat === 0 ? 0 : divideRounded(exVat * (incVat - prepaid), incVat);
}

function rowOf(line: DraftLine, { row, scope }: OrderInScope): CheckoutOrderRowType {
  const perUnit = (minor: number) => toDecimal(divideRounded(minor, line.quantity), scope.market.currency);
  return {
    articleNumber: line.articleNumber,
    brand: line.brand,
    categories: line.categories,
    campaignIds: line.campaigns.map(({ id }) => String(id)),
    campaignNames: line.campaigns.map(({ name }) => name),
    discountExVat: perUnit(line.regular.exVat - line.selling.exVat),
    discountIncVat: perUnit(line.regular.incVat - line.selling.incVat),
    discountRate: discountPercentage(line.regular.incVat, line.selling.incVat),
    externalId: null,
    gtin: line.gtin,
    imageUrl: line.imageFile,
    height: 0,
    length: 0,
    width: 0,
    weight: line.weightGrams,
    message: line.message,
    name: line.name,
    quantity: line.quantity,
    sku: String(line.skuId),
    variant: line.variant,
    priceExVat: perUnit(line.selling.exVat),
    priceIncVat: perUnit(line.selling.incVat),
    productId: line.productId,
    productUrl: line.productUrl,
    productPriceCampaignId: line.campaigns[0]?.id ?? null,
    productPriceListId: null,
    currency: row.currency_code,
  };
}
