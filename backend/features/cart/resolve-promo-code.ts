import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { findCode, normalizeCode } from '#backend/features/promo-code/find-code.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { cartInScope } from './cart-in-scope.ts';
import type { CartRow } from './cart-row.ts';

/**
 * What the cart is to keep as its code when a customer types one: null where they typed nothing, which removes the code.
 * Refuses a code that is not valid, and one that the cart does not qualify for.
 */
export async function resolvePromoCode(
  db: Database,
  scope: Scope,
  cart: CartRow,
  typed: string,
): Promise<string | null> {
  const normalized = normalizeCode(typed);
  if (normalized === '') return null;
  const code = await findCode(db, scope, normalized, cart.customer_id);
  if (!code) throw new ShopError('INVALID_PROMO_CODE', 'There is no such code, or it is over.');
  const options = { allowExternalShippingFee: false, code, balance: 0 };
  const { fulfilsCode } = await cartInScope(cart, scope, options);
  if (!fulfilsCode)
    throw new ShopError('RequirementsNotMet', 'The cart does not have what the code asks for.');
  return normalized;
}
