/** Longest address, and longest part before the @ (RFC 5321). */
const maxCharacters = 254;
const maxLocalCharacters = 64;

const form =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** Checks the form of an address, not whether it exists. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= maxCharacters &&
    text.indexOf('@') <= maxLocalCharacters &&
    form.test(text) &&
    !/^\.|\.\.|\.@/.test(text)
  );
}
