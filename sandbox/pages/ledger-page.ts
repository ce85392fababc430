import { isForwarded } from '#contract/http/client-address.ts';
import { matchesSecret } from '../http/api-key.ts';
import {
  type FormValues,
  type HttpRequest,
  type HttpResponse,
  readForm,
  redirectResponse,
} from '../http/http-message.ts';
import { cancel, capture, refund } from '../ledger/move-money.ts';
import { applyDueOutcomes, applyOutcome, getPayment } from '../ledger/payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { writeControls } from '../webhooks/webhook-controls.ts';
import { renderLedger } from './render-ledger.ts';

export function showLedger(sandbox: Sandbox, request: HttpRequest): HttpResponse {
  if (!canReadLedger(sandbox, request)) return passwordRequired();
  applyDueOutcomes(sandbox.ledger, Date.now());
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
    body: renderLedger(sandbox.ledger).text,
  };
}

export async function handleLedgerForm(sandbox: Sandbox, request: HttpRequest): Promise<HttpResponse> {
  if (!canReadLedger(sandbox, request)) return passwordRequired();
  const values = await readForm(request);
  applyDueOutcomes(sandbox.ledger, Date.now());
  await runAction(sandbox, values);
  return redirectResponse('/');
}

/** Developers on the same machine need no password; all others sign in with the secret as the password. */
function canReadLedger({ secret }: Sandbox, request: HttpRequest): boolean {
  const host = (request.header('host') ?? '').replace(/:\d+$/, '');
  const isLocal =
    /^(127\.0\.0\.1|localhost|\[::1\])$/.test(host) &&
    /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/.test(request.remoteAddress ?? '') &&
    !isForwarded((name) => request.header(name));
  const credentials = (request.header('authorization') ?? '').replace(/^Basic /i, '');
  const [, password = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return isLocal || matchesSecret(password, secret);
}

function passwordRequired(): HttpResponse {
  return {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="Payment sandbox"', 'content-type': 'text/plain' },
    body: 'Sign in with the secret of the sandbox as the password.',
  };
}

async function runAction({ ledger, webhooks }: Sandbox, values: FormValues): Promise<void> {
  const { reference = '', key = '' } = values;
  const now = Date.now();
  switch (values.do) {
    case 'capture': {
      const { request, captured } = getPayment(ledger, reference);
      const amount = request.amount - captured;
      if (amount > 0) capture(ledger, { reference, amount, key }, now);
      break;
    }
    case 'refund': {
      const { captured, refunded } = getPayment(ledger, reference);
      const amount = captured - refunded;
      if (amount > 0) refund(ledger, { reference, amount, key }, now);
      break;
    }
    case 'cancel':
      cancel(ledger, { reference, key }, now);
      break;
    case 'approve':
      applyOutcome(ledger, { reference, outcome: { state: 'authorized' } }, now);
      break;
    case 'decline':
      applyOutcome(ledger, { reference, outcome: { state: 'failed', failure: 'declined' } }, now);
      break;
    case 'send-again':
      await webhooks.resend(values.eventId ?? '');
      break;
    case 'send':
      await webhooks.sendUnaccepted(values.order === 'newest-first' ? 'newest-first' : 'oldest-first');
      break;
    case 'controls':
      writeControls(ledger, {
        mode: values.mode,
        copies: Number(values.copies),
        delaySeconds: Number(values.delaySeconds),
      });
  }
}
