/** Dashes of all widths, and other separators that people write between the digits. */
const separators = /[\p{Pd}\u2212\xad.:/+]/gu;

/** Includes separators, but not spaces. */
const maxLength = 20;
const minDigits = 6;
const maxDigits = 14;

/**
 * Whether a text could be a personal or organisation number of any country, by its length and characters. For code that
 * does not load the checks of `identity-number.ts`, such as the browser's: it rejects no valid number.
 */
export function isPlausibleIdentityNumber(text: string): boolean {
  const number = text.normalize('NFKC').replace(/\s/gu, '');
  const characters = number.replace(separators, '');
  const digits = characters.replace(/\D/g, '').length;
  return (
    number.length <= maxLength && /^[\dA-Z]+$/i.test(characters) && digits >= minDigits && digits <= maxDigits
  );
}
