import * as v from 'valibot';
import { type HttpRequest, type HttpResponse, jsonResponse, readJson } from '../http/http-message.ts';
import { parseInput } from '../http/parse-input.ts';
import { applyOutcome, type Outcome } from '../ledger/payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { eventsOf } from '../webhooks/events.ts';
import { readControls, writeControls } from '../webhooks/webhook-controls.ts';

const sendSchema = v.object({
  order: v.optional(v.picklist(['oldest-first', 'newest-first']), 'oldest-first'),
});
const outcomeSchema = v.object({ state: v.picklist(['authorized', 'failed', 'cancelled']) });

export function getWebhookControls({ ledger }: Sandbox): HttpResponse {
  return jsonResponse(200, readControls(ledger));
}

export async function setWebhookControls({ ledger }: Sandbox, request: HttpRequest): Promise<HttpResponse> {
  return jsonResponse(200, writeControls(ledger, await readJson(request)));
}

export async function sendEvents({ webhooks }: Sandbox, request: HttpRequest): Promise<HttpResponse> {
  await webhooks.sendUnaccepted(parseInput(sendSchema, await readJson(request)).order);
  return jsonResponse(200, {});
}

export async function resendEvent({ webhooks }: Sandbox, eventId: string): Promise<HttpResponse> {
  await webhooks.resend(eventId);
  return jsonResponse(200, {});
}

export function getEvents({ ledger }: Sandbox, reference: string): HttpResponse {
  return jsonResponse(200, eventsOf(ledger, reference));
}

export async function setPaymentOutcome(
  { ledger }: Sandbox,
  request: HttpRequest,
  reference: string,
): Promise<HttpResponse> {
  const { state } = parseInput(outcomeSchema, await readJson(request));
  const outcome: Outcome = state === 'failed' ? { state, failure: 'declined' } : { state };
  return jsonResponse(200, { state: applyOutcome(ledger, { reference, outcome }, Date.now()).state });
}
