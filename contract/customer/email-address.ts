/** Longest address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Longest part before the @ (RFC 5321). */
const maxLocalCharacters = 64;

const pattern =
  /^[^\s\p{C}@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** Checks the format of the normalised address, not whether the address exists. */
export function isEmailAddress(text: string): boolean {
  const address = toComparableForm(text);
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    address.indexOf('@') <= maxLocalCharacters &&
    pattern.test(address) &&
    !/^\.|\.\.|\.@/.test(address)
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
