import type { Stripe } from 'stripe';
import { LOCAL_PAYMENT_METHODS } from '#contract/order/local-payment-methods.ts';
import {
  InvalidEventError,
  type PaymentProvider,
  type PaymentToStart,
  type ProviderDispute,
  type ProviderPayment,
  ProviderRejectedError,
  ProviderUnavailableError,
} from './payment-provider.ts';

interface StripeAccount {
  secretKey: string;
  /** If empty, webhooks are rejected, and the background job retrieves payments instead. */
  webhookSecret: string;
  /** Replaces the API's address in tests. */
  api?: { protocol: 'http'; host: string; port: number };
  /** After this time without a response the request fails. It is repeated once. */
  timeoutMs?: number;
}

type Session = Stripe.Checkout.Session;

const methodPrefix = 'stripe-';
/** Events of a Checkout Session. The events of its payment intent report the same changes, and are ignored. */
const sessionEvents = /^checkout\.session\./;
/** Refunds and disputes, which may be made at Stripe. They name the payment intent. */
const chargeEvents = /^charge\.(refunded|dispute\.(created|updated|closed))$/;

/** Stripe's hosted payment page. The id of the Checkout Session is the payment's reference. */
export function createStripeProvider(account: StripeAccount): PaymentProvider {
  // Loaded on demand, because the library is large and most shops have no Stripe account.
  let client: Promise<Stripe> | undefined;
  const openClient = () => {
    client ??= openStripe(account);
    return client;
  };
  const call = async <Result>(request: (stripe: Stripe) => Promise<Result>) => {
    const stripe = await openClient();
    return request(stripe).catch((error) => {
      throw toProviderError(error);
    });
  };
  return {
    key: 'stripe',
    start: (payment) =>
      call(async (stripe) => {
        const session = await stripe.checkout.sessions.create(sessionFor(payment), {
          idempotencyKey: payment.paymentId,
        });
        return { reference: session.id, redirectUrl: session.url, iframeHtml: null };
      }),
    retrieve: (reference) =>
      call(async (stripe) => {
        const session = await findSession(stripe, reference);
        return session && { ...toProviderPayment(session), ...(await disputesOf(stripe, session)) };
      }),
    capture: (reference, amount, key) =>
      call(async (stripe) => {
        const intent = await intentOf(stripe, reference);
        // Methods without a separate capture, such as Swish, are captured already.
        if (intent.status === 'succeeded' && intent.amount_received >= amount) return;
        await stripe.paymentIntents.capture(
          intent.id,
          { amount_to_capture: amount },
          { idempotencyKey: key },
        );
      }),
    cancel: (reference, key) => call((stripe) => cancelPayment(stripe, reference, key)),
    refund: (reference, amount, key) =>
      call(async (stripe) => {
        const { id } = await intentOf(stripe, reference);
        const refund = await stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: key });
        return refund.id;
      }),
    async readEvent(body, headers) {
      const stripe = await openClient();
      const { id, type, data } = verifyEvent(stripe, body, headers.get('stripe-signature') ?? '', account);
      if (sessionEvents.test(type)) return { eventId: id, reference: (data.object as Session).id };
      if (!chargeEvents.test(type)) return undefined;
      const { payment_intent } = data.object as Stripe.Charge | Stripe.Dispute;
      const reference = await call(() => sessionIdOf(stripe, payment_intent));
      return reference === undefined ? undefined : { eventId: id, reference };
    },
  };
}

async function openStripe({ secretKey, api, timeoutMs = 10_000 }: StripeAccount): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...api });
}

/** Depends on the payment only: Stripe rejects an idempotency key that is repeated with other parameters. */
function sessionFor(payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
  const { paymentId, methodKey, languageId, email, returnUrl, cancelUrl } = payment;
  const method = methodKey.startsWith(methodPrefix) ? methodKey.slice(methodPrefix.length) : methodKey;
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    allowed_payment_method_types: [method],
    line_items: itemsOf(payment),
    locale: languageId === 'en-GB' ? 'en-GB' : (languageId.split('-')[0] ?? 'auto'),
    success_url: returnUrl,
    cancel_url: cancelUrl,
    payment_intent_data: {
      metadata: { paymentId },
      ...(capturesLater(method) ? { capture_method: 'manual' as const } : {}),
    },
    ...(email ? { customer_email: email } : {}),
  };
}

/** Bank payments and Swish are captured when the customer approves them. */
function capturesLater(method: string): boolean {
  const local = Object.values(LOCAL_PAYMENT_METHODS).find(({ stripe }) => stripe?.type === method);
  return local?.capturesLater ?? true;
}

/** The order's lines, if they add up to the amount. Otherwise, as with prepaid amounts, one line with the total. */
function itemsOf({
  lines,
  amount,
  currencyCode,
}: PaymentToStart): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const item = (name: string, unit_amount: number) => ({
    quantity: 1,
    price_data: {
      currency: currencyCode.toLowerCase(),
      unit_amount,
      product_data: { name: name.slice(0, 250) },
    },
  });
  const nameOf = ({ name, quantity }: PaymentToStart['lines'][number]) =>
    quantity === 1 ? name : `${quantity} × ${name}`;
  // Stripe accepts at most 100 line items, and no negative amounts.
  const isAccepted = lines.length <= 100 && lines.every((line) => line.amount >= 0);
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (isAccepted && sum === amount) return lines.map((line) => item(nameOf(line), line.amount));
  return [item(lines.map(nameOf).join(', ') || currencyCode, amount)];
}

async function findSession(stripe: Stripe, reference: string): Promise<Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Undefined if the payment was not started on Stripe's payment page, and so not by the shop. */
async function sessionIdOf(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<string | undefined> {
  if (intent === null) return undefined;
  const payment_intent = typeof intent === 'string' ? intent : intent.id;
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 });
  return data[0]?.id;
}

async function disputesOf(stripe: Stripe, session: Session): Promise<Pick<ProviderPayment, 'disputes'>> {
  const intent = intentIn(session);
  const charge = intent?.latest_charge;
  if (!intent || typeof charge !== 'object' || !charge?.disputed) return {};
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 });
  return { disputes: data.map(toProviderDispute) };
}

function toProviderDispute({ id, status, reason, evidence_details }: Stripe.Dispute): ProviderDispute {
  const { due_by } = evidence_details;
  return {
    id,
    state: disputeStateOf(status),
    reason,
    respondBy: due_by ? new Date(due_by * 1000).toISOString().slice(0, 10) : null,
  };
}

function disputeStateOf(status: Stripe.Dispute.Status): ProviderDispute['state'] {
  if (status === 'lost') return 'lost';
  // A closed warning and a prevented dispute cost the shop no money either.
  return /^(won|warning_closed|prevented)$/.test(status) ? 'won' : 'open';
}

/** Undefined if the session has none yet, or only its id. */
function intentIn({ payment_intent }: Session): Stripe.PaymentIntent | undefined {
  return typeof payment_intent === 'object' && payment_intent !== null ? payment_intent : undefined;
}

/** Fetches the payment intent of the session. */
async function intentOf(stripe: Stripe, reference: string): Promise<Stripe.PaymentIntent> {
  const session = await findSession(stripe, reference);
  const intent = session && intentIn(session);
  if (!intent) throw new ProviderRejectedError('The Stripe session has no payment intent.');
  return intent;
}

function toProviderPayment(session: Session): ProviderPayment {
  const intent = intentIn(session);
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    reference: session.id,
    ...stateOf(session, intent),
    amount: session.amount_total ?? 0,
    currencyCode: (session.currency ?? '').toUpperCase(),
    refunded: charge?.amount_refunded ?? 0,
  };
}

function stateOf(
  { status }: Session,
  intent: Stripe.PaymentIntent | undefined,
): Pick<ProviderPayment, 'state' | 'failure'> {
  switch (intent?.status) {
    case 'requires_capture':
      return { state: 'authorized', failure: null };
    case 'succeeded':
      return { state: 'captured', failure: null };
    case 'canceled':
      return { state: 'cancelled', failure: null };
  }
  if (status === 'expired') return { state: 'failed', failure: 'expired' };
  // While the page is open, the customer may try another card.
  if (status === 'complete' && intent?.status === 'requires_payment_method')
    return { state: 'failed', failure: 'declined' };
  return { state: 'pending', failure: null };
}

async function cancelPayment(stripe: Stripe, reference: string, key: string): Promise<void> {
  const session = await findSession(stripe, reference);
  if (!session) throw new ProviderRejectedError('Stripe does not know this payment.');
  const { state } = toProviderPayment(session);
  if (state === 'captured') throw new ProviderRejectedError('A captured payment can only be refunded.');
  if (state === 'failed' || state === 'cancelled') return;
  const intent = intentIn(session);
  // Stripe stores errors with their key. If the customer pays just before the session expires, the retry needs another key.
  if (session.status === 'open')
    await stripe.checkout.sessions.expire(reference, {}, { idempotencyKey: `${key}:session` });
  else if (intent) await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${key}:intent` });
}

function verifyEvent(stripe: Stripe, body: Uint8Array, signature: string, { webhookSecret }: StripeAccount) {
  if (!webhookSecret) throw new InvalidEventError('STRIPE_WEBHOOK_SECRET is not set.');
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch (error) {
    throw new InvalidEventError('The Stripe signature is not valid.', { cause: error });
  }
}

function toProviderError(error: unknown): unknown {
  if (error instanceof ProviderRejectedError) return error;
  const { type, message } = error as { type?: string; message?: string };
  const isRejected = /^Stripe(InvalidRequest|Card|Idempotency)Error$/.test(type ?? '');
  return isRejected
    ? new ProviderRejectedError(`Stripe rejected the request: ${message}`, { cause: error })
    : new ProviderUnavailableError('Stripe did not respond.', { cause: error });
}
