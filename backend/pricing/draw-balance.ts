/** What is paid with money that the customer has with the shop: a payment, so prices and VAT stay as they are. */
export interface BalanceDraw {
  /** What this cart draws: never more than there is to pay, nor than there is. */
  pending: number;
  /** What is there still when it is drawn. */
  remaining: number;
  /** The parts of `pending`. A gift code comes first: it may be over one day, a balance is not. */
  byGiftCode: number;
  byBalance: number;
}

export function drawBalance(has: { giftCode: number; balance: number }, toPay: number): BalanceDraw {
  const [giftCode, balance] = [Math.max(0, has.giftCode), Math.max(0, has.balance)];
  const byGiftCode = Math.min(giftCode, Math.max(0, toPay));
  const byBalance = Math.min(balance, Math.max(0, toPay) - byGiftCode);
  const pending = byGiftCode + byBalance;
  return { pending, remaining: giftCode + balance - pending, byGiftCode, byBalance };
}
