import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { findCode, normalizeCode } from '#backend/features/promo-code/find-code.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from '../cart-row.ts';
import { priceCartInScope } from '../prices/price-cart-in-scope.ts';

/**
 * The normalized code to store with the cart; null for an empty input, which removes the code. Throws if the code is not
 * valid or the cart does not meet its conditions.
 */
export async function resolvePromoCode(
  db: Database,
  scope: Scope,
  cart: CartRow,
  input: string,
): Promise<string | null> {
  const normalized = normalizeCode(input);
  if (normalized === '') return null;
  const code = await findCode(db, scope, normalized, cart.customer_id);
  if (!code) throw new ShopError('INVALID_PROMO_CODE', 'The code does not exist or has ended.');
  const options = { allowExternalShippingFee: false, code, balance: 0 };
  const { fulfilsCode } = await priceCartInScope(cart, scope, options);
  if (!fulfilsCode)
    throw new ShopError('RequirementsNotMet', 'The cart does not meet the conditions of the code.');
  return normalized;
}
