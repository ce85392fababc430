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

/** `giftCardAmount` is the part of `toPay` that is for gift cards, which a gift code cannot pay. */
export function drawBalance(
  available: { giftCode: number; balance: number },
  toPay: number,
  giftCardAmount = 0,
): BalanceDraw {
  const giftCode = Math.max(0, available.giftCode);
  const balance = Math.max(0, available.balance);
  const byGiftCode = Math.min(giftCode, Math.max(0, toPay - giftCardAmount));
  const byBalance = Math.min(balance, Math.max(0, toPay) - byGiftCode);
  const pending = byGiftCode + byBalance;
  return { pending, remaining: giftCode + balance - pending, byGiftCode, byBalance };
}

/** The amount that each gift code pays. Earlier codes are used up first, so that few codes have money left. */
export function splitByGiftCode(amount: number, balances: readonly number[]): number[] {
  let left = amount;
  return balances.map((balance) => {
    const drawn = Math.max(0, Math.min(balance, left));
    left -= drawn;
    return drawn;
  });
}
