import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { giftCardKey, isGiftCardKey, readGiftCardCode } from '#backend/features/gift-card/gift-card-code.ts';
import { type Code, findCode, normalizeCode } from '#backend/features/promo-code/find-code.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from '../cart-row.ts';
import { priceCartInScope } from '../prices/price-cart-in-scope.ts';

/**
 * The code to store with the cart; null for an empty input, which removes the code. Throws if the code is not
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
  const found = await findEnteredCode(db, scope, normalized, cart.customer_id);
  if (!found) throw new ShopError('INVALID_PROMO_CODE', 'The code does not exist or has ended.');
  const options = { allowExternalShippingFee: false, code: found.code, balance: 0 };
  const { fulfilsCode } = await priceCartInScope(cart, scope, options);
  if (!fulfilsCode)
    throw new ShopError('RequirementsNotMet', 'The cart does not meet the conditions of the code.');
  return found.stored;
}

/** A text may be the code of a gift card, which is stored as a hash, or another code. A hash in the input is not a code. */
async function findEnteredCode(
  db: Database,
  scope: Scope,
  normalized: string,
  customerId: number | null,
): Promise<{ code: Code; stored: string } | null> {
  const cardCode = readGiftCardCode(normalized);
  const candidates = [
    ...(cardCode ? [giftCardKey(cardCode)] : []),
    ...(isGiftCardKey(normalized) ? [] : [normalized]),
  ];
  for (const stored of candidates) {
    const code = await findCode(db, scope, stored, customerId);
    if (code) return { code, stored };
  }
  return null;
}
