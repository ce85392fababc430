import { createHash, randomInt } from 'node:crypto';
import { CODE_SEPARATOR, HIDDEN_CODE } from '#contract/order/gift-card-requests.ts';

/** Crockford's base 32: without I, L, O and U, which are confused with other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const radix = alphabet.length;
/** 95 random bits. */
const randomLength = 19;
const codeLength = randomLength + 1;

/** A random code with a check character, without separators. */
export function generateGiftCardCode(): string {
  const symbols = Array.from({ length: randomLength }, () => alphabet[randomInt(radix)]).join('');
  return symbols + checkCharacter(symbols);
}

/** `ABCD-EFGH-JKMN-PQRS-TVWX` */
export function formatGiftCardCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** The code in the input, without separators; null if the input cannot be a code of a gift card. */
export function readGiftCardCode(input: string): string | null {
  const code = input
    .toUpperCase()
    // Spaces and dashes of any kind.
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode = code.length === codeLength && [...code].every((symbol) => alphabet.includes(symbol));
  if (!isCode || checkCharacter(code.slice(0, -1)) !== code.at(-1)) return null;
  return code;
}

const keyPrefix = 'GC:';

/** Gift cards are stored and compared by this key. A code has 95 random bits, so that a plain hash cannot be reversed. */
export function giftCardKey(code: string): string {
  return keyPrefix + createHash('sha256').update(code).digest('hex').toUpperCase();
}

/** Whether the text is the key of a gift card: a stored code can be one, but a buyer must type the code, never its key. */
export function isGiftCardKey(text: string): boolean {
  return text.startsWith(keyPrefix);
}

/** The text that is displayed for a stored code: the promo code itself, or the last characters of a gift card's code. */
export function displayCode(storedCode: string, lastFour: string | null | undefined): string {
  return isGiftCardKey(storedCode) ? `${HIDDEN_CODE} ${lastFour ?? ''}`.trim() : storedCode;
}

interface UsedCodes {
  /** An older version of the shop stored the key of a gift card here, and its last characters in `lastFour`. */
  promoCode: string | null;
  lastFour?: string | null | undefined;
  giftCodes: readonly { code: string; lastFour: string | null }[];
}

/** The contract's `promoCode`, which names all codes that are used; null without codes. */
export function displayCodes({ promoCode, lastFour, giftCodes }: UsedCodes): string | null {
  const codes = [
    ...(promoCode === null ? [] : [displayCode(promoCode, lastFour)]),
    ...giftCodes.map((gift) => displayCode(gift.code, gift.lastFour)),
  ];
  return codes.join(CODE_SEPARATOR) || null;
}

/** Luhn's algorithm modulo 32: detects every wrong character, and almost every swap of two adjacent ones. */
function checkCharacter(symbols: string): string | undefined {
  let sum = 0;
  for (const [index, symbol] of [...symbols].reverse().entries()) {
    const value = alphabet.indexOf(symbol) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / radix) + (value % radix);
  }
  return alphabet[(radix - (sum % radix)) % radix];
}
