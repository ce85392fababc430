import { CODE_USED_BY_CUSTOMER } from '#contract/error-codes.ts';
import type { FieldError } from '#contract/forms/field-error.ts';
import { GraphqlError } from '#storefront/api/errors.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { invalidNumber, type PurchaseErrors, toPurchaseErrors } from '../purchase/purchase-errors.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';

/** Why the order was rejected, with the values of the form, so that the page can show them again. */
export interface OrderRejection {
  about: 'purchase';
  message: string;
  fieldErrors: PurchaseErrors;
  purchase: Purchase;
  /** The displayed cart may be outdated. */
  isAboutCart: boolean;
}

type Reason = Pick<OrderRejection, 'message' | 'fieldErrors' | 'isAboutCart'>;

/**
 * The messages for the API's errors. They say that nothing was charged if the buyer could think otherwise. `isSent`: the order
 * was sent, so it may exist even if no response arrived.
 */
export function rejectionOf(
  error: unknown,
  t: Translate<'purchase'>,
  purchase: Purchase,
  { isSent = false }: { isSent?: boolean } = {},
): Reason {
  const reason = (message: string, fieldErrors: PurchaseErrors = {}): Reason => ({
    message,
    fieldErrors,
    isAboutCart: false,
  });
  const cartReason = (message: string): Reason => ({ ...reason(message), isAboutCart: true });
  if (!(error instanceof GraphqlError)) return reason(t(isSent ? 'order.outcomeUnknown' : 'order.failed'));
  if (error.waitMinutes) return reason(t('signIn.tooMany', { minutes: error.waitMinutes }));
  switch (error.code) {
    case 'NO_SHIPPING_OPTION':
    case 'INVALID_CHECKOUT': {
      const errors = apiFieldErrors(error);
      // A changed cart comes first, before the buyer corrects fields in vain.
      const cartError = errors.find(({ field }) => field === 'cart');
      if (cartError) return cartReason(t(cartError.rule === 'not-sold' ? 'cart.problems' : 'order.changed'));
      return reason(t('order.invalidFields'), toPurchaseErrors(errors, purchase));
    }
    case 'INVALID_IDENTITY_NUMBER':
      return reason(t('order.invalidFields'), { identityNumber: invalidNumber(purchase.isCompany) });
    case 'INSUFFICIENT_STOCK':
    case 'UNKNOWN_SKU':
      return cartReason(t('order.soldOut'));
    // A spent gift card is INVALID_PROMO_CODE.
    case 'INSUFFICIENT_BALANCE':
      return cartReason(t('order.balanceUsed'));
    case 'LIMIT_EXCEEDED':
      if (error.details.max === undefined) return reason(t('order.failed'));
      return cartReason(t('cart.maxOfProduct', { count: Number(error.details.max) }));
    case 'INVALID_PROMO_CODE':
    case 'RequirementsNotMet': {
      const isUsedByBuyer = error.details.reason === CODE_USED_BY_CUSTOMER;
      const code = String(error.details.promoCode ?? '');
      return cartReason(t(isUsedByBuyer ? 'order.codeUsedByYou' : 'order.codeUsed', { code }));
    }
    // The session was ended on another device.
    case 'INVALID_TOKEN':
      return reason(t('order.expired'));
    case 'CUSTOMER_BLOCKED':
      return reason(t('order.blocked'));
    case 'PAYMENT_DECLINED':
      return reason(t('fail.declined'));
    case 'PAYMENT_UNAVAILABLE':
      return reason(t('order.providerDown'));
    case 'CART_COMPLETED':
    case 'UNKNOWN_CART':
      return cartReason(t('order.alreadyPlaced'));
    default:
      return reason(t('order.failed'));
  }
}

function apiFieldErrors({ details }: GraphqlError): FieldError[] {
  return Array.isArray(details.fields) ? details.fields : [];
}
