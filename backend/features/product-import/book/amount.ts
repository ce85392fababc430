/** Why a text is no amount, as the end of a sentence. */
export type AmountFault =
  | 'is not an amount'
  | 'is negative'
  | 'can be read in two ways: write 1299 or 1299.00'
  | 'has too many decimals';

/**
 * "99", "99,90", "1 299.00 kr" → whole minor units. Both ways to write decimals are understood; only where three digits
 * follow the one separator nobody can tell thousands from decimals, and a price must not be guessed.
 */
export function parseAmount(
  text: string,
  minorDigits: number,
  marks: readonly string[] = [],
): number | AmountFault {
  const bare = withoutMarks(text, marks)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace('−', '-');
  if (/^-[\d.,]*\d/.test(bare)) return 'is negative';
  if (!/^\d[\d.,]*$/.test(bare) || /[.,]$|[.,]{2}/.test(bare)) return 'is not an amount';
  const separators = bare.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const isRepeated = separators.length > 1 && new Set(separators).size === 1;
  const [whole = '', decimals = ''] = isRepeated || last === '' ? [bare] : splitAtLast(bare, last);
  const groups = whole.split(/[.,]/);
  if (
    groups.length > 1 &&
    !(/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  )
    return 'is not an amount';
  if (separators.length === 1 && decimals.length === 3 && whole.length <= 3)
    return 'can be read in two ways: write 1299 or 1299.00';
  if (decimals.length > minorDigits && !/^0*$/.test(decimals.slice(minorDigits)))
    return 'has too many decimals';
  return Number(groups.join('') + decimals.slice(0, minorDigits).padEnd(minorDigits, '0'));
}

function withoutMarks(text: string, marks: readonly string[]): string {
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
