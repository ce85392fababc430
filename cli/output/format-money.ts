export { formatPlainMoney as formatMoney } from '#backend/pricing/format-plain-money.ts';

/** `249.00 SEK`, from a decimal amount. */
export function formatAmount(amount: number, currencyCode: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  return `${amount.toFixed(format.resolvedOptions().maximumFractionDigits ?? 2)} ${currencyCode}`;
}
