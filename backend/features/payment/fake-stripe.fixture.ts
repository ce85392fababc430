import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { freePort } from '../../../tests/api/system-postgres.ts';

type Form = Record<string, string>;

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  intent: { id: string; status: string; received: number; refunded: number; dispute?: object } | undefined;
  form: Form;
}

type IntentStatus = 'requires_capture' | 'succeeded' | 'requires_payment_method' | 'processing';

interface JsonResponse {
  status: number;
  body: object;
}

interface StoredResponse {
  status: number;
  body: string;
  /** Path and body of the request. Stripe rejects a key that is reused for another request. */
  request: string;
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const port = await freePort();
  const stripe = new FakeStripe(port);
  await stripe.listen();
  return stripe;
}

/** A server that responds as Stripe documents it: Checkout Sessions, Payment Intents, Refunds, idempotency keys. */
export class FakeStripe {
  readonly api: { protocol: 'http'; host: string; port: number };
  /** Every request. `call` is its method and path. */
  readonly calls: { call: string; idempotencyKey: string | undefined; form: Form }[] = [];
  isDown = false;
  /** Runs before each request is handled, with its method and path. */
  beforeCall: ((call: string) => void) | undefined;
  readonly #sessions = new Map<string, Session>();
  readonly #responses = new Map<string, StoredResponse>();
  readonly #server: Server;

  constructor(port: number) {
    this.api = { protocol: 'http', host: '127.0.0.1', port };
    this.#server = createServer(async (request, response) => {
      const { status, body } = await this.#respond(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(this.api.port, this.api.host, resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The customer completes Stripe's page. */
  pay(reference: string, status: IntentStatus): void {
    const session = this.#sessions.get(reference);
    if (!session) throw new Error(`There is no session ${reference}.`);
    session.status = 'complete';
    // The amount that `paymentToStart` in running-sandbox.fixture.ts requests.
    const received = status === 'succeeded' ? 39_900 : 0;
    session.intent = { id: `pi_${reference.slice(3)}`, status, received, refunded: 0 };
  }

  /** The customer's bank demands the money back (a chargeback). Returns the id of the payment intent. */
  dispute(reference: string, status: string): string {
    const intent = this.#sessions.get(reference)?.intent;
    if (!intent) throw new Error(`Session ${reference} is not paid.`);
    const evidence_details = { due_by: Date.UTC(2026, 11, 1, 22) / 1000 };
    intent.dispute = { id: 'du_1', object: 'dispute', status, reason: 'fraudulent', evidence_details };
    return intent.id;
  }

  async #respond(request: IncomingMessage): Promise<{ status: number; body: string }> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const form = Object.fromEntries(new URLSearchParams(text || query));
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    this.beforeCall?.(`${request.method} ${path}`);
    this.calls.push({ call: `${request.method} ${path}`, idempotencyKey, form });
    if (this.isDown) return { status: 503, body: '{"error":{"type":"api_error","message":"down"}}' };
    const stored = idempotencyKey === undefined ? undefined : this.#responses.get(idempotencyKey);
    if (stored && stored.request !== path + text)
      return { status: 400, body: '{"error":{"type":"idempotency_error","message":"another request"}}' };
    if (stored) return stored;
    const { status, body } = this.#handle(request.method ?? '', path, form);
    const response = { status, body: JSON.stringify(body), request: path + text };
    // Stripe stores errors with their key as well.
    if (idempotencyKey !== undefined) this.#responses.set(idempotencyKey, response);
    return response;
  }

  #handle(method: string, path: string, form: Form): JsonResponse {
    const [, kind, id = '', action] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds|disputes)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ??
      [];
    if (kind === 'checkout/sessions' && method === 'POST' && !id) return this.#createSession(form);
    // `id` is of a session or of a payment intent. Requests about refunds and disputes have the intent in their form.
    const session = [...this.#sessions.values()].find(
      ({ id: sessionId, intent }) => sessionId === id || intent?.id === (id || form.payment_intent),
    );
    if (!id && method === 'GET') return listResponse(kind, session);
    if (!session) return errorResponse(404, 'resource_missing');
    if (kind === 'checkout/sessions') return handleSession(session, action);
    if (!session.intent) return errorResponse(404, 'resource_missing');
    return kind === 'refunds' ? refund(session.intent, form) : handleIntent(session.intent, action, form);
  }

  #createSession(form: Form): JsonResponse {
    const id = `cs_${randomUUID().replaceAll('-', '')}`;
    const session: Session = { id, status: 'open', intent: undefined, form };
    this.#sessions.set(id, session);
    return { status: 200, body: sessionBody(session) };
  }
}

/** Disputes or sessions of a payment intent. */
function listResponse(kind: string | undefined, session: Session | undefined): JsonResponse {
  const found = kind === 'disputes' ? session?.intent?.dispute : session && sessionBody(session);
  return { status: 200, body: { object: 'list', has_more: false, data: found ? [found] : [] } };
}

function handleSession(session: Session, action: string | undefined): JsonResponse {
  if (action === 'expire') {
    if (session.status !== 'open') return errorResponse(400, 'session_not_open');
    session.status = 'expired';
  }
  return { status: 200, body: sessionBody(session) };
}

function handleIntent(
  intent: NonNullable<Session['intent']>,
  action: string | undefined,
  form: Form,
): JsonResponse {
  if (action === 'capture') {
    if (intent.status !== 'requires_capture') return errorResponse(400, 'payment_intent_unexpected_state');
    intent.status = 'succeeded';
    intent.received = Number(form.amount_to_capture);
  }
  if (action === 'cancel') intent.status = 'canceled';
  return { status: 200, body: { id: intent.id, object: 'payment_intent', status: intent.status } };
}

function refund(intent: NonNullable<Session['intent']>, form: Form): JsonResponse {
  if (intent.refunded + Number(form.amount) > intent.received) return errorResponse(400, 'amount_too_large');
  intent.refunded += Number(form.amount);
  return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund' } };
}

function sessionBody({ id, status, intent, form }: Session): object {
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
      latest_charge: {
        id: 'ch_1',
        object: 'charge',
        amount_refunded: intent.refunded,
        disputed: intent.dispute !== undefined,
      },
    },
  };
}

function errorResponse(status: number, code: string): JsonResponse {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}
