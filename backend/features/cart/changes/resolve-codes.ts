import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import {
  displayCode,
  giftCardKey,
  isGiftCardKey,
  readGiftCardCode,
} from '#backend/features/gift-card/gift-card-code.ts';
import { type Code, findCode, normalizeEnteredCode } from '#backend/features/promo-code/find-code.ts';
import { usedByCustomerError } from '#backend/features/promo-code/redeem-codes.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { REMOVE_CODE } from '#contract/order/gift-card-requests.ts';
import type { CartRow } from '../cart-row.ts';
import { priceCartInScope } from '../prices/price-cart-in-scope.ts';

type StoredCodes = Pick<CartRow, 'promo_code' | 'gift_codes'>;

/**
 * The codes to store with the cart: a promo code replaces another promo code, a gift code is added, and an empty input
 * removes all codes. Throws if the code is not valid or the cart does not meet its conditions.
 */
export async function resolveCodes(
  db: Database,
  scope: Scope,
  cart: CartRow,
  input: string,
): Promise<StoredCodes> {
  const normalized = normalizeEnteredCode(input);
  if (normalized === '') return { promo_code: null, gift_codes: [] };
  // `REMOVE_CODE` before a displayed code removes that code only.
  const removed = normalized.startsWith(REMOVE_CODE) && (await removeCode(db, scope, cart, normalized));
  if (removed) return removed;
  const code = await findEnteredCode(db, scope, normalized, cart.customer_id);
  if (!code) throw new ShopError('INVALID_PROMO_CODE', 'The code does not exist or has ended.');
  if (code.kind === 'promo' && code.isUsedUpByCustomer) throw usedByCustomerError(code.stored);
  const codes = code.kind === 'promo' ? { promo: code, gifts: [] } : { promo: null, gifts: [code] };
  // Neither the fee of a carrier nor the balance decides whether a code is valid.
  const options = { allowExternalShippingFee: false, codes, balance: 0 };
  const { fulfilsCode, giftCodes } = await priceCartInScope(cart, scope, options);
  if (!fulfilsCode && giftCodes.length === 0)
    throw new ShopError('RequirementsNotMet', 'The cart does not meet the conditions of the code.');
  return withCode(cart, code);
}

function withCode({ promo_code, gift_codes }: CartRow, { kind, stored }: Code): StoredCodes {
  if (kind === 'promo') return { promo_code: stored, gift_codes };
  if (gift_codes.includes(stored)) return { promo_code, gift_codes };
  if (gift_codes.length >= LIMITS.cartGiftCodes)
    throw new ShopError('RequirementsNotMet', `At most ${LIMITS.cartGiftCodes} gift codes pay for a cart.`);
  return { promo_code, gift_codes: [...gift_codes, stored] };
}

/** Removes the code whose displayed form follows `REMOVE_CODE` in the input; null if the cart has no such code. */
async function removeCode(
  db: Database,
  scope: Scope,
  { promo_code, gift_codes, customer_id }: CartRow,
  normalized: string,
): Promise<StoredCodes | null> {
  const displayed = normalized.slice(REMOVE_CODE.length);
  if (displayed === promo_code) return { promo_code: null, gift_codes };
  for (const stored of gift_codes) {
    const code = await findCode(db, scope, stored, customer_id);
    if (code?.kind === 'gift' && displayCode(stored, code.lastFour) === displayed)
      return { promo_code, gift_codes: gift_codes.filter((other) => other !== stored) };
  }
  return null;
}

/** The code of a gift card is stored as a hash, other codes as text. The hash itself is not accepted as input. */
async function findEnteredCode(
  db: Database,
  scope: Scope,
  normalized: string,
  customerId: number | null,
): Promise<Code | null> {
  const cardCode = readGiftCardCode(normalized);
  const candidates = [
    ...(cardCode ? [giftCardKey(cardCode)] : []),
    ...(isGiftCardKey(normalized) ? [] : [normalized]),
  ];
  for (const stored of candidates) {
    const code = await findCode(db, scope, stored, customerId);
    if (code) return code;
  }
  return null;
}
