const fewestDigits = 6;
/** Of any number in the world (E.164). */
const mostDigits = 15;

/** Whether a carrier could call it: its form alone, as people write numbers at home and abroad. */
export function isPhoneNumber(typed: string): boolean {
  const plain = typed.replace(/[\s()./‑–-]/gu, '');
  const digits = plain.replace(/^\+/, '');
  return /^\d+$/.test(digits) && digits.length >= fewestDigits && digits.length <= mostDigits;
}
