import { CODE_SEPARATOR, HIDDEN_CODE } from '#contract/order/gift-card-requests.ts';

/** The codes of a cart or an order: the promo code first, then gift codes, of which the last characters are displayed. */
export function activeCodes(promoCode: string | null | undefined): string[] {
  return promoCode ? promoCode.split(CODE_SEPARATOR) : [];
}

/** Codes of gift cards are hidden except for their last characters. */
export const isGiftCode = (code: string): boolean => code.startsWith(HIDDEN_CODE);

/** The codes without gift codes, which are a means of payment; null if there are none. */
export function couponOf(promoCode: string | null | undefined): string | null {
  const codes = activeCodes(promoCode).filter((code) => !isGiftCode(code));
  return codes.join(CODE_SEPARATOR) || null;
}

/** Whether an entered code reduces the price. A code that does not reduce it yet is saved with the cart. */
export function isCodeActive(promoCode: string | null | undefined, entered: string): boolean {
  const code = entered.trim().toUpperCase();
  // Read as the backend reads codes of gift cards, which contain no O, I and L.
  const characters = code
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const giftCode = `${HIDDEN_CODE} ${characters.slice(-4)}`;
  return activeCodes(promoCode).some((active) => active === code || active === giftCode);
}
