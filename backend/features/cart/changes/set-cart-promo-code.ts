import type { Scope } from '#backend/catalogue-index/scope.ts';
import { countCodeAttempt } from '#backend/features/gift-card/count-code-attempt.ts';
import { normalizeCode } from '#backend/features/promo-code/find-code.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from '../cart-row.ts';
import { changeCart } from './change-cart.ts';
import { resolvePromoCode } from './resolve-promo-code.ts';

/**
 * Replaces the promo code of the cart; an empty text removes it, and a rejected code leaves the old one. Invalid codes count
 * against a rate limit, so that codes cannot be guessed.
 */
export async function setCartPromoCode(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  input: string,
): Promise<CartRow | undefined> {
  const undoCount = normalizeCode(input) === '' ? undefined : await countCodeAttempt(context, input);
  const changing = changeCart(context, { scope, cartId }, async (cart) => ({
    ...cart,
    promo_code: await resolvePromoCode(context.db, scope, cart, input),
  }));
  const isGuess = await changing.then(() => false, isWrongCode);
  if (!isGuess) await undoCount?.();
  return changing;
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ShopError && error.extensions.code === 'INVALID_PROMO_CODE';
}
