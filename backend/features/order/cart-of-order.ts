import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { CartInScope } from '#backend/features/cart/prices/cart-in-scope.ts';
import { restoreOrderedCart } from '#backend/features/cart/prices/restore-ordered-cart.ts';
import { describePaymentOption } from '#backend/features/checkout/payment-options.ts';
import type { OrderRow } from './order.queries.ts';

/** The ordered lines as a cart, with the payment option if it was used and the market still has it. */
export async function cartOfOrder(order: OrderRow, scope: Scope): Promise<CartInScope> {
  const { toPay, paymentMethodId } = order.draft;
  const isMethodUsed = toPay > 0;
  const method = scope.market.paymentMethods.find(({ id }) => isMethodUsed && id === paymentMethodId);
  const payment = method
    ? describePaymentOption(method, scope, { isDefault: false, isSelected: true, iframe: null })
    : null;
  return { ...(await restoreOrderedCart(order, scope)), payment };
}
