const BETWEEN = /[\s\p{Pd}\u00ad]/gu;
const LABEL = /^isbn(10|13)?:?(?=[\dx]{10,13}$)/;
const LONGEST_CODE = 64;

/**
 * An article number or GTIN as it is compared: without hyphens and spaces, letters small, an ISBN-10 as the ISBN-13 that
 * replaced it. Null where the text can be no code.
 */
export function comparableCode(text: string): string | null {
  if (text.length > LONGEST_CODE * 2) return null;
  const code = text.replace(BETWEEN, '').toLowerCase();
  if (code === '' || code.length > LONGEST_CODE) return null;
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
