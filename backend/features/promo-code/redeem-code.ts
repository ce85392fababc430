import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import {
  countUse,
  drawFromGiftCode,
  insertGiftCodeUse,
  isGiftCode,
  usesOfCustomer,
  writeUse,
} from './promo-code.queries.ts';

export interface Redemption {
  /** As the cart keeps it. */
  code: string;
  cartId: string;
  customerId: number | null;
  /** A guest has nothing else to be known by. */
  email: string | null;
  /** What a gift code pays; minor units. */
  amount: number;
  currencyCode: string;
  now: number;
}

/**
 * Counts the use of a code, or takes what a gift code pays, in the transaction that makes the order: it holds together with
 * the order or not at all. A cart redeems once, however often it is asked to. Throws where the code has been used up since
 * the cart was priced.
 */
export async function redeemCode(trx: Database, redemption: Redemption): Promise<void> {
  if (await isGiftCode(trx, redemption.code)) await redeemGiftCode(trx, redemption);
  else await redeemPromoCode(trx, redemption);
}

async function redeemGiftCode(trx: Database, redemption: Redemption): Promise<void> {
  const { code, cartId, amount, currencyCode, now } = redemption;
  if (amount <= 0) return;
  const isFirst = await insertGiftCodeUse(trx, { code, cart_id: cartId, amount });
  if (isFirst && !(await drawFromGiftCode(trx, { code, amount, currencyCode, now: new Date(now) })))
    throw usedUp(code);
}

async function redeemPromoCode(trx: Database, redemption: Redemption): Promise<void> {
  const { code, cartId, customerId } = redemption;
  const email = redemption.email?.trim().toLowerCase() ?? null;
  const use = await writeUse(trx, { code, cart_id: cartId, customer_id: customerId, email });
  if (use === 'known') return;
  // Everybody who redeems the code waits here for its row; what is counted after that cannot change any more.
  const counted = use === 'written' && (await countUse(trx, code));
  if (!counted) throw usedUp(code);
  const { most_uses_per_customer: most } = counted;
  if (most !== null && (await usesOfCustomer(trx, code, { customerId, email })) > most)
    throw new ShopError('RequirementsNotMet', 'This customer has used the code already.', {
      promoCode: code,
    });
}

function usedUp(promoCode: string): ShopError {
  return new ShopError('INVALID_PROMO_CODE', 'The code has been used up.', { promoCode });
}
