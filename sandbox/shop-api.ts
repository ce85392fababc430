import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Answer, json, readJson } from './answer.ts';
import { html } from './html.ts';
import { cancel, capture, type Moved, refund } from './move-money.ts';
import { readAmount, readPaymentRequest } from './payment-request.ts';
import { existing, type Payment, settleDue, startPayment } from './payments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import { speechOf } from './words.ts';

/** `/v1/payments…`: what the shop's server calls. */
export async function answerShop(sandbox: Sandbox, path: string, request: IncomingMessage): Promise<Answer> {
  requireKey(sandbox, request);
  const { ledger } = sandbox;
  settleDue(ledger, Date.now());
  const [, reference, action] =
    /^\/v1\/payments(?:\/([\w-]+))?(?:\/(capture|cancel|refund))?$/.exec(path) ?? [];
  if (request.method === 'GET' && reference && !action) return json(200, shown(existing(ledger, reference)));
  if (request.method !== 'POST' || (reference && !action) || (!reference && path !== '/v1/payments'))
    throw new Refusal(404, 'unknown-address', 'The API has nothing here.');

  const key = keyOf(request);
  const body = await readJson(request);
  const now = Date.now();
  if (!reference) {
    const payment = startPayment(ledger, key, readPaymentRequest(body), now);
    return json(201, { ...shown(payment), ...addressesOf(sandbox, payment) });
  }
  switch (action) {
    case 'capture':
      return json(200, moved(capture(ledger, reference, readAmount(body), key, now)));
    case 'refund':
      return json(200, moved(refund(ledger, reference, readAmount(body), key, now)));
    default:
      return json(200, moved(cancel(ledger, reference, key, now)));
  }
}

export function requireKey({ secret }: Sandbox, { headers }: IncomingMessage): void {
  if (!isSame(headers.authorization ?? '', `Bearer ${secret}`))
    throw new Refusal(401, 'unknown-key', 'Send the key of the shop as a bearer token.');
}

/** In the same time, wherever they differ. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function keyOf({ headers }: IncomingMessage): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > 200)
    throw new Refusal(400, 'key-missing', 'Send a key of up to 200 characters in Idempotency-Key.');
  return key;
}

function shown({ reference, request, state, failure, captured, refunded }: Payment) {
  const { amount, currencyCode, methodKey } = request;
  return { reference, methodKey, state, amount, currencyCode, failure, captured, refunded };
}

function moved({ id, payment }: Moved) {
  return { ...shown(payment), id };
}

function addressesOf({ publicUrl }: Sandbox, payment: Payment) {
  const { reference, request } = payment;
  const redirectUrl = `${publicUrl}/pay/${reference}`;
  if (request.methodKey !== 'pay-later') return { redirectUrl, frame: null };
  const frame = html`<iframe class="payment-frame" data-payment-frame="${reference}" title="${speechOf(payment).say('payLaterTitle')}" src="${publicUrl}/frame/${reference}"></iframe>`;
  return { redirectUrl, frame: frame.text };
}
