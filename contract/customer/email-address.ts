/** Longest address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Longest part before the @ (RFC 5321). */
const maxLocalCharacters = 64;

const pattern =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** Checks the format of the normalised address, not whether the address exists. */
export function isEmailAddress(text: string): boolean {
  const address = toComposedLowerCase(text);
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    address.indexOf('@') <= maxLocalCharacters &&
    pattern.test(address) &&
    !/^\.|\.\.|\.@/.test(address)
  );
}

/** The form in which addresses are stored and compared: in lower case, with composed characters (NFC). */
export function normalizeEmailAddress(input: string): string {
  return toComposedLowerCase(input.trim());
}

function toComposedLowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
