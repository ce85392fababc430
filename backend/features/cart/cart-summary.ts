import type { PriceInScope } from '#backend/features/price/price-in-scope.ts';
import { expectedShippingOption } from '#backend/features/shipping/shipping-option.ts';
import type { ResolversTypes } from '#backend/graphql/schema.generated.ts';
import { divideRounded, formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { CartInScope } from './cart-in-scope.ts';
import { priceInScope } from './cart-line.ts';

type Summary = Awaited<ResolversTypes['CartSummaryType']>;

/** What a cart adds up to, in the contract's CartSummaryType. */
export function cartSummary({ scope, priced, shipping, payment, draw }: CartInScope): Summary {
  const { currency } = scope.market;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const formatted = (minor: number) => formatMoney(minor, currency, scope.language.id);
  const { incVat: beforeDraw, exVat: beforeDrawExVat } = priced.total.selling;
  return {
    total: lessPaid(priceInScope(scope, priced.total), draw.pending),
    subTotal: priceInScope(scope, priced.subTotal),
    // The contract has whole percent; rates that look alike when rounded are still listed one by one.
    vats: priced.vats.map(({ basisPoints, amount }) => ({
      rate: divideRounded(basisPoints, 100),
      amount: decimal(amount),
    })),
    fees: {
      // No way of paying costs anything.
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
    shipping: expectedShippingOption(shipping, priced.shipping, scope),
    payment,
  };
}

/** A payment moves all amounts alike: what it lowers is what is left to pay, not the discount and not the VAT. */
function lessPaid(price: PriceInScope, paid: number): PriceInScope {
  return {
    scope: price.scope,
    regularIncVat: price.regularIncVat - paid,
    regularExVat: price.regularExVat - paid,
    sellingIncVat: price.sellingIncVat - paid,
    sellingExVat: price.sellingExVat - paid,
  };
}
