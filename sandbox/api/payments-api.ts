import { type HttpRequest, type HttpResponse, jsonResponse, readJson } from '../http/http-message.ts';
import { cancel, capture, type MovementResult, refund } from '../ledger/move-money.ts';
import { readAmount, readPaymentRequest } from '../ledger/payment-request.ts';
import { applyDueOutcomes, getPayment, type Payment, startPayment } from '../ledger/payments.ts';
import { createLocalization } from '../messages/localization.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

export async function createPayment(sandbox: Sandbox, request: HttpRequest): Promise<HttpResponse> {
  const { key, body, now } = await readCommand(sandbox, request);
  const payment = startPayment(sandbox.ledger, key, readPaymentRequest(body), now);
  return jsonResponse(201, { ...statusOf(payment), ...customerPageOf(sandbox, payment) });
}

export function getPaymentStatus({ ledger }: Sandbox, reference: string): HttpResponse {
  applyDueOutcomes(ledger, Date.now());
  return jsonResponse(200, statusOf(getPayment(ledger, reference)));
}

export async function capturePayment(
  sandbox: Sandbox,
  request: HttpRequest,
  reference: string,
): Promise<HttpResponse> {
  const { key, body, now } = await readCommand(sandbox, request);
  return movementResponse(capture(sandbox.ledger, { reference, amount: readAmount(body), key }, now));
}

export async function cancelPayment(
  sandbox: Sandbox,
  request: HttpRequest,
  reference: string,
): Promise<HttpResponse> {
  const { key, now } = await readCommand(sandbox, request);
  return movementResponse(cancel(sandbox.ledger, { reference, key }, now));
}

export async function refundPayment(
  sandbox: Sandbox,
  request: HttpRequest,
  reference: string,
): Promise<HttpResponse> {
  const { key, body, now } = await readCommand(sandbox, request);
  return movementResponse(refund(sandbox.ledger, { reference, amount: readAmount(body), key }, now));
}

/** Reads a request that changes a payment. Due outcomes are applied first, so that it sees the final state. */
async function readCommand({ ledger }: Sandbox, request: HttpRequest) {
  applyDueOutcomes(ledger, Date.now());
  const key = idempotencyKeyOf(request);
  const body = await readJson(request);
  return { key, body, now: Date.now() };
}

function statusOf({ reference, request, state, failure, captured, refunded }: Payment) {
  const { amount, currencyCode, methodKey } = request;
  return { reference, methodKey, state, amount, currencyCode, failure, captured, refunded };
}

function movementResponse({ id, payment }: MovementResult): HttpResponse {
  return jsonResponse(200, { ...statusOf(payment), id });
}

/** Pay-later has an iframe for the checkout too; `redirectUrl` is for browsers that cannot show it. */
function customerPageOf({ publicUrl }: Sandbox, { reference, request }: Payment) {
  const redirectUrl = `${publicUrl}/pay/${reference}`;
  if (request.methodKey !== 'pay-later') return { redirectUrl, frame: null };
  const { t } = createLocalization(request);
  const iframe = html`<iframe class="payment-frame" data-payment-frame="${reference}" title="${t('payLaterTitle')}" src="${publicUrl}/frame/${reference}"></iframe>`;
  return { redirectUrl, frame: iframe.text };
}
