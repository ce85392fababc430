import { withCheckDigit } from '#contract/product/gtin.ts';

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
  return isIsbn10(unlabelled) ? withCheckDigit(`978${unlabelled.slice(0, 9)}`) : unlabelled;
}

/** Shorter codes, and those without digits, may also be words of titles. */
const MIN_DISTINCTIVE_LENGTH = 6;

/**
 * True if a text that is the code of a product can only be a code, so that the product is the only result. `1984` may be an
 * article number and a title.
 */
export function isOnlyCode(text: string): boolean {
  const code = normalizeCode(text) ?? '';
  return (code.length >= MIN_DISTINCTIVE_LENGTH && /\d/.test(code)) || /\s|\p{Pd}/u.test(text.trim());
}

/** True for an ISBN-13 or ISBN-10, with or without hyphens. Its parts are not searched as words. */
export function isIsbn(text: string): boolean {
  return /^97[89]\d{10}$/.test(normalizeCode(text) ?? '');
}

function isIsbn10(code: string): boolean {
  if (code.length !== 10 || !/^\d{9}[\dx]$/.test(code)) return false;
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += (10 - i) * (code[i] === 'x' ? 10 : Number(code[i]));
  return sum % 11 === 0;
}
