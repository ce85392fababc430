/**
 * An ISBN, EAN or UPC as a GTIN of 13 digits (8, 12 and 14 stay as long as they are), or why it is none. The last digit
 * is a sum of the others, so that most slips of a hand or a spreadsheet are found.
 */
export function readGtin(text: string): { gtin: string } | { fault: string } {
  const code = text
    .replace(/^(isbn(-1[03])?|ean|gtin)[:\s]*/i, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (/^\d[.,]\d+E\+?\d+$/.test(code))
    return { fault: 'has lost its digits in a spreadsheet: format the column as text and export it again' };
  if (/^\d{9}[\dX]$/.test(code))
    return isbn10IsRight(code) ? { gtin: withCheckDigit(`978${code.slice(0, 9)}`) } : wrongCheckDigit;
  if (!/^(\d{8}|\d{12,14})$/.test(code))
    return { fault: 'is no ISBN or EAN: it has neither 10 nor 13 digits' };
  return withCheckDigit(code.slice(0, -1)) === code ? { gtin: code } : wrongCheckDigit;
}

const wrongCheckDigit = { fault: 'is mistyped: its last digit does not fit the others' };

function isbn10IsRight(code: string): boolean {
  const sum = [...code].reduce(
    (total, digit, index) => total + (10 - index) * (digit === 'X' ? 10 : Number(digit)),
    0,
  );
  return sum % 11 === 0;
}

/** Weights 3 and 1 by turns, from the right. */
function withCheckDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
