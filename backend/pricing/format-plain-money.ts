/** `249.00 SEK`, from minor units: for staff, in events, logs and on the command line. */
export function formatPlainMoney(minorUnits: number, currencyCode: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${(minorUnits / 10 ** digits).toFixed(digits)} ${currencyCode}`;
}
