import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { CartInScope } from '#backend/features/cart/cart-in-scope.ts';
import { orderedCart } from '#backend/features/cart/ordered-cart.ts';
import { paymentOption } from '#backend/features/checkout/payment-options.ts';
import type { OrderRow } from './order.queries.ts';

/** What was ordered, in the shape of a cart, with the way it was paid where the shop still has it. */
export async function cartOfOrder(order: OrderRow, scope: Scope): Promise<CartInScope> {
  const method = scope.market.paymentMethods.find(({ id }) => id === order.draft.paymentMethodId);
  const payment = method
    ? paymentOption(method, scope, { isDefault: false, isSelected: true, frame: null })
    : null;
  return { ...(await orderedCart(order, scope)), payment };
}
