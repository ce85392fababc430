import type { GraphqlError } from '#storefront/api/errors.ts';
import type { Words } from '#storefront/translations/words.ts';
import type { CartChange } from './change-cart.ts';

/** The words of §5 for what the backend refuses. */
export function refusalWords(error: GraphqlError, change: CartChange, words: Words): string {
  switch (error.code) {
    case 'INSUFFICIENT_STOCK': {
      const { stock, inCart } = error.details;
      // Who sets a quantity knows how many lie in the cart, and wants to know how many there could be.
      return Number(inCart) > 0 && change.kind !== 'line'
        ? words('cart.threshold', { quantity: Number(inCart) })
        : words('cart.addTooMany', { stock: Number(stock) });
    }
    case 'UNKNOWN_SKU':
      return words('cart.unavailable');
    case 'RequirementsNotMet':
      return words('promo.notMet');
    case 'INVALID_PROMO_CODE':
      return words('promo.invalid');
    case 'LIMIT_EXCEEDED':
      return change.kind === 'code' ? words('promo.tooMany') : words('cart.full');
    default:
      return change.kind === 'code' && error.code === 'BAD_INPUT'
        ? words('promo.invalid')
        : words('error.general');
  }
}
