import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../../../tests/api/system-postgres.ts';

type Form = Record<string, string>;

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  intent: { id: string; status: string; received: number; refunded: number } | undefined;
  form: Form;
}

export interface StripeStandIn {
  api: { protocol: 'http'; host: string; port: number };
  /** Every call: method, path, key. */
  calls: { call: string; key: string | undefined; form: Form }[];
  /** What the customer does on Stripe's page. */
  pay(
    reference: string,
    status: 'requires_capture' | 'succeeded' | 'requires_payment_method' | 'processing',
  ): void;
  isDown: boolean;
  /** What happens just before a call is heard. */
  before: ((call: string) => void) | undefined;
  stop(): void;
}

/** Answers as Stripe's documentation says that its API does: Checkout Sessions, Payment Intents, Refunds, keys. */
export async function standInForStripe(): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const answered = new Map<string, { status: number; body: string; asked: string }>();
  const calls: StripeStandIn['calls'] = [];
  const standIn: Pick<StripeStandIn, 'isDown' | 'before'> = { isDown: false, before: undefined };

  const shown = (session: Session) => {
    const { id, status, intent, form } = session;
    const amount = Object.entries(form)
      .filter(([name]) => /^line_items\[\d+\]\[price_data\]\[unit_amount\]$/.test(name))
      .reduce((sum, [, value]) => sum + Number(value), 0);
    return {
      id,
      object: 'checkout.session',
      status,
      url: status === 'open' ? `https://checkout.stripe.test/${id}` : null,
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'],
      payment_intent: intent && {
        id: intent.id,
        object: 'payment_intent',
        status: intent.status,
        amount_received: intent.received,
        latest_charge: { id: 'ch_1', object: 'charge', amount_refunded: intent.refunded },
      },
    };
  };
  const refuse = (status: number, code: string) => ({
    status,
    body: { error: { type: 'invalid_request_error', code, message: code } },
  });

  function act(method: string, path: string, form: Form): { status: number; body: object } {
    const [, kind, id = '', action] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'checkout/sessions' && method === 'POST' && !id) {
      const session: Session = {
        id: `cs_${randomUUID().replaceAll('-', '')}`,
        status: 'open',
        intent: undefined,
        form,
      };
      sessions.set(session.id, session);
      return { status: 200, body: shown(session) };
    }
    const session = [...sessions.values()].find(
      ({ id: name, intent }) => name === id || intent?.id === (id || form.payment_intent),
    );
    if (!session) return refuse(404, 'resource_missing');
    const { intent } = session;
    if (kind === 'checkout/sessions' && action === 'expire') {
      if (session.status !== 'open') return refuse(400, 'session_not_open');
      session.status = 'expired';
    }
    if (kind === 'checkout/sessions') return { status: 200, body: shown(session) };
    if (!intent) return refuse(404, 'resource_missing');
    if (action === 'capture') {
      if (intent.status !== 'requires_capture') return refuse(400, 'payment_intent_unexpected_state');
      Object.assign(intent, { status: 'succeeded', received: Number(form.amount_to_capture) });
    }
    if (action === 'cancel') intent.status = 'canceled';
    if (kind === 'refunds') {
      if (intent.refunded + Number(form.amount) > intent.received) return refuse(400, 'amount_too_large');
      intent.refunded += Number(form.amount);
      return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund' } };
    }
    return { status: 200, body: { id: intent.id, object: 'payment_intent', status: intent.status } };
  }

  async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const form = Object.fromEntries(new URLSearchParams(text));
    const key = request.headers['idempotency-key'] as string | undefined;
    standIn.before?.(`${request.method} ${path}`);
    calls.push({ call: `${request.method} ${path}`, key, form });
    if (standIn.isDown) return { status: 503, body: '{"error":{"type":"api_error","message":"down"}}' };
    const known = key === undefined ? undefined : answered.get(key);
    if (known && known.asked !== path + text)
      return { status: 400, body: '{"error":{"type":"idempotency_error","message":"another request"}}' };
    if (known) return { status: known.status, body: known.body };
    const { status, body } = act(request.method ?? '', path, form);
    // A refusal is remembered too.
    if (key !== undefined) answered.set(key, { status, body: JSON.stringify(body), asked: path + text });
    return { status, body: JSON.stringify(body) };
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    api: { protocol: 'http' as const, host: '127.0.0.1', port },
    calls,
    pay(reference: string, status: string) {
      const session = sessions.get(reference);
      if (!session) throw new Error('Nobody has begun this payment.');
      session.status = 'complete';
      const received = status === 'succeeded' ? 39_900 : 0;
      session.intent = { id: `pi_${reference.slice(3)}`, status, received, refunded: 0 };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  });
}
