import type { Database } from '#backend/database/connection.ts';
import { displayCode } from '#backend/features/gift-card/gift-card-code.ts';
import { isGiftCode, payByGiftCode } from '#backend/features/gift-card/pay-by-gift-code.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { countUse, countUsesOfCustomer, insertUse } from './promo-code.queries.ts';

export interface Redemption {
  /** Normalized, as stored with the cart. */
  code: string;
  cartId: string;
  customerId: number | null;
  /** Identifies a guest. */
  email: string | null;
  /** The amount that a gift code pays, in minor units. */
  amount: number;
  currencyCode: string;
  now: number;
}

/**
 * Counts the use of a promo code, or deducts the amount from a gift code, in the transaction that creates the order. It is
 * idempotent per cart. Throws if the code has been used up since the cart was priced.
 */
export async function redeemCode(trx: Database, redemption: Redemption): Promise<void> {
  if (!(await isGiftCode(trx, redemption.code))) return redeemPromoCode(trx, redemption);
  if (!(await payByGiftCode(trx, redemption))) throw usedUpError(redemption.code);
}

async function redeemPromoCode(trx: Database, redemption: Redemption): Promise<void> {
  const { code, cartId, customerId } = redemption;
  const email = redemption.email == null ? null : normalizeEmailAddress(redemption.email);
  const use = await insertUse(trx, { code, cart_id: cartId, customer_id: customerId, email });
  if (use === 'already-used') return;
  // Locks the row of the code, so that the count below cannot change before the commit.
  const counted = use === 'inserted' && (await countUse(trx, code));
  if (!counted) throw usedUpError(code);
  const { max_uses_per_customer: maxUses } = counted;
  if (maxUses !== null && (await countUsesOfCustomer(trx, code, { customerId, email })) > maxUses)
    throw new ShopError('RequirementsNotMet', 'This customer has used the code already.', {
      promoCode: code,
    });
}

function usedUpError(code: string): ShopError {
  const promoCode = displayCode(code, null);
  return new ShopError('INVALID_PROMO_CODE', 'The code has been used up.', { promoCode });
}
