/** Of the address, and of what stands before the sign (RFC 5321). */
const mostCharacters = 254;
const mostLocalCharacters = 64;

const form =
  /^[^\s@<>()[\],;:\\"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

/** Whether mail could be sent there: its form alone. Whether anybody reads it, only a mail can tell. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= mostCharacters &&
    text.indexOf('@') <= mostLocalCharacters &&
    form.test(text) &&
    !/^\.|\.\.|\.@/.test(text)
  );
}
