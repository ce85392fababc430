/** `249.00 SEK`, from minor units. */
export function formatMoney(minorUnits: number, currencyCode: string): string {
  return formatAmount(minorUnits / 10 ** decimalsOf(currencyCode), currencyCode);
}

/** `249.00 SEK`, from a decimal amount. */
export function formatAmount(amount: number, currencyCode: string): string {
  return `${amount.toFixed(decimalsOf(currencyCode))} ${currencyCode}`;
}

function decimalsOf(currencyCode: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
