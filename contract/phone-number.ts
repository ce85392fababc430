const minDigits = 6;
/** Longest number of any country (E.164). */
const maxDigits = 15;

/** Checks the form of a phone number, as people write it at home and abroad; not whether it exists. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/[\s()./‑–-]/gu, '').replace(/^\+/, '');
  return /^\d+$/.test(digits) && digits.length >= minDigits && digits.length <= maxDigits;
}
