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
import { changedWords, isSameCart } from './cart-fingerprint.ts';
import { customerStatus, readCreditType, statusWords } from './customer-status.ts';
import { frameIn } from './frame-in.ts';
import type { AbortReason, BeforeSubmit } from './frame-messages.ts';
import { updateCheckout } from './update-checkout.ts';

/** Whether the purchase in a frame may go on; if not, why, in the provider's words and in ours. */
export type FrameVerdict = { isGo: true } | FrameRefusal;

export interface FrameRefusal {
  isGo: false;
  reason: AbortReason;
  message: string;
  /** Nothing that is done in the frame could change it. */
  isFinal?: boolean;
  /** What is shown may no longer be so. */
  isAboutCart?: boolean;
  /** The checkout as it is now, where the frame stands for another one. */
  checkout?: CheckoutPartsFragment;
}

/** What the customer has before them. */
export interface Shown {
  input: CheckoutInputType;
  seen: string;
  frame: string;
}

/**
 * Asked when the customer completes a purchase in the provider's frame (§4): the checkout is told once more, so that the
 * frame is known to be about this cart, and the shop says what it thinks of the customer and of the goods. The server
 * decides again; this spares a payment that would only be given back.
 */
export async function judgeFramePurchase(
  environment: ShopEnvironment,
  { input, seen, frame }: Shown,
  about: BeforeSubmit,
): Promise<FrameVerdict> {
  const { t, cookies } = environment;
  const cartId = cookies.get(COOKIES.cart);
  if (!cartId) return bought(environment);
  try {
    const checkout = await updateCheckout(environment, cartId, input);
    if (!checkout) return { isGo: false, reason: 'order', message: t('order.expired') };
    const verdict = await shopsVerdict(environment, cartId, about);
    if (!verdict.isGo || frameIn(checkout) === frame) return verdict;
    if (!isSameCart(seen, checkout.cart as CartPartsFragment))
      return {
        isGo: false,
        reason: 'order',
        message: changedWords(t, seen, checkout.cart),
        isAboutCart: true,
        checkout,
      };
    return { isGo: false, reason: 'general', message: t('pay.frameRenewed'), checkout };
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'CART_COMPLETED') return bought(environment);
    return { isGo: false, reason: 'general', message: t('fail.general') };
  }
}

async function shopsVerdict(
  environment: ShopEnvironment,
  cartId: string,
  { email, invoicingAddress, selectedPaymentMethodType }: BeforeSubmit,
): Promise<FrameVerdict> {
  const { api, t } = environment;
  const checkoutMarketId = cartMarket(environment, 'checkout').cartMarketAlias;
  const { address1, ...address } = invoicingAddress;
  const billingAddress = { ...address, addressLine1: address1 };
  // Both are asked anew each time (§7): `send` keeps no answers.
  const [{ validateOrderCreation: creation }, { validateOrderConditions: conditions }] = await Promise.all([
    api.send(ValidateOrderCreationDocument, {
      cartId,
      checkout: { email, billingAddress },
      checkoutMarketId,
    }),
    api.send(ValidateOrderConditionsDocument, { cartId, email, checkoutMarketId }),
  ]);
  if (!creation || !conditions) return { isGo: false, reason: 'general', message: t('fail.general') };
  const status = customerStatus(creation, readCreditType(selectedPaymentMethodType));
  const objection = statusWords(t, status);
  if (objection)
    return { isGo: false, reason: 'blocked', message: objection, isFinal: status === 'blacklisted' };
  if (creation.isValid && conditions.isValid) return { isGo: true };
  switch (conditions.message ?? creation.message) {
    case 'Product is out of stock':
      return { isGo: false, reason: 'stock', message: t('fail.outOfStock'), isAboutCart: true };
    case 'Cart is completed':
    case 'Cart is unknown':
      return bought(environment);
    default:
      return { isGo: false, reason: 'order', message: t('fail.notCreated'), isAboutCart: true };
  }
}

function bought({ t }: ShopEnvironment): FrameVerdict {
  return { isGo: false, reason: 'order', message: t('order.bought'), isFinal: true, isAboutCart: true };
}
