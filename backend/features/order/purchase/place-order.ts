import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { buildOrderDraft } from '#backend/features/checkout/build-order-draft.ts';
import { claimCartAtCheckout } from '#backend/features/checkout/claim-cart-at-checkout.ts';
import type { PaymentIframe } from '#backend/features/checkout/payment-iframe.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { withoutPersonalNumber } from '#backend/features/order-draft/without-personal-number.ts';
import { isOpen } from '#backend/features/payment/payment-states.ts';
import type { ShopContext, StockHolder } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType, PlaceOrderResponseType } from '#backend/graphql/schema.generated.ts';
import { findOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { abandonPayment } from '../payment/abandon-payment.ts';
import { completePayment } from '../payment/complete-payment.ts';
import { insertPayment, lockCartCheckout } from '../payment/payment.queries.ts';
import { maxStartSeconds, startPayment } from '../payment/start-payment.ts';
import { traceStep } from '../payment/trace-step.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { createOrder } from './create-order.ts';
import { draftHash } from './draft-hash.ts';
import { limitOrders, type OrderLimits } from './limit-orders.ts';
import { buildReturnUrls, type ReturnUrls } from './return-urls.ts';
import { settleMergedCarts } from './settle-merged-carts.ts';

/** Concurrent requests may change the cart between pricing and ordering. */
const maxAttempts = 10;

interface OrderRequest {
  scope: Scope;
  cartId: string;
  input: CheckoutInputType;
  /** Opens a payment for the provider's iframe, but creates no order if there is nothing to pay. */
  isPaymentOnly?: boolean;
}

interface PlacedOrder extends PlaceOrderResponseType {
  /** For the checkout; not part of the response. */
  iframe?: PaymentIframe | undefined;
}

/**
 * Reserves the stock and starts the payment. The order is created when the payment is authorized, or immediately if there is
 * nothing to pay. Repeated calls for the same order reuse the open payment, so that a cart is paid once.
 */
export async function placeOrder(
  services: OrderServices,
  context: ShopContext,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const limits = limitOrders(context, request.cartId);
  // The checkout opens an iframe again whenever the form is saved: only its new payments count.
  if (!request.isPaymentOnly) await limits.countOrder();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const placed = await tryToPlaceOrder(services, context, request, limits);
    if (placed !== 'changed') return placed;
  }
  throw new Error(`Cart ${request.cartId} was changed concurrently in ${maxAttempts} attempts.`);
}

/** Returns 'changed' if the cart or its payment has changed, so that another attempt may succeed. */
async function tryToPlaceOrder(
  services: OrderServices,
  context: ShopContext,
  { scope, cartId, input, isPaymentOnly = false }: OrderRequest,
  limits: OrderLimits,
): Promise<PlacedOrder | 'changed'> {
  const cart = await claimCartAtCheckout(context, cartId);
  if (!cart) throw new ShopError('UNKNOWN_CART', 'There is no such cart.');
  if (cart.completed_at) return completedResponse(await findOrder(services.db, { cartId: cart.cart_id }));
  // Other carts are merged only into the carts of customers.
  if (cart.customer_id !== null && (await settleMergedCarts(services, cart.cart_id))) return 'changed';
  const draft = await buildOrderDraft(context, scope, cart, input, { inIframe: isPaymentOnly });
  if (!draft) return 'changed';
  if (isPaymentOnly && draft.toPay === 0)
    return { orderId: null, publicId: null, status: null, redirectUrl: null };
  const method = scope.market.paymentMethods.find(({ id }) => id === draft.paymentMethodId);
  if (!method) throw new ShopError('BAD_INPUT', 'There is no such payment option.');
  const returnUrlsOf = (paymentId: string) =>
    buildReturnUrls(
      input.checkoutUrls,
      { url: context.shopUrl, languageId: scope.language.id },
      { cartId: cart.cart_id, paymentId, providerKey: method.providerKey },
    );
  const storedDraft = withoutPersonalNumber(draft);
  // Without a payment id, because each attempt has a new id, and an equal order must have an equal hash.
  const hash = draftHash(storedDraft, returnUrlsOf(''));
  if (!isPaymentOnly) await limits.countPayment(draft.email);
  const payment = { draft: storedDraft, method, hash, holder: context.stockHolderWith(draft.email) };
  const opened = await openCountedPayment(services, cart, payment, limits);
  if (opened === 'changed') return 'changed';
  if (opened.order) return completedResponse(opened.order);
  return continuePayment(services, opened, {
    draft,
    method,
    shopName: scope.channel.name,
    returnUrls: returnUrlsOf(opened.paymentId),
  });
}

interface OpenedPayment {
  /** Never set. Distinguishes an opened payment from `{ order }`, the order that the cart already has. */
  order?: undefined;
  paymentId: string;
  /** There was nothing to pay, and the order exists. */
  isPaid: boolean;
  /** The payment existed already. It may have been paid or have failed since. */
  isReused: boolean;
}

interface PaymentToOpen {
  draft: OrderDraft;
  method: PaymentMethod;
  /** An open payment with this hash is reused: see draft-hash.ts. */
  hash: string;
  /** Limits the stock that the visitor can reserve without having paid; null: no limit. */
  holder: StockHolder | null;
}

/** Opens or reuses the payment. Counts the order first if the payment would be new. */
async function openCountedPayment(
  services: OrderServices,
  cart: { cart_id: string; version: number },
  payment: PaymentToOpen,
  limits: OrderLimits,
): Promise<OpenedPayment | { order: OrderRow } | 'changed'> {
  for (;;) {
    const opened = await openPayment(services, cart, { ...payment, isCounted: limits.isCounted() });
    if (opened !== 'uncounted') return opened;
    await limits.countPayment(payment.draft.email);
  }
}

/**
 * Reserves the stock and opens the payment in one transaction, or returns the cart's order if it has one. Returns 'uncounted'
 * and writes nothing if the payment would be new and the order is not counted.
 */
async function openPayment(
  services: OrderServices,
  cart: { cart_id: string; version: number },
  { draft, method, hash, holder, isCounted }: PaymentToOpen & { isCounted: boolean },
): Promise<OpenedPayment | { order: OrderRow } | 'changed' | 'uncounted'> {
  return services.db.transaction().execute(async (trx) => {
    const state = await lockCartCheckout(trx, cart.cart_id, holder);
    if (state?.completed_at) {
      const order = await findOrder(trx, { cartId: cart.cart_id });
      if (order) return { order };
    }
    if (state?.version !== cart.version) return 'changed';
    const openPayments = state.payments.filter(isOpen);
    const reused = openPayments.find(({ draft_hash }) => draft_hash === hash);
    if (!reused && !isCounted) return 'uncounted';
    // The order has changed. If the customer pays an older payment first, the older payment creates the order.
    for (const other of openPayments) if (other !== reused) await abandonPayment(trx, other, 'replaced');
    const reservations = await reserveStock(trx, cart.cart_id, draft.lines, {
      before: state.reservations,
      holder,
    });
    if (reused) return { paymentId: reused.payment_id, isPaid: false, isReused: true };
    const paymentId = randomUUID();
    await insertPayment(trx, { paymentId, method, draft, draftHash: hash }, maxStartSeconds);
    const isPaid = draft.toPay === 0;
    const payment = { payment_id: paymentId, draft, reference: null };
    if (isPaid) await createOrder(services, trx, { payment, paidState: 'captured', reservations });
    traceStep(services, paymentId, 'opened');
    return { paymentId, isPaid, isReused: false };
  });
}

/** Starts the payment at the provider, unless it is paid or has failed. */
async function continuePayment(
  services: OrderServices,
  { paymentId, isPaid, isReused }: OpenedPayment,
  start: { draft: OrderDraft; method: PaymentMethod; shopName: string; returnUrls: ReturnUrls },
): Promise<PlacedOrder | 'changed'> {
  const { draft, returnUrls } = start;
  if (isReused && (await completePayment(services, paymentId)) !== 'pending') return 'changed';
  if (isPaid) return paidResponse(services, draft.cartId, returnUrls);
  const location = await startPayment(services, { paymentId, ...start });
  // A concurrent request won. Retrying would replace its payment.
  if (!location) return concurrentResponse(services, draft.cartId);
  const { redirectUrl, iframeHtml } = location;
  if (
    redirectUrl === null &&
    iframeHtml === null &&
    (await completePayment(services, paymentId)) === 'completed'
  )
    return paidResponse(services, draft.cartId, returnUrls);
  return {
    // The order gets its number when it is paid. Until then the id of the payment finds it.
    orderId: paymentId,
    publicId: paymentId,
    status: 'pending',
    redirectUrl,
    iframe: iframeHtml === null ? undefined : { html: iframeHtml, isNew: !isReused },
  };
}

/** The order of the concurrent request, or an error if it has none yet. */
async function concurrentResponse({ db }: OrderServices, cartId: string): Promise<PlaceOrderResponseType> {
  const order = await findOrder(db, { cartId });
  if (order) return completedResponse(order);
  throw new ShopError('PAYMENT_UNAVAILABLE', 'Another order of this cart was placed at the same time.');
}

function completedResponse(order: OrderRow | undefined): PlaceOrderResponseType {
  if (!order) throw new ShopError('CART_COMPLETED', 'This cart is completed.');
  return {
    orderId: String(order.order_id),
    publicId: order.public_id,
    status: 'completed',
    redirectUrl: null,
  };
}

/** Sends the customer to the return URL, as the provider would after a payment. */
async function paidResponse(
  { db }: OrderServices,
  cartId: string,
  { returnUrl }: ReturnUrls,
): Promise<PlaceOrderResponseType> {
  return { ...completedResponse(await findOrder(db, { cartId })), redirectUrl: returnUrl };
}
