/** What is paid with money that the customer has with the shop: a payment, so prices and VAT stay as they are. */
export interface BalanceDraw {
  /** What this cart draws: never more than there is to pay, nor than there is. */
  pending: number;
  /** What is there still when it is drawn. */
  remaining: number;
}

export function drawBalance(balance: number, toPay: number): BalanceDraw {
  const pending = Math.max(0, Math.min(balance, toPay));
  return { pending, remaining: Math.max(0, balance) - pending };
}
