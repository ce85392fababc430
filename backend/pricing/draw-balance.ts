/** The part of a cart that is paid by gift code and balance. It is a payment, so prices and VAT do not change. */
export interface BalanceDraw {
  /** The amount this cart draws: at most the amount to pay, and at most the amount available. */
  pending: number;
  /** The amount left after the draw. */
  remaining: number;
  /** The parts of `pending`. The gift code is used first because it can expire; a balance cannot. */
  byGiftCode: number;
  byBalance: number;
}

export function drawBalance(available: { giftCode: number; balance: number }, toPay: number): BalanceDraw {
  const [giftCode, balance] = [Math.max(0, available.giftCode), Math.max(0, available.balance)];
  const byGiftCode = Math.min(giftCode, Math.max(0, toPay));
  const byBalance = Math.min(balance, Math.max(0, toPay) - byGiftCode);
  const pending = byGiftCode + byBalance;
  return { pending, remaining: giftCode + balance - pending, byGiftCode, byBalance };
}
