import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Answer, json, readForm } from './answer.ts';
import { answerPage } from './answer-page.ts';
import { answerControl } from './control-api.ts';
import { answerLedger, mayReadLedger } from './ledger-page.ts';
import { findPayment, settleDue } from './payments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import { answerShop } from './shop-api.ts';

const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The address of a page is the key to it. Forms of the page itself still say where they come from.
  'referrer-policy': 'same-origin',
};

const assets: Record<string, string> = {
  'payment-page.css': 'text/css; charset=utf-8',
  'payment-form.css': 'text/css; charset=utf-8',
  'ledger-page.css': 'text/css; charset=utf-8',
  'pay-later-frame.js': 'text/javascript; charset=utf-8',
  'follow-payment.js': 'text/javascript; charset=utf-8',
};

export async function handleRequest(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await answer(sandbox, request).catch(refused);
  request.resume();
  response.writeHead(status, { ...always, ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(sandbox: Sandbox, request: IncomingMessage): Promise<Answer> {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  if (path === '/health') return json(200, { status: 'ok' });
  if (path.startsWith('/v1/')) return answerShop(sandbox, path, request);
  if (path.startsWith('/control/')) return answerControl(sandbox, path, request);
  if (path.startsWith('/assets/')) return asset(path.slice('/assets/'.length));

  const [, place, reference = '', part] = /^\/(pay|frame)\/([\w-]+)(\/state)?$/.exec(path) ?? [];
  if (place && part) return stateOf(sandbox, reference);
  if (place) {
    const languages = request.headers['accept-language'] ?? '';
    return answerPage(sandbox, reference, await posted(sandbox, request), place === 'frame', languages);
  }
  if (path !== '/') throw new Refusal(404, 'unknown-address', 'The sandbox has nothing here.');
  if (mayReadLedger(sandbox, request)) return answerLedger(sandbox, await posted(sandbox, request));
  const challenge = { 'www-authenticate': 'Basic realm="Payment sandbox"', 'content-type': 'text/plain' };
  return { status: 401, headers: challenge, body: 'The ledger is open to its owner only.' };
}

/** The form that was sent, if one was; a page of another site cannot send one for the customer. */
async function posted(
  { publicUrl }: Sandbox,
  request: IncomingMessage,
): Promise<Record<string, string> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (request.method !== 'POST') throw new Refusal(405, 'unknown-method', 'Send GET or POST.');
  const { origin, host } = request.headers;
  const isOwn = !origin || origin === new URL(publicUrl).origin || origin === `http://${host}`;
  if (!isOwn) throw new Refusal(403, 'foreign-form', 'This form was not sent from the page.');
  return readForm(request);
}

/** For a page that waits. */
function stateOf({ ledger }: Sandbox, reference: string): Answer {
  settleDue(ledger, Date.now());
  const payment = findPayment(ledger, reference);
  if (!payment) throw new Refusal(404, 'unknown-payment', 'There is no such payment.');
  return json(200, { state: payment.state });
}

function asset(name: string): Answer {
  const type = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!type) throw new Refusal(404, 'unknown-address', 'There is no such file.');
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=300' },
    body: readFileSync(join(import.meta.dirname, name)),
  };
}

function refused(error: unknown): Answer {
  if (error instanceof Refusal)
    return json(error.status, { error: { code: error.code, message: error.message } });
  console.error(error);
  return json(500, { error: { code: 'internal', message: 'Something went wrong.' } });
}
