import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import {
  type CheckoutCall,
  InvalidEventError,
  type PaymentProvider,
  ProviderRejectedError,
  ProviderUnavailableError,
} from './payment-provider.ts';

const timeoutMs = 10_000;
/** Tolerates clock differences, and limits for how long a stolen event can be replayed. */
const maxSignatureAgeSeconds = 300;

const paymentSchema = v.object({
  reference: v.string(),
  state: v.picklist(['pending', 'authorized', 'captured', 'failed', 'cancelled']),
  amount: v.number(),
  currencyCode: v.string(),
  failure: v.nullable(v.string()),
  refunded: v.number(),
});
const startedSchema = v.object({
  reference: v.string(),
  redirectUrl: v.nullable(v.string()),
  frame: v.nullable(v.string()),
});
const commandSchema = v.object({ id: v.string() });
const openedSchema = v.object({ reference: v.string(), frame: v.string() });
const shortText = v.pipe(v.string(), v.maxLength(300));
const callSchema = v.object({
  action: v.picklist(['read', 'update', 'pay']),
  reference: v.pipe(v.string(), v.maxLength(200)),
  input: v.nullable(
    v.object({
      email: shortText,
      address: v.object({
        firstName: shortText,
        lastName: shortText,
        address1: shortText,
        zip: shortText,
        city: shortText,
        phone: shortText,
      }),
      shippingId: v.nullable(v.pipe(v.number(), v.safeInteger())),
      methodId: v.nullable(v.pipe(v.number(), v.safeInteger())),
      amount: v.pipe(v.number(), v.safeInteger()),
    }),
  ),
});
const eventSchema = v.object({ eventId: v.pipe(v.string(), v.maxLength(200)), reference: v.string() });

/** The payment sandbox, called over HTTP like any provider; see `docs/payments.md`. */
export function createSandboxProvider(
  url: string,
  secret: string,
  now: () => number = Date.now,
): PaymentProvider {
  const baseUrl = url.replace(/\/+$/, '');
  const call = <Schema extends v.GenericSchema>(schema: Schema, path: string, command?: Command) =>
    request(schema, { url: `${baseUrl}/v1/payments${path}`, secret, command });
  const pathOf = (reference: string) => `/${encodeURIComponent(reference)}`;
  return {
    key: 'sandbox',
    async start({ paymentId, ...payment }) {
      const { reference, redirectUrl, frame } = requireKnown(
        await call(startedSchema, '', { key: paymentId, body: payment }),
      );
      return { reference, redirectUrl, iframeHtml: frame };
    },
    retrieve: (reference) => call(paymentSchema, pathOf(reference)),
    async capture(reference, amount, key) {
      requireKnown(await call(commandSchema, `${pathOf(reference)}/capture`, { key, body: { amount } }));
    },
    async cancel(reference, key) {
      requireKnown(await call(commandSchema, `${pathOf(reference)}/cancel`, { key, body: {} }));
    },
    async refund(reference, amount, key) {
      return requireKnown(await call(commandSchema, `${pathOf(reference)}/refund`, { key, body: { amount } }))
        .id;
    },
    async readEvent(body, headers) {
      checkSignature(body, headers.get('sandbox-signature') ?? '', secret, now());
      return parseSigned(eventSchema, body);
    },
    checkouts: {
      async open({ sessionId, ...checkout }) {
        const command = { key: sessionId, body: checkout };
        const opened = await request(openedSchema, { url: `${baseUrl}/v1/checkouts`, secret, command });
        const { reference, frame } = requireKnown(opened);
        return { reference, iframeHtml: frame };
      },
      async readCall(body, headers): Promise<CheckoutCall> {
        checkSignature(body, headers.get('sandbox-signature') ?? '', secret, now());
        return parseSigned(callSchema, body);
      },
    },
  };
}

function parseSigned<Schema extends v.GenericSchema>(
  schema: Schema,
  body: Uint8Array,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), Buffer.from(body).toString('utf8'));
  if (!parsed.success) throw new InvalidEventError('The event is signed, but its body cannot be read.');
  return parsed.output;
}

/** A request that changes a payment. */
interface Command {
  key: string;
  body: object;
}

/** Returns the response, or undefined if the sandbox does not know the payment. */
async function request<Schema extends v.GenericSchema>(
  schema: Schema,
  { url, secret, command }: { url: string; secret: string; command: Command | undefined },
): Promise<v.InferOutput<Schema> | undefined> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const { status, text } = await send(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(command
      ? {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': command.key },
          body: JSON.stringify(command.body),
        }
      : { headers }),
  });
  if (status === 404) return undefined;
  if (status === 409 || status === 422)
    throw new ProviderRejectedError(`The sandbox rejected the request: ${text.slice(0, 300)}`);
  const response = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (status >= 300 || !response.success)
    throw new ProviderUnavailableError(`The sandbox responded with status ${status}.`);
  return response.output;
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new ProviderUnavailableError('The sandbox did not respond.', { cause: error });
  }
}

function requireKnown<Result>(result: Result | undefined): Result {
  if (result === undefined) throw new ProviderRejectedError('The sandbox does not know this payment.');
  return result;
}

function checkSignature(body: Uint8Array, header: string, secret: string, now: number): void {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  // Compared in constant time, even if the header is malformed.
  const isSigned = timingSafeEqual(expected, Buffer.from(mac.padEnd(64, '0'), 'hex'));
  if (!mac || !isSigned) throw new InvalidEventError('The sandbox signature is not valid.');
  if (Math.abs(now / 1000 - Number(seconds)) > maxSignatureAgeSeconds)
    throw new InvalidEventError('The signature is too old.');
}
