import type { GraphqlError } from '#storefront/api/errors.ts';
import type { Translate } from '#storefront/translations/words.ts';
import type { CartChange } from './change-cart.ts';

/** The words of §5 for what the backend refuses. */
export function refusalWords(error: GraphqlError, change: CartChange, t: Translate): string {
  switch (error.code) {
    case 'INSUFFICIENT_STOCK': {
      const { stock, inCart } = error.details;
      // Who sets a quantity knows how many lie in the cart, and wants to know how many there could be.
      return Number(inCart) > 0 && change.kind !== 'line'
        ? t('cart.threshold', { quantity: Number(inCart) })
        : t('cart.addTooMany', { stock: Number(stock) });
    }
    case 'UNKNOWN_SKU':
      return t('cart.unavailable');
    case 'RequirementsNotMet':
      return t('promo.notMet');
    case 'INVALID_PROMO_CODE':
      return t('promo.invalid');
    case 'LIMIT_EXCEEDED':
      return change.kind === 'code' ? t('promo.tooMany') : t('cart.full');
    default:
      return change.kind === 'code' && error.code === 'BAD_INPUT' ? t('promo.invalid') : t('error.general');
  }
}
