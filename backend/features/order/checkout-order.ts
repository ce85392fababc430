import type { CheckoutOrderRowType, CheckoutOrderType } from '#backend/graphql/schema.generated.ts';
import { discountPercentage, divideRounded, toDecimal } from '#backend/pricing/money.ts';
import type { DraftLine } from './order-draft.ts';
import { discountOf, type OrderInScope, paidBefore } from './order-in-scope.ts';

/** The order as the confirmation and its tracking need it. */
export function checkoutOrder(order: OrderInScope): CheckoutOrderType {
  const { row, scope } = order;
  const { draft } = row;
  const { billingAddress: billing, shippingAddress, shipping, subTotal, total } = draft;
  const decimal = (minor: number) => toDecimal(minor, scope.market.currency);
  const discount = discountOf(row);
  const paid = paidBefore(row);
  const isPerson = draft.customerType === 'PERSON';
  return {
    orderId: String(row.order_id),
    transactionId: row.reference,
    secondaryTransactionId: null,
    externalOrderId: row.reference,
    billingAddress: billing,
    shippingAddress: shippingAddress ?? billing,
    company: billing.company,
    firstName: billing.firstName,
    lastName: billing.lastName,
    zip: billing.zip,
    email: row.email,
    phone: billing.mobile || billing.phone,
    address1: billing.addressLine1,
    address2: billing.addressLine2,
    city: billing.city,
    country: billing.country,
    message: draft.message,
    currency: row.currency_code,
    campaignIds: draft.campaigns.map(({ id }) => String(id)),
    campaignNames: draft.campaigns.map(({ name }) => name),
    discountExVat: decimal(discount.exVat),
    discountIncVat: decimal(discount.incVat),
    itemValueExVat: decimal(subTotal.selling.exVat),
    itemValueIncVat: decimal(subTotal.selling.incVat),
    orderValueExVat: decimal(total.exVat - paid),
    orderValueIncVat: decimal(total.incVat - paid),
    paymentFeeExVat: 0,
    paymentFeeIncVat: 0,
    shippingFeeExVat: decimal(shipping.fee.exVat),
    shippingFeeIncVat: decimal(shipping.fee.incVat),
    sum: decimal(draft.toPay),
    balance: decimal(paid),
    rows: draft.lines.map((line) => rowOf(line, order)),
    marketId: scope.market.alias,
    status: row.state,
    // Where an order came from is nothing that the shop keeps.
    ipAddress: null,
    languageId: row.language_id,
    promoCode: draft.promoCode,
    customerId: row.customer_id ?? 0,
    customerTypeId: isPerson ? 1 : 2,
    gender: 'UNKNOWN',
    // Whoever holds the order's address need not learn a personal number.
    personalId: isPerson ? masked(draft.identityNumber) : null,
    organizationNumber: isPerson ? null : draft.identityNumber,
    userAgent: null,
    metaData: draft.merchantData,
    customerGroupId: 0,
    paymentId: draft.paymentMethodId,
    shippingId: shipping.methodId ?? 0,
    pickupPoint: shipping.pickupPoint,
    desiredDeliveryDate: draft.desiredDeliveryDate,
    customerOrderNumber: draft.customerOrderNumber,
    goodsLabel: draft.goodsLabel,
  };
}

function rowOf(line: DraftLine, { row, scope }: OrderInScope): CheckoutOrderRowType {
  /** Of one piece. */
  const each = (minor: number) => toDecimal(divideRounded(minor, line.quantity), scope.market.currency);
  return {
    articleNumber: line.articleNumber,
    brand: line.brand,
    categories: line.categories,
    campaignIds: line.campaigns.map(({ id }) => String(id)),
    campaignNames: line.campaigns.map(({ name }) => name),
    discountExVat: each(line.regular.exVat - line.selling.exVat),
    discountIncVat: each(line.regular.incVat - line.selling.incVat),
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
    priceExVat: each(line.selling.exVat),
    priceIncVat: each(line.selling.incVat),
    productId: line.productId,
    productUrl: line.productUrl,
    productPriceCampaignId: line.campaigns[0]?.id ?? null,
    productPriceListId: null,
    currency: row.currency_code,
  };
}

function masked(identityNumber: string | null): string | null {
  return identityNumber?.replace(/.{4}$/, '****') ?? null;
}
