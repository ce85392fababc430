/** Longest address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Longest part before the @ (RFC 5321). */
const maxLocalCharacters = 64;

const form =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** Checks the form of an address, not whether it exists. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH &&
    text.indexOf('@') <= maxLocalCharacters &&
    form.test(text) &&
    !/^\.|\.\.|\.@/.test(text)
  );
}
