import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findCode } from '#backend/features/promo-code/find-code.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { CartRow } from './cart.queries.ts';
import { type CartInScope, cartInScope } from './cart-in-scope.ts';

export interface AnswerOptions {
  /** True only in the checkout. */
  allowExternalShippingFee?: boolean | null | undefined;
}

/**
 * What every query and mutation says of a cart. All that prices need is in memory, but codes: there may be as many as there
 * are customers, and what is left of them changes with every order. Only a cart that names one asks for it.
 */
export async function answerCart(
  { db }: Pick<ShopContext, 'db'>,
  scope: Scope,
  cart: CartRow,
  { allowExternalShippingFee }: AnswerOptions = {},
): Promise<CartInScope> {
  const code = cart.promo_code === null ? null : await findCode(db, scope, cart.promo_code, cart.customer_id);
  return cartInScope(cart, scope, { allowExternalShippingFee: allowExternalShippingFee ?? false, code });
}
