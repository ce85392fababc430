import { PlaceOrderDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { cartMarket } from '#storefront/features/cart/cart-market.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { isSameCart, seenTotal } from './cart-fingerprint.ts';
import { checkPurchase, hasProblems } from './check-purchase.ts';
import { waysOf } from './checkout-ways.ts';
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
  const { words, cookies, api } = environment;
  const purchase = readPurchase(form);
  const refuse = (reason: Omit<OrderRefusal, 'about' | 'purchase'>): OrderOutcome => ({
    kind: 'refused',
    refusal: { about: 'purchase', purchase, ...reason },
  });
  const cartId = cookies.get(COOKIES.cart);
  if (!cartId) return refuse({ message: words('order.bought'), problems: {}, isAboutCart: true });
  try {
    const input = checkoutInput(purchase, country);
    const checkout = await updateCheckout(environment, cartId, input);
    const ways = waysOf(checkout, country);
    const identityNumber = textIn(form, `identityNumber-${purchase.paymentId}`);
    const problems = checkPurchase(purchase, identityNumber, country, ways);
    if (hasProblems(problems))
      return refuse({ message: words('order.problems'), problems, isAboutCart: false });
    const cart = checkout?.cart;
    const seen = textIn(form, 'seen');
    if (!cart || !isSameCart(seen, cart)) {
      const now = cart?.summary?.total?.sellingPriceIncVatFormatted ?? '';
      const before = seenTotal(seen);
      const isOtherSum = now !== '' && before !== '' && now !== before;
      const message = isOtherSum
        ? `${words('order.changed')} ${words('order.changedTotal', { now, before })}`
        : words('order.changed');
      return refuse({ message, problems: {}, isAboutCart: true });
    }
    const needsNumber = ways.paymentOptions.find(({ id }) => id === purchase.paymentId)?.needsIdentityNumber;
    const { cartMarketAlias } = cartMarket(environment, 'checkout');
    const { placeOrder: placed } = await api.send(PlaceOrderDocument, {
      cartId,
      checkout: {
        ...input,
        ...(needsNumber ? { identityNumber } : {}),
        checkoutUrls: checkoutUrls(environment),
      },
      cartMarketAlias,
    });
    return {
      kind: 'placed',
      to: placed?.redirectUrl ?? confirmed(environment, cartId, placed?.orderId ?? ''),
    };
  } catch (error) {
    return refuse(refusalOf(error, words, purchase));
  }
}

function checkoutUrls({ shopper }: ShopEnvironment) {
  const place = placeOf(shopper);
  const whole = (path: string) => shopper.origin + path;
  return {
    redirectUrl: whole(linkTo(place, 'checkout-confirm')),
    checkoutPageUrl: `${whole(linkTo(place, 'checkout'))}?unpaid`,
    termsPageUrl: whole(linkTo(place, 'content', { alias: SHOP.contentPages.terms[shopper.locale] })),
  };
}

/** An order that is through at once, or was before. */
function confirmed({ shopper }: ShopEnvironment, cartId: string, orderId: string): string {
  return `${linkTo(placeOf(shopper), 'checkout-confirm')}?${new URLSearchParams({ cartid: cartId, oid: orderId })}`;
}
