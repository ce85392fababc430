import type { Stripe } from 'stripe';
import {
  ForgedEvent,
  type PaymentProvider,
  type PaymentToStart,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from './payment-provider.ts';

export interface StripeAccount {
  secretKey: string;
  /** Without it no webhook is believed, and the shop asks Stripe by itself. */
  webhookSecret: string;
  /** Where the API is, for tests. */
  api?: { protocol: 'http'; host: string; port: number };
}

type Session = Stripe.Checkout.Session;

const methodPrefix = 'stripe-';
/** Others either tell the same again, or name the payment otherwise than the shop does. */
const toldOf = /^checkout\.session\./;

/** Stripe's own payment page (Checkout Sessions); the session is the payment, as far as the shop is concerned. */
export function createStripeProvider(account: StripeAccount): PaymentProvider {
  // A large library, of no use to shops without an account.
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openStripe(account);
    return opened;
  };
  const ask = async <Answer>(question: (stripe: Stripe) => Promise<Answer>) => {
    const stripe = await open();
    return question(stripe).catch((error) => {
      throw explained(error);
    });
  };
  return {
    key: 'stripe',
    start: (payment) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create(sessionFor(payment), {
          idempotencyKey: payment.paymentId,
        });
        return { reference: session.id, redirectUrl: session.url, frame: null };
      }),
    look: (reference) =>
      ask(async (stripe) => {
        const session = await findSession(stripe, reference);
        return session && seen(session);
      }),
    capture: (reference, amount, key) =>
      ask(async (stripe) => {
        const intent = await intentOf(stripe, reference);
        // Ways to pay that cannot wait, as Swish, have taken the money already.
        if (intent.status === 'succeeded' && intent.amount_received >= amount) return;
        await stripe.paymentIntents.capture(
          intent.id,
          { amount_to_capture: amount },
          { idempotencyKey: key },
        );
      }),
    cancel: (reference, key) => ask((stripe) => cancel(stripe, reference, key)),
    refund: (reference, amount, key) =>
      ask(async (stripe) => {
        const { id } = await intentOf(stripe, reference);
        const refund = await stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: key });
        return refund.id;
      }),
    async readEvent(body, headers) {
      const stripe = await open();
      const { id, type, data } = verified(stripe, body, headers.get('stripe-signature') ?? '', account);
      return toldOf.test(type) ? { eventId: id, reference: (data.object as Session).id } : undefined;
    },
  };
}

async function openStripe({ secretKey, api }: StripeAccount): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, { timeout: 10_000, maxNetworkRetries: 1, telemetry: false, ...api });
}

/** The same for the same payment: Stripe refuses a key that comes with anything else than the first time. */
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
      ...(method === 'swish' ? {} : { capture_method: 'manual' as const }),
    },
    ...(email ? { customer_email: email } : {}),
  };
}

/** The customer sees what is bought, unless codes or balance have paid a part: then it is one sum. */
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
  const isWhole = lines.length <= 100 && lines.reduce((sum, line) => sum + line.amount, 0) === amount;
  if (isWhole && lines.every((line) => line.amount >= 0))
    return lines.map((line) => item(nameOf(line), line.amount));
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

function intentIn({ payment_intent }: Session): Stripe.PaymentIntent | undefined {
  return typeof payment_intent === 'object' && payment_intent !== null ? payment_intent : undefined;
}

async function intentOf(stripe: Stripe, reference: string): Promise<Stripe.PaymentIntent> {
  const session = await findSession(stripe, reference);
  const intent = session && intentIn(session);
  if (!intent) throw new ProviderRefused('Stripe knows of no money for this payment.');
  return intent;
}

function seen(session: Session): ProviderPayment {
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
  // While the page is open another card may be tried; afterwards there is no other.
  if (status === 'complete' && intent?.status === 'requires_payment_method')
    return { state: 'failed', failure: 'declined' };
  return { state: 'pending', failure: null };
}

async function cancel(stripe: Stripe, reference: string, key: string): Promise<void> {
  const session = await findSession(stripe, reference);
  if (!session) throw new ProviderRefused('Stripe knows no such payment.');
  const { state } = seen(session);
  if (state === 'captured') throw new ProviderRefused('What was captured can only be refunded.');
  if (state === 'failed' || state === 'cancelled') return;
  const intent = intentIn(session);
  // A key is good for one kind of call, and a refusal is remembered with it: who pays at the last moment needs another.
  if (session.status === 'open')
    await stripe.checkout.sessions.expire(reference, {}, { idempotencyKey: `${key}:session` });
  else if (intent) await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${key}:intent` });
}

function verified(stripe: Stripe, body: Uint8Array, signature: string, { webhookSecret }: StripeAccount) {
  if (!webhookSecret) throw new ForgedEvent('STRIPE_WEBHOOK_SECRET is not set.');
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch (error) {
    throw new ForgedEvent('The signature is not Stripe’s.', { cause: error });
  }
}

/** Stripe's errors, as the shop tells them apart. */
function explained(error: unknown): unknown {
  if (error instanceof ProviderRefused) return error;
  const { type, message } = error as { type?: string; message?: string };
  const isRefusal = /^Stripe(InvalidRequest|Card|Idempotency)Error$/.test(type ?? '');
  return isRefusal
    ? new ProviderRefused(`Stripe refuses: ${message}`, { cause: error })
    : new ProviderUnavailable('Stripe does not answer.', { cause: error });
}
