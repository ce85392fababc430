import type { Database } from '#backend/database/connection.ts';
import {
  creditGiftCode,
  drawFromGiftCode,
  insertGiftCodeUse,
  listGiftCodesOfCart,
  selectGiftCode,
} from './gift-code.queries.ts';

interface GiftCodeDebit {
  /** As stored with the cart. */
  code: string;
  cartId: string;
  /** Minor units. */
  amount: number;
  currencyCode: string;
  now: number;
}

/**
 * Debits the code in the transaction that creates the order, once per cart. False if the code cannot pay the amount any more, or
 * support has replaced it.
 */
export async function payByGiftCode(trx: Database, debit: GiftCodeDebit): Promise<boolean> {
  const { code, cartId, amount, now } = debit;
  if (amount <= 0) return true;
  if (!(await isGiftCode(trx, code))) return false;
  const isFirst = await insertGiftCodeUse(trx, { code, cart_id: cartId, amount });
  return !isFirst || drawFromGiftCode(trx, { ...debit, now: new Date(now) });
}

/** Whether a stored code is a gift code: older versions of the shop stored gift codes as promo codes too. */
export async function isGiftCode(db: Database, code: string): Promise<boolean> {
  return (await selectGiftCode(db, code)) !== undefined;
}

/** Credits the codes that paid an order with money of its refund. Returns the credited amount. */
export async function returnToGiftCodes(trx: Database, cartId: string, amount: number): Promise<number> {
  let left = amount;
  for (const code of await listGiftCodesOfCart(trx, cartId))
    if (left > 0) left -= await creditGiftCode(trx, { code, cartId, amount: left });
  return amount - left;
}
