import {
  type CheckoutInputType,
  PlaceOrderDocument,
  ValidateOrderCreationDocument,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { cartMarket } from '#storefront/features/cart/cart-market.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { changedWords, isSameCart } from './cart-fingerprint.ts';
import { checkPurchase, hasProblems } from './check-purchase.ts';
import { checkoutUrls } from './checkout-urls.ts';
import { isPaidFor, waysOf } from './checkout-ways.ts';
import { creditTypeOf, customerStatus, statusWords } from './customer-status.ts';
import { type OrderRefusal, refusalOf } from './order-refusal.ts';
import { checkoutInput, readPurchase, textIn } from './purchase-fields.ts';
import { updateCheckout } from './update-checkout.ts';

export type OrderOutcome = { kind: 'placed'; to: string } | { kind: 'refused'; refusal: OrderRefusal };

/**
 * Orders what the customer saw. Whatever changed since, in another tab or in the shop, is told in place of being ordered:
 * the button named a sum, and no other is charged.
 */
export async function placeOrder(
  environment: ShopEnvironment,
  form: FormData,
  country: string,
): Promise<OrderOutcome> {
  const { t, cookies, api } = environment;
  const purchase = readPurchase(form);
  const refuse = (reason: Omit<OrderRefusal, 'about' | 'purchase'>): OrderOutcome => ({
    kind: 'refused',
    refusal: { about: 'purchase', purchase, ...reason },
  });
  const cartId = cookies.get(COOKIES.cart);
  if (!cartId) return refuse({ message: t('order.bought'), problems: {}, isAboutCart: true });
  try {
    const input = checkoutInput(purchase, country);
    const checkout = await updateCheckout(environment, cartId, input);
    // The cart is somebody's who is not signed in any more: it waits for them, and what they typed stays.
    if (!checkout) return refuse({ message: t('order.expired'), problems: {}, isAboutCart: false });
    const { cart } = checkout;
    const ways = { ...waysOf(checkout, country), isPaidFor: isPaidFor(cart) };
    const identityNumber = textIn(form, `identityNumber-${purchase.paymentId}`);
    const problems = checkPurchase(purchase, identityNumber, country, ways);
    if (hasProblems(problems)) return refuse({ message: t('order.problems'), problems, isAboutCart: false });
    const seen = textIn(form, 'seen');
    if (!cart || !isSameCart(seen, cart)) {
      return refuse({ message: changedWords(t, seen, cart), problems: {}, isAboutCart: true });
    }
    const way = ways.isPaidFor ? undefined : ways.paymentOptions.find(({ id }) => id === purchase.paymentId);
    const objection = await objectionTo(environment, cartId, input, way?.name);
    if (objection) return refuse({ message: objection, problems: {}, isAboutCart: false });
    const { cartMarketAlias } = cartMarket(environment, 'checkout');
    const { placeOrder: placed } = await api.send(PlaceOrderDocument, {
      cartId,
      checkout: {
        ...input,
        ...(way?.needsIdentityNumber ? { identityNumber } : {}),
        checkoutUrls: checkoutUrls(environment),
      },
      cartMarketAlias,
    });
    const to = placed?.redirectUrl ?? (placed?.orderId && confirmed(environment, cartId, placed.orderId));
    if (to) return { kind: 'placed', to };
    // A payment that leads nowhere is none.
    return refuse({ message: t('order.providerDown'), problems: {}, isAboutCart: false });
  } catch (error) {
    return refuse(refusalOf(error, t, purchase));
  }
}

/** Whether this customer may buy on credit is asked before anything is sent off (§4, §7). */
async function objectionTo(
  environment: ShopEnvironment,
  cartId: string,
  { email, billingAddress }: CheckoutInputType,
  methodKey: string | null | undefined,
): Promise<string | undefined> {
  const { api, t } = environment;
  const creditType = creditTypeOf(methodKey);
  if (!creditType) return undefined;
  const { firstName, lastName, addressLine1, zip, city } = billingAddress ?? {};
  const { validateOrderCreation } = await api.send(ValidateOrderCreationDocument, {
    cartId,
    checkout: { email, billingAddress: { firstName, lastName, addressLine1, zip, city } },
    checkoutMarketId: cartMarket(environment, 'checkout').cartMarketAlias,
  });
  const status = validateOrderCreation ? customerStatus(validateOrderCreation, creditType) : 'ok';
  return statusWords(t, status);
}

/** An order that is through at once, or was before. */
function confirmed({ shopper }: ShopEnvironment, cartId: string, orderId: string): string {
  return `${linkTo(localeScopeOf(shopper), 'checkout-confirm')}?${new URLSearchParams({ cartid: cartId, oid: orderId })}`;
}
