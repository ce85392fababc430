import type { Database } from '#backend/database/connection.ts';
import {
  creditGiftCodeOfCart,
  drawFromGiftCode,
  insertGiftCodeUse,
  selectGiftCode,
} from './gift-code.queries.ts';

interface GiftCodePayment {
  /** As stored with the cart. */
  code: string;
  cartId: string;
  /** Minor units. */
  amount: number;
  currencyCode: string;
  now: number;
}

/** Debits the code in the transaction that creates the order, once per cart. False if the code cannot pay the amount any more. */
export async function payByGiftCode(trx: Database, payment: GiftCodePayment): Promise<boolean> {
  const { code, cartId, amount, now } = payment;
  if (amount <= 0) return true;
  const isFirst = await insertGiftCodeUse(trx, { code, cart_id: cartId, amount });
  return !isFirst || drawFromGiftCode(trx, { ...payment, now: new Date(now) });
}

export async function isGiftCode(db: Database, code: string): Promise<boolean> {
  return (await selectGiftCode(db, code)) !== undefined;
}

/** Returns money of a refunded order to the code that paid it. Returns the amount that the code took back. */
export function returnToGiftCode(trx: Database, cartId: string, amount: number): Promise<number> {
  return creditGiftCodeOfCart(trx, cartId, amount);
}
