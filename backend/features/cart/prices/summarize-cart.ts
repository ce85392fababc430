import type { PriceInScope } from '#backend/features/price/price-in-scope.ts';
import { describeExpectedShipping } from '#backend/features/shipping/describe-shipping-option.ts';
import type { ResolversTypes } from '#backend/graphql/schema.generated.ts';
import { divideRounded, formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { CartInScope } from './cart-in-scope.ts';
import { priceInScope } from './cart-line.ts';

type Summary = Awaited<ResolversTypes['CartSummaryType']>;

/** The contract's CartSummaryType. */
export function summarizeCart(cart: CartInScope): Summary {
  const { scope, priced, shipping, payment, draw } = cart;
  const { currency } = scope.market;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const formatted = (minor: number) => formatMoney(minor, currency, scope.language.id);
  const { incVat: beforeDraw, exVat: beforeDrawExVat } = priced.total.selling;
  return {
    total: subtractPayment(priceInScope(scope, priced.total), draw.pending),
    subTotal: priceInScope(scope, priced.subTotal),
    // The contract's `rate` has whole percents; rates that are equal after rounding are still listed separately.
    vats: priced.vats.map(({ basisPoints, amount }) => ({
      rate: divideRounded(basisPoints, 100),
      exactRate: basisPoints / 100,
      amount: decimal(amount),
    })),
    fees: {
      // There are no payment fees.
      paymentFeeIncVat: 0,
      paymentFeeExVat: 0,
      shippingFeeIncVat: decimal(priced.shipping.incVat),
      shippingFeeExVat: decimal(priced.shipping.exVat),
    },
    balance: {
      remaining: decimal(draw.remaining),
      pending: decimal(draw.pending),
      totalSellingPriceExBalanceIncVat: decimal(beforeDraw),
      totalSellingPriceExBalanceExVat: decimal(beforeDrawExVat),
      remainingFormatted: formatted(draw.remaining),
      pendingFormatted: formatted(draw.pending),
      totalSellingPriceExBalanceIncVatFormatted: formatted(beforeDraw),
      totalSellingPriceExBalanceExVatFormatted: formatted(beforeDrawExVat),
    },
    fixedAmountDiscountIncVat: decimal(priced.fixedAmount.incVat),
    fixedAmountDiscountExVat: decimal(priced.fixedAmount.exVat),
    shipping: describeExpectedShipping(shipping, priced.shipping, scope),
    payment,
  };
}

/** Lowers all amounts by the same sum: a payment reduces the amount to pay, not the discount or the VAT. */
function subtractPayment(price: PriceInScope, paid: number): PriceInScope {
  return {
    scope: price.scope,
    regularIncVat: price.regularIncVat - paid,
    regularExVat: price.regularExVat - paid,
    sellingIncVat: price.sellingIncVat - paid,
    sellingExVat: price.sellingExVat - paid,
  };
}
