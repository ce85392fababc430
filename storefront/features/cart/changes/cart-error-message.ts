import { CODE_USED_BY_CUSTOMER } from '#contract/error-codes.ts';
import type { GraphqlError } from '#storefront/api/errors.ts';
import type { ShopView } from '#storefront/session/shop-context.ts';
import { loadTranslate, type Translate } from '#storefront/translations/translate.ts';
import type { CartChange } from './change-cart.ts';

/** The message of §5 for a change that the backend rejects. */
export async function cartErrorMessage(
  error: GraphqlError,
  change: CartChange,
  { t, shopper }: ShopView,
): Promise<string> {
  switch (error.code) {
    case 'INSUFFICIENT_STOCK': {
      const { stock, inCart } = error.details;
      // A shopper who sets a quantity sees the current one and needs to know the stock.
      return Number(inCart) > 0 && change.kind !== 'line'
        ? t('cart.alreadyInCart', { quantity: Number(inCart) })
        : t('cart.addTooMany', { stock: Number(stock) });
    }
    case 'UNKNOWN_SKU':
      return t('cart.unavailable');
    case 'LIMIT_EXCEEDED':
      if (error.details.max !== undefined)
        return t('cart.maxOfProduct', { count: Number(error.details.max) });
      if (change.kind !== 'code') return t('cart.full');
  }
  if (error.waitMinutes) return t('signIn.tooMany', { minutes: error.waitMinutes });
  // Promo codes and gift wrap are entered in the cart, whose messages most pages do not load.
  return loadTranslate(shopper.locale, 'purchase').then(
    (translate) => promoErrorMessage(error, change, translate),
    () => t('error.general'),
  );
}

function promoErrorMessage(
  { code, details }: GraphqlError,
  change: CartChange,
  t: Translate<'purchase'>,
): string {
  const { kind } = change;
  const isWrapMessage = change.kind === 'add' && Boolean(change.message);
  if (kind === 'add' && code === 'RequirementsNotMet') return t('giftWrap.notShipped');
  if (isWrapMessage && code === 'BAD_INPUT') return t('giftWrap.notPlain');
  if (details.reason === CODE_USED_BY_CUSTOMER) return t('promo.usedByYou');
  if (code === 'RequirementsNotMet') return t('promo.requirementsNotMet');
  const isInvalid = code === 'INVALID_PROMO_CODE' || (kind === 'code' && code === 'BAD_INPUT');
  return isInvalid ? t('promo.invalid') : t('error.general');
}
