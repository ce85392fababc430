import { hasCheckDigit, withCheckDigit } from '#contract/product/gtin.ts';

/**
 * An ISBN, EAN or UPC as a GTIN. ISBN-10 becomes 13 digits; 8, 12 and 14 digits stay. The check digit finds most typing
 * errors.
 */
export function readGtin(text: string): { gtin: string } | { error: string } {
  const code = text
    .replace(/^(isbn(-1[03])?|ean|gtin)[:\s]*/i, '')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (/^\d[.,]\d+E\+?\d+$/.test(code))
    return { error: 'has lost its digits in a spreadsheet: format the column as text and export it again' };
  if (/^\d{9}[\dX]$/.test(code))
    return isValidIsbn10(code) ? { gtin: withCheckDigit(`978${code.slice(0, 9)}`) } : wrongCheckDigit;
  if (!/^(\d{8}|\d{12,14})$/.test(code))
    return { error: 'is not an ISBN or EAN: it has neither 10 nor 13 digits' };
  return hasCheckDigit(code) ? { gtin: code } : wrongCheckDigit;
}

const wrongCheckDigit = { error: 'is mistyped: its check digit is wrong' };

function isValidIsbn10(code: string): boolean {
  const sum = [...code].reduce(
    (total, digit, index) => total + (10 - index) * (digit === 'X' ? 10 : Number(digit)),
    0,
  );
  return sum % 11 === 0;
}
