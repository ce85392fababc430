import type { Database } from '#backend/database/connection.ts';
import { displayCode } from '#backend/features/gift-card/gift-card-code.ts';
import { isGiftCode, payByGiftCode } from '#backend/features/gift-card/pay-by-gift-code.ts';
import type { GiftCodePayment, OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { CODE_USED_BY_CUSTOMER } from '#contract/error-codes.ts';
import { countUse, countUsesOfCustomer, insertUse, isUsedUpByCustomer } from './promo-code.queries.ts';

export interface Redemption {
  /** Normalized, as stored with the cart. In drafts of older versions it may be a gift code. */
  promoCode: string | null;
  giftCodes: readonly GiftCodePayment[];
  cartId: string;
  customerId: number | null;
  /** Identifies a guest. */
  email: string | null;
  /** The amount that a gift code in `promoCode` pays, in minor units. */
  amount: number;
  currencyCode: string;
  now: number;
}

/**
 * Counts the use of the promo code and debits the gift codes, in the transaction that creates the order. Idempotent per
 * cart and code. Throws if a code has been used up since the cart was priced.
 */
export async function redeemCodes(trx: Database, redemption: Redemption): Promise<void> {
  const { promoCode, cartId, currencyCode, now } = redemption;
  const isGiftInPromoCode = promoCode !== null && (await isGiftCode(trx, promoCode));
  if (promoCode !== null && !isGiftInPromoCode) await redeemPromoCode(trx, promoCode, redemption);
  // Gift codes are locked in the same order by every transaction, to avoid deadlocks.
  const payments = isGiftInPromoCode
    ? [{ code: promoCode, lastFour: null, amount: redemption.amount }]
    : redemption.giftCodes.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, lastFour, amount } of payments)
    if (!(await payByGiftCode(trx, { code, cartId, amount, currencyCode, now })))
      throw usedUpError(code, lastFour);
}

async function redeemPromoCode(trx: Database, code: string, redemption: Redemption): Promise<void> {
  const { cartId, customerId } = redemption;
  const email = redemption.email == null ? null : normalizeEmailAddress(redemption.email);
  const use = await insertUse(trx, { code, cart_id: cartId, customer_id: customerId, email });
  if (use === 'already-used') return;
  // Locks the row of the code, so that the count below cannot change before the commit.
  const counted = use === 'inserted' && (await countUse(trx, code));
  if (!counted) throw usedUpError(code, null);
  const { max_uses_per_customer: maxUses } = counted;
  if (maxUses !== null && (await countUsesOfCustomer(trx, code, { customerId, email })) > maxUses)
    throw usedByCustomerError(code);
}

/** Throws if the buyer has used the code as often as allowed. Called before the payment, so that the buyer is not charged. */
export async function checkUsesOfCustomer(
  db: Database,
  { promoCode, customerId, email, cartId }: Pick<OrderDraft, 'promoCode' | 'customerId' | 'email' | 'cartId'>,
): Promise<void> {
  if (promoCode !== null && (await isUsedUpByCustomer(db, promoCode, { customerId, email, cartId })))
    throw usedByCustomerError(promoCode);
}

/** `reason` distinguishes the error from that of a cart that does not meet the conditions of the code. */
export function usedByCustomerError(promoCode: string): ShopError {
  const details = { promoCode, reason: CODE_USED_BY_CUSTOMER };
  return new ShopError('RequirementsNotMet', 'This customer has used the code already.', details);
}

function usedUpError(code: string, lastFour: string | null): ShopError {
  const promoCode = displayCode(code, lastFour);
  return new ShopError('INVALID_PROMO_CODE', 'The code has been used up.', { promoCode });
}
