/** Of the return by the customer and of the refund by the shop, from the statement (Directive 2011/83/EU, Art. 13 and 14). */
const daysAfterWithdrawal = 14;

export function withdrawalDeadline(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + daysAfterWithdrawal * 24 * 60 * 60 * 1000);
}
