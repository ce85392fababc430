/** Longest address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Longest part before the @ (RFC 5321). */
const maxLocalCharacters = 64;

/**
 * Before the @: no spaces, invisible characters or separators of address lists. After it: labels with dots between, which begin
 * and end with a letter or digit, and a last label that begins and ends with a letter.
 */
const pattern =
  /^[^\s\p{C}@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** A dot at the start or the end of the part before the @, or two in a row. */
const misplacedDot = /^\.|\.\.|\.@/;

/** Checks the format of the normalised address, not whether the address exists. */
export function isEmailAddress(text: string): boolean {
  const address = toComparableForm(text);
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    address.indexOf('@') <= maxLocalCharacters &&
    pattern.test(address) &&
    !misplacedDot.test(address)
  );
}

/**
 * The form in which addresses are stored and compared: in lower case, with composed characters, and with ordinary letters
 * instead of full-width ones (NFKC), so that one address cannot have two accounts.
 */
export function normalizeEmailAddress(input: string): string {
  return toComparableForm(input.trim());
}

function toComparableForm(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
