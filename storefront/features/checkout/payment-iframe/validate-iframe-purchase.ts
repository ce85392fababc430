import { GraphqlError } from '#storefront/api/errors.ts';
import {
  type CartPartsFragment,
  type CheckoutInputType,
  type CheckoutPartsFragment,
  ValidateOrderConditionsDocument,
  ValidateOrderCreationDocument,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { cartMarket } from '#storefront/features/cart/cart-market.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { cartChangedMessage, isSameCart } from '../order-placement/cart-fingerprint.ts';
import { customerStatus, readCreditType, statusMessage } from '../order-placement/customer-status.ts';
import { paymentIframeOf } from '../updates/checkout-options.ts';
import { updateCheckout } from '../updates/update-checkout.ts';
import type { AbortReason, BeforeSubmit } from './iframe-messages.ts';

/** Whether the purchase in the iframe may be completed; if not, the reason for the provider and the message for the buyer. */
type IframeVerdict = { isAllowed: true } | IframeRejection;

export interface IframeRejection {
  isAllowed: false;
  reason: AbortReason;
  message: string;
  /** The buyer cannot resolve the rejection in the iframe, which is then removed. */
  isFinal?: boolean;
  /** The displayed cart may be outdated. */
  isAboutCart?: boolean;
  /** The current checkout, if the iframe belongs to an earlier one. */
  checkout?: CheckoutPartsFragment;
}

/** The purchase as displayed to the buyer. */
export interface DisplayedPurchase {
  input: CheckoutInputType;
  /** Fingerprint of the displayed cart. */
  fingerprint: string;
  /** The HTML of the iframe. */
  iframe: string;
}

/**
 * Validates a purchase that the buyer completes in the provider's iframe (§4). The checkout is saved once more, to be sure
 * that the iframe belongs to this cart, and the shop validates customer and cart. The server validates again;
 * validating before the payment avoids a refund.
 */
export async function validateIframePurchase(
  environment: ShopEnvironment<'purchase'>,
  { input, fingerprint, iframe }: DisplayedPurchase,
  purchase: BeforeSubmit,
): Promise<IframeVerdict> {
  const { t, cookies } = environment;
  const cartId = cookies.get(COOKIES.cart);
  if (!cartId) return rejectAlreadyBought(environment);
  try {
    const checkout = await updateCheckout(environment, cartId, input);
    if (!checkout) return { isAllowed: false, reason: 'order', message: t('order.expired') };
    const verdict = await requestVerdict(environment, cartId, purchase);
    if (!verdict.isAllowed || paymentIframeOf(checkout) === iframe) return verdict;
    if (!isSameCart(fingerprint, checkout.cart as CartPartsFragment))
      return {
        isAllowed: false,
        reason: 'order',
        message: cartChangedMessage(t, fingerprint, checkout.cart),
        isAboutCart: true,
        checkout,
      };
    return { isAllowed: false, reason: 'general', message: t('pay.iframeRenewed'), checkout };
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'CART_COMPLETED')
      return rejectAlreadyBought(environment);
    return { isAllowed: false, reason: 'general', message: t('fail.general') };
  }
}

async function requestVerdict(
  environment: ShopEnvironment<'purchase'>,
  cartId: string,
  { email, invoicingAddress, selectedPaymentMethodType }: BeforeSubmit,
): Promise<IframeVerdict> {
  const { api, t } = environment;
  const checkoutMarketId = cartMarket(environment, 'checkout').cartMarketAlias;
  const { address1, ...address } = invoicingAddress;
  const billingAddress = { ...address, addressLine1: address1 };
  // Both are requested every time (§7): `send` does not cache.
  const [{ validateOrderCreation: creation }, { validateOrderConditions: conditions }] = await Promise.all([
    api.send(ValidateOrderCreationDocument, {
      cartId,
      checkout: { email, billingAddress },
      checkoutMarketId,
    }),
    api.send(ValidateOrderConditionsDocument, { cartId, email, checkoutMarketId }),
  ]);
  if (!creation || !conditions) return { isAllowed: false, reason: 'general', message: t('fail.general') };
  const status = customerStatus(creation, readCreditType(selectedPaymentMethodType));
  const creditMessage = statusMessage(t, status);
  if (creditMessage)
    return { isAllowed: false, reason: 'blocked', message: creditMessage, isFinal: status === 'blacklisted' };
  if (creation.isValid && conditions.isValid) return { isAllowed: true };
  switch (conditions.message ?? creation.message) {
    case 'Product is out of stock':
      return { isAllowed: false, reason: 'stock', message: t('fail.outOfStock'), isAboutCart: true };
    case 'Cart is completed':
    case 'Cart is unknown':
      return rejectAlreadyBought(environment);
    case 'Product is not sold in this market':
      return { isAllowed: false, reason: 'order', message: t('cart.problems'), isAboutCart: true };
    case 'Cart is empty':
      return { isAllowed: false, reason: 'order', message: t('order.changed'), isAboutCart: true };
    default:
      return { isAllowed: false, reason: 'order', message: t('fail.notCreated'), isAboutCart: true };
  }
}

function rejectAlreadyBought({ t }: ShopEnvironment<'purchase'>): IframeVerdict {
  return {
    isAllowed: false,
    reason: 'order',
    message: t('order.alreadyPlaced'),
    isFinal: true,
    isAboutCart: true,
  };
}
