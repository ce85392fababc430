import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { buildOrderDraft } from '#backend/features/checkout/build-order-draft.ts';
import { claimCartAtCheckout } from '#backend/features/checkout/claim-cart-at-checkout.ts';
import type { PaymentFrame } from '#backend/features/checkout/payment-frame.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType, PlaceOrderResponseType } from '#backend/graphql/schema.generated.ts';
import { completePayment } from './complete-payment.ts';
import { draftHash } from './draft-hash.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { makeOrder } from './make-order.ts';
import { findOrder, type OrderRow } from './order.queries.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderServices } from './order-services.ts';
import { insertPayment, lockPursuit } from './payment.queries.ts';
import { isOpen } from './payment-states.ts';
import { reserveStock } from './reserve-stock.ts';
import { type ReturnAddresses, returnAddresses } from './return-addresses.ts';
import { settleMergedCarts } from './settle-merged-carts.ts';
import { startPayment } from './start-payment.ts';
import { traceStep } from './trace-step.ts';

/** Others may change the cart between its prices and its order. */
const mostAttempts = 10;
/** Longer than any provider takes to answer. */
const secondsToStart = 120;

/** What is placed is answered; the frame of a payment is for the checkout that shows it. */
export interface Placed extends PlaceOrderResponseType {
  frame?: PaymentFrame | undefined;
}

/**
 * Holds the goods and starts the payment; the order comes when that is authorised, or at once where nothing is left to pay.
 * Placed twice, a cart is paid once: the same order leads to the payment that is open already. `isOnlyAsked`: the customer
 * has not ordered yet, and what costs nothing must not be ordered by asking where to pay.
 */
export async function placeOrder(
  services: OrderServices,
  context: ShopContext,
  scope: Scope,
  cartId: string,
  input: CheckoutInputType,
  { isOnlyAsked = false } = {},
): Promise<Placed> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const cart = await claimCartAtCheckout(context, cartId);
    if (!cart) throw new ShopError('UNKNOWN_CART', 'There is no such cart.');
    if (cart.completed_at) return placedBefore(await findOrder(services.db, { cartId: cart.cart_id }));
    // Only a customer's cart has taken in others.
    if (cart.customer_id !== null && (await settleMergedCarts(services, cart.cart_id))) continue;
    const draft = await buildOrderDraft(context, scope, cart, input).catch((error) => {
      if (error instanceof ShopError && error.extensions.code === 'CART_COMPLETED') return undefined;
      throw error;
    });
    // It has become an order meanwhile, which is answered next.
    if (!draft) continue;
    if (isOnlyAsked && draft.toPay === 0)
      return { orderId: null, publicId: null, status: null, redirectUrl: null };
    const method = scope.market.paymentMethods.find(({ id }) => id === draft.paymentMethodId);
    if (!method) throw new ShopError('BAD_INPUT', 'There is no such way to pay.');
    const addressesOf = (paymentId: string) =>
      returnAddresses(
        input.checkoutUrls,
        { url: scope.channel.url, languageId: scope.language.id },
        { cartId: cart.cart_id, paymentId, providerKey: method.providerKey },
      );
    const hash = draftHash(draft, addressesOf(''));
    const opened = await openPayment(services, cart, { draft, method, hash });
    if (opened === 'changed') continue;
    if (opened.order) return placedBefore(opened.order);
    if (opened.isKnown && (await completePayment(services, opened.paymentId)) !== 'pending') continue;
    const addresses = addressesOf(opened.paymentId);
    if (opened.isPaid) return { status: 'completed', ...(await idsOf(services, cart.cart_id, addresses)) };
    const place = await startPayment(services, { ...opened, draft, method, addresses });
    // Whoever was faster counts. To begin anew would take their payment from them in turn.
    if (!place) return placedByOther(services, cart.cart_id);
    const { redirectUrl, frame } = place;
    return {
      ...{ orderId: null, publicId: null, status: 'pending', redirectUrl },
      frame: frame === null ? undefined : { html: frame, isNew: !opened.isKnown },
    };
  }
  throw new Error(`Cart ${cartId} was changed by others all the time.`);
}

/** One that is known may have been decided meanwhile: declined, it leads nowhere; paid, to the order. */
type Opened =
  | { order: OrderRow }
  | { order?: undefined; paymentId: string; isPaid: boolean; isKnown: boolean };

/** The goods and the payment, in one transaction; or what stands in the way. */
async function openPayment(
  services: OrderServices,
  cart: { cart_id: string; version: number },
  { draft, method, hash }: { draft: OrderDraft; method: PaymentMethod; hash: string },
): Promise<Opened | 'changed'> {
  return services.db.transaction().execute(async (trx) => {
    const pursuit = await lockPursuit(trx, cart.cart_id);
    if (pursuit?.completed_at) {
      const order = await findOrder(trx, { cartId: cart.cart_id });
      if (order) return { order };
    }
    if (pursuit?.version !== cart.version) return 'changed';
    const open = pursuit.payments.filter(isOpen);
    const same = open.find(({ draft_hash }) => draft_hash === hash);
    // The customer orders something else now. What they pay first counts nevertheless.
    for (const other of open) if (other !== same) await giveUpPayment(trx, other, 'replaced');
    const taken = await reserveStock(trx, cart.cart_id, draft.lines, pursuit.held);
    if (same) return { paymentId: same.payment_id, isPaid: false, isKnown: true };
    const paymentId = randomUUID();
    await insertPayment(trx, { paymentId, method, draft, draftHash: hash }, secondsToStart);
    const isPaid = draft.toPay === 0;
    if (isPaid)
      await makeOrder(services, trx, { payment_id: paymentId, draft, reference: null }, 'captured', taken);
    traceStep(services, paymentId, 'opened');
    return { paymentId, isPaid, isKnown: false };
  });
}

async function placedByOther({ db }: OrderServices, cartId: string): Promise<PlaceOrderResponseType> {
  const order = await findOrder(db, { cartId });
  if (order) return placedBefore(order);
  throw new ShopError('PAYMENT_UNAVAILABLE', 'Another order of this cart was placed meanwhile.');
}

function placedBefore(order: OrderRow | undefined): PlaceOrderResponseType {
  if (!order) throw new ShopError('CART_COMPLETED', 'This cart is completed.');
  return {
    orderId: String(order.order_id),
    publicId: order.public_id,
    status: 'completed',
    redirectUrl: null,
  };
}

async function idsOf({ db }: OrderServices, cartId: string, { returnUrl }: ReturnAddresses) {
  const order = await findOrder(db, { cartId });
  return {
    orderId: order ? String(order.order_id) : null,
    publicId: order?.public_id ?? null,
    redirectUrl: returnUrl,
  };
}
