/** The reason why a text is not an amount, as the end of a sentence. */
type AmountError =
  | 'is not an amount'
  | 'is negative'
  | 'can be read in two ways: write 1299 or 1299.00'
  | 'has too many decimals';

/**
 * "99", "99,90", "1 299.00 kr" → minor units. Accepts both decimal separators. Three digits after a single separator could
 * be thousands or decimals; that is an error, because a price must not be guessed. `currencyMarks` are codes and symbols that
 * may precede or follow the amount.
 */
export function parseAmount(
  text: string,
  minorDigits: number,
  currencyMarks: readonly string[] = [],
): number | AmountError {
  const normalized = removeMarks(text, currencyMarks)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    // A typographic minus sign.
    .replace('−', '-');
  if (/^-[\d.,]*\d/.test(normalized)) return 'is negative';
  if (!/^\d[\d.,]*$/.test(normalized) || /[.,]$|[.,]{2}/.test(normalized)) return 'is not an amount';
  const separators = normalized.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  // A separator that occurs several times separates thousands: 1.234.567.
  const isRepeated = separators.length > 1 && new Set(separators).size === 1;
  const [whole = '', decimals = ''] =
    isRepeated || last === '' ? [normalized] : splitAtLast(normalized, last);
  const groups = whole.split(/[.,]/);
  const [firstGroup = '', ...thousands] = groups;
  const areThousands = /^\d{1,3}$/.test(firstGroup) && thousands.every((group) => /^\d{3}$/.test(group));
  if (thousands.length > 0 && !areThousands) return 'is not an amount';
  if (separators.length === 1 && decimals.length === 3 && whole.length <= 3)
    return 'can be read in two ways: write 1299 or 1299.00';
  if (decimals.length > minorDigits && !/^0*$/.test(decimals.slice(minorDigits)))
    return 'has too many decimals';
  return Number(groups.join('') + decimals.slice(0, minorDigits).padEnd(minorDigits, '0'));
}

function removeMarks(text: string, marks: readonly string[]): string {
  const lower = text.trim().toLowerCase();
  for (const mark of marks.map((mark) => mark.toLowerCase())) {
    if (lower.startsWith(mark)) return lower.slice(mark.length).trim();
    if (lower.endsWith(mark)) return lower.slice(0, -mark.length).trim();
  }
  return lower;
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
