import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import type { Translate } from '#storefront/translations/words.ts';

/** What a customer saw when they pressed the button: which books, how many of each, and what all of it costs. */
export function fingerprintOf(cart: CartPartsFragment): string {
  const lines = itemsOf(cart)
    .map(({ skuId, quantity }) => `${skuId}x${quantity}`)
    .sort();
  const { total } = cart.summary ?? {};
  return [lines.join(), total?.sellingPriceIncVat ?? 0, total?.sellingPriceIncVatFormatted ?? ''].join('|');
}

/** That the cart is another by now, and the sum that was seen beside the one of now. */
export function changedWords(t: Translate, seen: string, cart: CartPartsFragment | null | undefined): string {
  const now = cart?.summary?.total?.sellingPriceIncVatFormatted ?? '';
  const before = seen.split('|')[2] ?? '';
  const isOtherSum = now !== '' && before !== '' && now !== before;
  return isOtherSum
    ? `${t('order.changed')} ${t('order.changedTotal', { now, before })}`
    : t('order.changed');
}

/** The words of an amount may differ by language; books and sums do not. */
export function isSameCart(fingerprint: string, cart: CartPartsFragment): boolean {
  const facts = (text: string) => text.split('|').slice(0, 2).join('|');
  return facts(fingerprint) === facts(fingerprintOf(cart));
}
