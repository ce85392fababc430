import { localizedText } from '#backend/catalogue-index/localized-text.ts';
import { shippingNameIn } from '#backend/features/cart/prices/names-in-language.ts';
import { INVOICE_PROVIDER } from '#backend/features/payment/invoice-provider.ts';
import type {
  CheckoutDataTypeResolvers,
  OrderTypeResolvers,
  PaymentDetailsType,
  RefundType,
} from '#backend/graphql/schema.generated.ts';
import { formatMoney, toDecimal } from '#backend/pricing/money.ts';
import { cartOfOrder } from './cart-of-order.ts';
import { checkoutOrder } from './checkout-order.ts';
import { countPurchases } from './order.queries.ts';
import {
  discountOf,
  type OrderInScope,
  prepaidAmount,
  undiscountedPrice,
  withoutCustomer,
} from './order-in-scope.ts';
import { findPaymentOfOrder, type PaymentRow } from './payment/payment.queries.ts';
import { type RefundRow, refundsOfOrder } from './refund/refund.queries.ts';
import { excludeFailedRefunds } from './refund/refundable-amounts.ts';

export const orderTypeResolvers: {
  OrderType: OrderTypeResolvers;
  CheckoutDataType: CheckoutDataTypeResolvers;
} = {
  CheckoutDataType: {
    htmlSnippet: () => null,
    newCheckoutSession: () => false,
    // Null while the payment is pending.
    completed: ({ outcome }) => (outcome === 'pending' ? null : outcome === 'completed'),
    order: ({ order, isAuthorized }) => order && checkoutOrder(isAuthorized ? order : withoutCustomer(order)),
    nthPurchase: ({ order }, _, { reads }) => (order ? countPurchases(reads, order.row) : 0),
    cart: ({ order }) => order && cartOfOrder(order.row, order.scope),
  },
  OrderType: {
    id: ({ row }) => row.order_id,
    customerId: ({ row }) => row.customer_id,
    createdAt: ({ row }) => row.placed_at.toISOString(),
    completedAt: ({ row }) => row.completed_at?.toISOString() ?? null,
    updatedAt: ({ row }) => row.updated_at.toISOString(),
    currency: ({ row }) => row.currency_code,
    desiredDeliveryDate: ({ row }) => row.draft.desiredDeliveryDate,
    customerOrderNumber: ({ row }) => row.draft.customerOrderNumber,
    goodsLabel: ({ row }) => row.draft.goodsLabel,
    message: ({ row }) => row.draft.message,
    status: ({ row }) => row.state,
    publicId: ({ row }) => row.public_id,
    billingAddress: ({ row }) => row.draft.billingAddress,
    shippingAddress: ({ row }) => row.draft.shippingAddress ?? row.draft.billingAddress,
    cart: ({ row, scope }) => cartOfOrder(row, scope),
    paymentDetails: async ({ row, scope }, _, { reads }) => {
      // Balance and gift codes paid the order: the payment method of the draft was not used.
      if (row.draft.toPay === 0) return [];
      const payment = await findPaymentOfOrder(reads, row.order_id);
      return payment ? [paymentDetails(payment, { row, scope })] : [];
    },
    discount: ({ row, scope }) => undiscountedPrice(scope, discountOf(row)),
    orderTotal: ({ row, scope }) => undiscountedPrice(scope, row.draft.total),
    paymentFee: ({ scope }) => undiscountedPrice(scope, { incVat: 0, exVat: 0 }),
    shippingFee: ({ row, scope }) => undiscountedPrice(scope, row.draft.shipping.fee),
    // The contract's type is a price. Its amount with VAT is the VAT of the order.
    vat: ({ row, scope }) =>
      undiscountedPrice(scope, { incVat: row.draft.total.incVat - row.draft.total.exVat, exVat: 0 }),
    fromBalance: ({ row, scope }) => toDecimal(prepaidAmount(row), scope.market.currency),
    fromBalanceFormatted: ({ row, scope }) =>
      formatMoney(prepaidAmount(row), scope.market.currency, scope.language.id),
    refunds: async (order, _, { reads }) =>
      excludeFailedRefunds(await refundsOfOrder(reads, order.row.order_id)).map((refund) =>
        refundDetails(refund, order),
      ),
    shippingDetails: ({ row, scope }) => {
      const { methodId } = row.draft.shipping;
      const name = shippingNameIn(scope, row.draft);
      if (methodId === null && name === '') return [];
      return [
        {
          id: row.order_id,
          name,
          parcelNumber: row.parcel_number,
          shippingDate: row.shipped_at?.toISOString() ?? null,
          shippingId: methodId ?? 0,
          trackingLink: row.tracking_link,
        },
      ];
    },
    customerEmail: ({ row }) => row.email,
  },
};

function paymentDetails(payment: PaymentRow, { row, scope }: OrderInScope): PaymentDetailsType {
  const { currency } = scope.market;
  const method = scope.market.paymentMethods.find(({ id }) => id === payment.payment_method_id);
  const isPaid = payment.state === 'captured' && payment.provider_key !== INVOICE_PROVIDER;
  return {
    id: row.order_id,
    paymentId: payment.payment_method_id,
    transactionId: payment.reference ?? '',
    displayName: (method && localizedText(method.texts, 'name', scope)) || payment.method_key,
    name: payment.method_key,
    isPaid,
    paymentDate: isPaid ? payment.updated_at.toISOString() : null,
    paymentFee: 0,
    paymentOption: payment.method_key,
    reservationDate: payment.created_at.toISOString(),
    reservationNumber: payment.reference,
    shippingFee: toDecimal(row.draft.shipping.fee.incVat, currency),
    total: toDecimal(payment.amount, currency),
  };
}

function refundDetails(refund: RefundRow, { row, scope }: OrderInScope): RefundType {
  const { currency } = scope.market;
  const line = refund.line_index === null ? undefined : row.draft.lines[refund.line_index];
  return {
    id: refund.refund_id,
    itemId: line?.skuId ?? 0,
    articleNumber: line?.articleNumber ?? null,
    createdAt: refund.created_at.toISOString(),
    reason: refund.reason,
    reasonCode: null,
    refundType: line ? 'line' : 'order',
    toBalance: refund.to_balance,
    total: toDecimal(refund.amount, currency),
    vat: toDecimal(refund.vat, currency),
  };
}
