import { claimCartAtCheckout } from '#backend/features/checkout/claim-cart-at-checkout.ts';
import { saveIframeDetails } from '#backend/features/checkout/payment-iframe.ts';
import { type OpenCheckout, saveCheckout } from '#backend/features/checkout/save-checkout.ts';
import type { CheckoutCall, CheckoutCallInput } from '#backend/features/payment/payment-provider.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CheckoutInputType } from '#backend/graphql/schema.generated.ts';
import { findOrder } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { findPayment } from '../payment/payment.queries.ts';
import type { CheckoutSession } from './checkout-session.queries.ts';
import { type CheckoutDescription, describeCheckout } from './describe-checkout.ts';
import { placeOrder } from './place-order.ts';
import { buildReturnUrls } from './return-urls.ts';

/** `changed`: the customer saw another amount. */
type Problem = 'changed' | 'stock' | 'blocked' | 'general';

interface InvalidField {
  field: string;
  rule: string;
}

/** The shop's response to a call from the provider's iframe. */
export type CheckoutResult =
  /** The cart no longer exists, belongs to a customer who has signed out, or cannot be bought with this payment method. */
  | { state: 'closed' }
  /** The cart is ordered: the customer continues at `url`. */
  | { state: 'completed'; url: string }
  /** The customer pays this payment. */
  | { state: 'payment'; reference: string }
  | {
      state: 'open';
      checkout: CheckoutDescription;
      problem?: Problem;
      /** Fields are named as in CheckoutInputType. */
      fieldErrors?: InvalidField[];
    };

/** Reads the checkout, saves the customer's input, or starts the payment. Invalid input is not saved. */
export async function handleCheckoutCall(
  services: OrderServices,
  context: ShopContext,
  session: CheckoutSession,
  { action, input }: CheckoutCall,
): Promise<CheckoutResult> {
  const cart = await claimCartAtCheckout(context, session.cart_id);
  if (!cart) return { state: 'closed' };
  if (cart.completed_at) return completedResult(services, context, session);
  const scope = context.scope(session.origin);
  const paymentId = session.payment_method_id;
  const newInput = action === 'read' ? null : input;
  const changes = newInput ? inputOf(newInput) : {};
  let inputError: ShopError | undefined;
  const checkout = await saveCheckout(context, scope, cart, { paymentId, ...changes }).catch(
    (error: unknown) => {
      if (!(error instanceof ShopError)) throw error;
      inputError = error;
      return saveCheckout(context, scope, cart, { paymentId });
    },
  );
  if (!checkout) return completedResult(services, context, session);
  if (checkout.paymentMethod?.id !== paymentId) return { state: 'closed' };
  if (inputError)
    return { state: 'open', checkout: describeCheckout(checkout), ...describeError(inputError) };
  if (!newInput) return { state: 'open', checkout: describeCheckout(checkout) };
  await saveIframeDetails(context, cart.cart_id, { isContactFromIframe: true });
  if (action === 'update') return { state: 'open', checkout: describeCheckout(checkout) };
  return pay(services, context, session, { input: newInput, checkout });
}

function inputOf({ email, address, shippingId }: CheckoutCallInput): CheckoutInputType {
  const { address1, phone, ...sameFields } = address;
  return {
    email,
    billingAddress: { ...sameFields, addressLine1: address1, mobile: phone },
    ...(shippingId === null ? {} : { shippingId }),
  };
}

interface PaymentAttempt {
  input: CheckoutCallInput;
  checkout: OpenCheckout;
}

async function pay(
  services: OrderServices,
  context: ShopContext,
  session: CheckoutSession,
  { input, checkout }: PaymentAttempt,
): Promise<CheckoutResult> {
  const description = describeCheckout(checkout);
  const open = { state: 'open', checkout: description } as const;
  if (description.amount !== input.amount) return { ...open, problem: 'changed' };
  if (!description.methods.some(({ id }) => id === input.methodId))
    return { ...open, fieldErrors: [{ field: 'paymentId', rule: 'required' }] };
  const { checkoutUrls } = session.origin;
  const order = { ...inputOf(input), paymentId: input.methodId, checkoutUrls };
  const cartId = checkout.cart.row.cart_id;
  try {
    const placed = await placeOrder(services, context, { scope: checkout.scope, cartId, input: order });
    if (placed.status === 'completed') return completedResult(services, context, session);
    const payment = await findPayment(services.db, placed.publicId ?? '');
    return payment?.reference
      ? { state: 'payment', reference: payment.reference }
      : { ...open, problem: 'general' };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { ...open, ...describeError(error) };
  } finally {
    // Restores the selected method: the client still shows this iframe, whichever method the customer pays with in it.
    await saveIframeDetails(context, cartId, { paymentId: session.payment_method_id });
  }
}

function describeError({ extensions: { code, fields, field } }: ShopError): {
  problem?: Problem;
  fieldErrors?: InvalidField[];
} {
  if (Array.isArray(fields)) return { fieldErrors: fields };
  if (typeof field === 'string') return { fieldErrors: [{ field, rule: 'format' }] };
  if (code === 'INSUFFICIENT_STOCK') return { problem: 'stock' };
  return { problem: code === 'CUSTOMER_BLOCKED' ? 'blocked' : 'general' };
}

async function completedResult(
  { db }: OrderServices,
  context: ShopContext,
  { cart_id: cartId, origin, provider_key: providerKey }: CheckoutSession,
): Promise<CheckoutResult> {
  const order = await findOrder(db, { cartId });
  if (!order) return { state: 'closed' };
  const { language } = context.scope(origin);
  const { returnUrl } = buildReturnUrls(
    origin.checkoutUrls,
    { url: context.shopUrl, languageId: language.id },
    { cartId, paymentId: order.public_id, providerKey },
  );
  return { state: 'completed', url: returnUrl };
}
