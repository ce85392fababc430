/** Longest address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Longest part before the @ (RFC 5321). */
const maxLocalCharacters = 64;

const form =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** Checks the form of an address, not whether it exists. The stored form is what counts: it has composed characters. */
export function isEmailAddress(text: string): boolean {
  const address = composeLowerCase(text);
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    address.indexOf('@') <= maxLocalCharacters &&
    form.test(address) &&
    !/^\.|\.\.|\.@/.test(address)
  );
}

/** The stored form. Addresses are compared without regard to case and to how accents are encoded. */
export function normalizeEmailAddress(input: string): string {
  return composeLowerCase(input.trim());
}

function composeLowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
