import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import {
  ForgedEvent,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from './payment-provider.ts';

const patience = 10_000;
/** How far the clocks of sandbox and shop may be apart, and for how long a signed event can be sent again by a thief. */
const windowSeconds = 300;

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
const movedSchema = v.object({ id: v.string() });
const eventSchema = v.object({ eventId: v.pipe(v.string(), v.maxLength(200)), reference: v.string() });

/** The payment sandbox, over HTTP as any provider; `docs/payments.md` tells of it. */
export function createSandboxProvider(
  url: string,
  secret: string,
  now: () => number = Date.now,
): PaymentProvider {
  const call = <Schema extends v.GenericSchema>(schema: Schema, path: string, sent?: Sent) =>
    ask(schema, `${url.replace(/\/+$/, '')}/v1/payments${path}`, secret, sent);
  const at = (reference: string) => `/${encodeURIComponent(reference)}`;
  return {
    key: 'sandbox',
    async start({ paymentId, ...payment }) {
      return known(await call(startedSchema, '', { key: paymentId, body: payment }));
    },
    look: (reference) => call(paymentSchema, at(reference)),
    async capture(reference, amount, key) {
      known(await call(movedSchema, `${at(reference)}/capture`, { key, body: { amount } }));
    },
    async cancel(reference, key) {
      known(await call(movedSchema, `${at(reference)}/cancel`, { key, body: {} }));
    },
    async refund(reference, amount, key) {
      return known(await call(movedSchema, `${at(reference)}/refund`, { key, body: { amount } })).id;
    },
    readEvent(body, headers) {
      checkSignature(body, headers.get('sandbox-signature') ?? '', secret, now());
      const event = v.safeParse(
        v.pipe(v.string(), v.parseJson(), eventSchema),
        Buffer.from(body).toString('utf8'),
      );
      if (!event.success) throw new ForgedEvent('The event is signed, but says nothing that is understood.');
      return event.output;
    },
  };
}

interface Sent {
  key: string;
  body: object;
}

/** What the sandbox answers; undefined where it knows nothing of the payment. */
async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  url: string,
  secret: string,
  sent: Sent | undefined,
): Promise<v.InferOutput<Schema> | undefined> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const { status, text } = await send(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...(sent
      ? {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': sent.key },
          body: JSON.stringify(sent.body),
        }
      : { headers }),
  });
  if (status === 404) return undefined;
  if (status === 409 || status === 422)
    throw new ProviderRefused(`The sandbox refuses: ${text.slice(0, 300)}`);
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (status >= 300 || !answer.success) throw new ProviderUnavailable(`The sandbox answers ${status}.`);
  return answer.output;
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new ProviderUnavailable('The sandbox does not answer.', { cause: error });
  }
}

function known<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new ProviderRefused('The sandbox knows no such payment.');
  return answer;
}

function checkSignature(body: Uint8Array, header: string, secret: string, now: number): void {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  // Compared also where the form is wrong, in the same time.
  const isSigned = timingSafeEqual(expected, Buffer.from(mac.padEnd(64, '0'), 'hex'));
  if (!mac || !isSigned) throw new ForgedEvent('The signature is not the sandbox’s.');
  if (Math.abs(now / 1000 - Number(seconds)) > windowSeconds)
    throw new ForgedEvent('The signature is too old.');
}
