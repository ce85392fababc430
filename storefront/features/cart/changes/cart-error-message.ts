import type { GraphqlError } from '#storefront/api/errors.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import type { CartChange } from './change-cart.ts';

/** The message of §5 for a change that the backend rejects. */
export function cartErrorMessage(error: GraphqlError, change: CartChange, t: Translate): string {
  switch (error.code) {
    case 'INSUFFICIENT_STOCK': {
      const { stock, inCart } = error.details;
      // A shopper who sets a quantity sees the current one and needs to know the stock.
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
