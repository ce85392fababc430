import {
  type CheckoutInputType,
  type CreditType,
  PlaceOrderDocument,
  ValidateOrderCreationDocument,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { cartMarket } from '#storefront/features/cart/cart-market.ts';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { storePostedCheckout } from '../posted-form/posted-checkout.ts';
import { checkPurchase, checkTexts } from '../purchase/check-purchase.ts';
import { checkoutInput, readPurchase } from '../purchase/purchase-fields.ts';
import { checkoutOptionsOf, isPaidFor } from '../updates/checkout-options.ts';
import { checkoutUrls } from '../updates/checkout-urls.ts';
import { updateCheckout } from '../updates/update-checkout.ts';
import { cartChangedMessage, isSameCart, maxFingerprintLength } from './cart-fingerprint.ts';
import { customerStatus, statusMessage } from './customer-status.ts';
import { type OrderRejection, rejectionOf } from './order-rejection.ts';

type OrderOutcome = { kind: 'placed'; url: string } | { kind: 'rejected'; rejection: OrderRejection };

/**
 * Orders the cart that the buyer saw. If it has changed since, in another tab or in the shop, the order is rejected: the
 * button named a total, and no other is charged.
 */
export async function placeOrder(
  environment: ShopEnvironment<'purchase'>,
  form: FormData,
  country: string,
): Promise<OrderOutcome> {
  const { t, cookies } = environment;
  const purchase = readPurchase(form);
  const reject = (message: string, details: Partial<OrderRejection> = {}): OrderOutcome => ({
    kind: 'rejected',
    rejection: { about: 'purchase', purchase, message, fieldErrors: {}, isAboutCart: false, ...details },
  });
  const cartId = cookies.get(COOKIES.cart);
  if (!cartId) return reject(t('order.alreadyPlaced'), { isAboutCart: true });
  // Checked before saving: the API rejects a checkout with a text that is too long.
  const textErrors = checkTexts(purchase, country);
  if (Object.values(textErrors).includes('details.tooLong'))
    return reject(t('order.invalidFields'), { fieldErrors: textErrors });
  let isSent = false;
  try {
    const input = checkoutInput(purchase, country);
    const checkout = await updateCheckout(environment, cartId, input);
    // The customer of this cart is signed out. The cart and the form stay for when they sign in again.
    if (!checkout) return reject(t('order.expired'));
    storePostedCheckout(environment, checkout);
    const { cart } = checkout;
    const options = { ...checkoutOptionsOf(checkout), isPaidFor: isPaidFor(cart) };
    const identityNumber = readText(form, `identityNumber-${purchase.paymentId}`);
    const fieldErrors = checkPurchase(purchase, identityNumber, country, options);
    if (hasFieldErrors(fieldErrors)) return reject(t('order.invalidFields'), { fieldErrors });
    const fingerprint = readText(form, 'seen', maxFingerprintLength);
    if (!cart || !isSameCart(fingerprint, cart))
      return reject(cartChangedMessage(t, fingerprint, cart), { isAboutCart: true });
    const paymentOption = options.isPaidFor
      ? undefined
      : options.paymentOptions.find(({ id }) => id === purchase.paymentId);
    const rejectionMessage = await checkCustomer(environment, cartId, input, paymentOption?.creditType);
    if (rejectionMessage) return reject(rejectionMessage);
    isSent = true;
    storePostedCheckout(environment, undefined);
    const url = await sendOrder(environment, cartId, {
      ...input,
      identityNumber: paymentOption?.requiresIdentityNumber ? identityNumber : undefined,
    });
    // Without a URL, the buyer has no page to pay on.
    return url ? { kind: 'placed', url } : reject(t('order.providerDown'));
  } catch (error) {
    const { message, ...details } = rejectionOf(error, t, purchase, { isSent });
    return reject(message, details);
  }
}

/** Returns the URL where the buyer pays, or of the order if it needs no payment; undefined if the API returns neither. */
async function sendOrder(
  environment: ShopEnvironment,
  cartId: string,
  input: CheckoutInputType,
): Promise<string | undefined> {
  const { placeOrder: placed } = await environment.api.send(PlaceOrderDocument, {
    cartId,
    checkout: { ...input, checkoutUrls: checkoutUrls(environment) },
    cartMarketAlias: cartMarket(environment, 'checkout').cartMarketAlias,
  });
  if (placed?.redirectUrl) return placed.redirectUrl;
  if (placed?.status !== 'completed' || !placed.orderId) return undefined;
  return confirmationUrl(environment, cartId, placed.orderId);
}

/** Checks before each order whether this customer may order, and gets credit (§4, §5, §7). Returns a message if not. */
async function checkCustomer(
  environment: ShopEnvironment<'purchase'>,
  cartId: string,
  { email, billingAddress }: CheckoutInputType,
  creditType: CreditType | null | undefined,
): Promise<string | undefined> {
  const { api, t } = environment;
  const { firstName, lastName, addressLine1, zip, city } = billingAddress ?? {};
  const { validateOrderCreation } = await api.send(ValidateOrderCreationDocument, {
    cartId,
    checkout: { email, billingAddress: { firstName, lastName, addressLine1, zip, city } },
    checkoutMarketId: cartMarket(environment, 'checkout').cartMarketAlias,
  });
  const status = validateOrderCreation
    ? customerStatus(validateOrderCreation, creditType ?? undefined)
    : 'ok';
  return statusMessage(t, status);
}

function confirmationUrl({ shopper }: ShopEnvironment, cartId: string, orderId: string): string {
  return `${linkTo(localeScopeOf(shopper), 'checkout-confirm')}?${new URLSearchParams({ cartid: cartId, oid: orderId })}`;
}
