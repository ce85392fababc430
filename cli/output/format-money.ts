/** `249.00 SEK`, from minor units. */
export function formatMoney(minorUnits: number, currencyCode: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${(minorUnits / 10 ** digits).toFixed(digits)} ${currencyCode}`;
}

/** `249.00 SEK`, from a decimal amount. */
export function formatAmount(amount: number, currencyCode: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  return `${amount.toFixed(format.resolvedOptions().maximumFractionDigits ?? 2)} ${currencyCode}`;
}
