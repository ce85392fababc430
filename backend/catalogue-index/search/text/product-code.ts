const SEPARATORS = /[\s\p{Pd}\u00ad]/gu;
const LABEL = /^isbn(10|13)?:?(?=[\dx]{10,13}$)/;
const MAX_CODE_LENGTH = 64;

/**
 * Normalises an article number or GTIN: no hyphens and spaces, lower case, ISBN-10 converted to ISBN-13. Null if the text
 * cannot be a code.
 */
export function normalizeCode(text: string): string | null {
  if (text.length > MAX_CODE_LENGTH * 2) return null;
  const code = text.replace(SEPARATORS, '').toLowerCase();
  if (code === '' || code.length > MAX_CODE_LENGTH) return null;
  const unlabelled = code.startsWith('isbn') ? code.replace(LABEL, '') : code;
  return isIsbn10(unlabelled) ? isbn13Of(unlabelled) : unlabelled;
}

function isIsbn10(code: string): boolean {
  if (code.length !== 10 || !/^\d{9}[\dx]$/.test(code)) return false;
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += (10 - i) * (code[i] === 'x' ? 10 : Number(code[i]));
  return sum % 11 === 0;
}

function isbn13Of(isbn10: string): string {
  const digits = `978${isbn10.slice(0, 9)}`;
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
