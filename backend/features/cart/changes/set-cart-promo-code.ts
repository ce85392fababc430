import type { Scope } from '#backend/catalogue-index/scope.ts';
import { countCodeAttempt } from '#backend/features/gift-card/count-code-attempt.ts';
import { normalizeEnteredCode } from '#backend/features/promo-code/find-code.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from '../cart-row.ts';
import { changeCart } from './change-cart.ts';
import { resolveCodes } from './resolve-codes.ts';

/**
 * Replaces the promo code of the cart, or adds a gift code. An empty text removes all codes, and a rejected code changes nothing.
 * Invalid codes count against a rate limit, so that codes cannot be guessed.
 */
export async function setCartPromoCode(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  input: string,
): Promise<CartRow | undefined> {
  const giveBackAttempt =
    normalizeEnteredCode(input) === '' ? undefined : await countCodeAttempt(context, input);
  const change = changeCart(context, { scope, cartId }, async (cart) => ({
    ...cart,
    ...(await resolveCodes(context.db, scope, cart, input)),
  }));
  // Only an invalid code stays counted. This promise never fails; the caller gets the error from `change`.
  const isGuess = await change.then(() => false, isInvalidCodeError);
  if (!isGuess) await giveBackAttempt?.();
  return change;
}

function isInvalidCodeError(error: unknown): boolean {
  return error instanceof ShopError && error.extensions.code === 'INVALID_PROMO_CODE';
}
