export { formatPlainMoney as formatMoney } from '#backend/pricing/format-plain-money.ts';

/** `249.00 SEK`, from a decimal amount. */
export function formatAmount(amount: number, currencyCode: string): string {
  return `${amount.toFixed(decimalsOf(currencyCode))} ${currencyCode}`;
}

function decimalsOf(currencyCode: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
