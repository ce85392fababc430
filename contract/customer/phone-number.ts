const minDigits = 6;
/** Longest number of any country (E.164). */
const maxDigits = 15;

/** Checks the format of a national or international phone number, not whether the number exists. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/[\s()./‑–-]/gu, '').replace(/^\+/, '');
  return /^\d+$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits;
}
