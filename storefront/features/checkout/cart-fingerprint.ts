import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';

/** What a customer saw when they pressed the button: which books, how many of each, and what all of it costs. */
export function fingerprintOf(cart: CartPartsFragment): string {
  const lines = itemsOf(cart)
    .map(({ skuId, quantity }) => `${skuId}x${quantity}`)
    .sort();
  const { total } = cart.summary ?? {};
  return [lines.join(), total?.sellingPriceIncVat ?? 0, total?.sellingPriceIncVatFormatted ?? ''].join('|');
}

/** How the sum that was seen is told beside the one of now. */
export function seenTotal(fingerprint: string): string {
  return fingerprint.split('|')[2] ?? '';
}

/** The words of an amount may differ by language; books and sums do not. */
export function isSameCart(fingerprint: string, cart: CartPartsFragment): boolean {
  const facts = (text: string) => text.split('|').slice(0, 2).join('|');
  return facts(fingerprint) === facts(fingerprintOf(cart));
}
