import { LIMITS } from '#contract/limits.ts';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import type { Translate } from '#storefront/translations/translate.ts';

/** Longer than the fingerprint of a full cart, which has a SKU id and a quantity per line. */
export const maxFingerprintLength = LIMITS.cartLines * 30;

/** Identifies the cart that the buyer saw: `7x1,8x2|249|249 kr` has SKUs with quantities, the total and its text. */
export function fingerprintOf(cart: CartPartsFragment): string {
  const lines = itemsOf(cart)
    .map(({ skuId, quantity }) => `${skuId}x${quantity}`)
    .sort();
  const { total } = cart.summary ?? {};
  return [lines.join(), total?.sellingPriceIncVat ?? 0, total?.sellingPriceIncVatFormatted ?? ''].join('|');
}

/** The message that the cart has changed, with both totals if they differ. */
export function cartChangedMessage(
  t: Translate<'purchase'>,
  fingerprint: string,
  cart: CartPartsFragment | null | undefined,
): string {
  const now = cart?.summary?.total?.sellingPriceIncVatFormatted ?? '';
  const before = fingerprint.split('|')[2] ?? '';
  const isOtherTotal = now !== '' && before !== '' && now !== before;
  return isOtherTotal
    ? `${t('order.changed')} ${t('order.changedTotal', { now, before })}`
    : t('order.changed');
}

/** Compares items and totals, but not the formatted total, which depends on the language. */
export function isSameCart(fingerprint: string, cart: CartPartsFragment): boolean {
  const itemsAndTotal = (text: string) => text.split('|').slice(0, 2).join('|');
  return itemsAndTotal(fingerprint) === itemsAndTotal(fingerprintOf(cart));
}
