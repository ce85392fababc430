import type { Scope } from '#backend/catalogue-index/scope.ts';
import { normalizeCode } from '#backend/features/promo-code/find-code.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from './cart-row.ts';
import { changeCart } from './change-cart.ts';
import { resolvePromoCode } from './resolve-promo-code.ts';

/**
 * Enters a code in place of the one before; an empty text removes it. What is refused leaves the one before. Codes that are
 * none are counted, so that nobody guesses for long.
 */
export async function setCartPromoCode(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  typed: string,
): Promise<CartRow | undefined> {
  const forgive = normalizeCode(typed) === '' ? undefined : await context.limit('promo-code');
  const changing = changeCart(context, scope, cartId, async (cart) => ({
    ...cart,
    promo_code: await resolvePromoCode(context.db, scope, cart, typed),
  }));
  const isGuess = await changing.then(() => false, isWrongCode);
  if (!isGuess) await forgive?.();
  return changing;
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ShopError && error.extensions.code === 'INVALID_PROMO_CODE';
}
