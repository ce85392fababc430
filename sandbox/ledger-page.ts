import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { type Event, eventsOf } from './events.ts';
import { type Html, html } from './html.ts';
import { cancel, capture, refund } from './move-money.ts';
import { existing, latestPayments, type Payment, settle, settleDue } from './payments.ts';
import type { Sandbox } from './sandbox.ts';
import { isSame } from './shop-api.ts';
import { readControls, writeControls } from './webhook-controls.ts';
import { speechOf } from './words.ts';

const mostPayments = 50;

/** The books, for developers on this machine; from elsewhere only with the secret as password. */
export function mayReadLedger({ secret }: Sandbox, { headers, socket }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const isLocal =
    /^(127\.0\.0\.1|localhost|\[::1\])$/.test(host) &&
    /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/.test(socket.remoteAddress ?? '') &&
    headers['x-forwarded-for'] === undefined;
  const [, password = ''] = Buffer.from((headers.authorization ?? '').replace(/^Basic /i, ''), 'base64')
    .toString('utf8')
    .split(':');
  return isLocal || isSame(password, secret);
}

export async function answerLedger(
  sandbox: Sandbox,
  posted: Readonly<Record<string, string>> | undefined,
): Promise<Answer> {
  settleDue(sandbox.ledger, Date.now());
  if (posted) {
    await act(sandbox, posted);
    return { status: 303, headers: { location: '/' }, body: '' };
  }
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    },
    body: drawLedger(sandbox).text,
  };
}

/** A form that was sent twice moves money once: its key is made of what the payment was like before. */
async function act(
  { ledger, webhooks }: Sandbox,
  { do: does, reference = '', key = '', eventId = '', ...values }: Readonly<Record<string, string>>,
): Promise<void> {
  const now = Date.now();
  const amount = () => {
    const { request, captured, refunded } = existing(ledger, reference);
    return does === 'refund' ? captured - refunded : request.amount - captured;
  };
  if (does === 'capture' && amount() > 0) capture(ledger, reference, amount(), key, now);
  if (does === 'refund' && amount() > 0) refund(ledger, reference, amount(), key, now);
  if (does === 'cancel') cancel(ledger, reference, key, now);
  if (does === 'approve') settle(ledger, reference, { state: 'authorized' }, now);
  if (does === 'decline') settle(ledger, reference, { state: 'failed', failure: 'declined' }, now);
  if (does === 'send-again') await webhooks.sendAgain(eventId);
  if (does === 'send')
    await webhooks.sendNow(values.order === 'newest-first' ? 'newest-first' : 'oldest-first');
  if (does === 'controls')
    writeControls(ledger, {
      mode: values.mode,
      copies: Number(values.copies),
      delaySeconds: Number(values.delaySeconds),
    });
}

function drawLedger({ ledger }: Sandbox): Html {
  const payments = latestPayments(ledger, mostPayments);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Payment sandbox · ledger</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/payment-page.css">
<link rel="stylesheet" href="/assets/payment-form.css">
<link rel="stylesheet" href="/assets/ledger-page.css">
</head>
<body class="ledger">
<main>
<h1>Payment sandbox</h1>
<p>It plays the payment provider. No money moves. The latest ${mostPayments} payments:</p>
${payments.length === 0 ? html`<p class="terms">There are none yet. Buy something in the shop.</p>` : ''}
${payments.map((payment) => drawPayment(payment, eventsOf(ledger, payment.reference)))}
${drawControls(readControls(ledger))}
</main>
</body>
</html>`;
}

function drawPayment(payment: Payment, events: Event[]): Html {
  const { reference, request, state, failure, captured, refunded, payer, createdAt } = payment;
  const { money } = speechOf(payment);
  const key = `ledger:${reference}:${captured}:${refunded}`;
  const form = (does: string, label: string) => html`<form method="post">
    <input type="hidden" name="reference" value="${reference}"><input type="hidden" name="key" value="${key}:${does}">
    <button class="button small" name="do" value="${does}">${label}</button></form>`;
  return html`<article class="entry" aria-label="${reference}">
    <header><h2>${money(request.amount)}</h2> <span class="state state-${state}">${state}${failure ? `: ${failure}` : ''}</span></header>
    <p>${request.methodKey} ${payer} · <time>${new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ')}</time> · <code>${reference}</code></p>
    <p>captured ${money(captured)} · refunded ${money(refunded)}</p>
    <div class="actions">
      ${state === 'pending' ? [html`<a class="button small" href="/pay/${reference}">Open page</a>`, form('approve', 'Approve'), form('decline', 'Decline')] : ''}
      ${state === 'authorized' ? [form('capture', 'Capture'), form('cancel', 'Cancel')] : ''}
      ${state === 'captured' && captured > refunded ? form('refund', 'Refund') : ''}
    </div>
    ${events.length > 0 && html`<details><summary>${events.length} events</summary><ul>${events.map(drawEvent)}</ul></details>`}
  </article>`;
}

function drawEvent({ event_id, kind, attempts, delivered_at, due_at, last_answer }: Event): Html {
  const standing = delivered_at ? 'taken' : due_at ? 'to be sent' : 'held back';
  return html`<li><span>${kind} <small>${standing}, ${attempts} attempts ${last_answer}</small></span>
    <form method="post"><input type="hidden" name="eventId" value="${event_id}">
    <button class="button small" name="do" value="send-again">Send again</button></form></li>`;
}

function drawControls({ mode, copies, delaySeconds }: ReturnType<typeof readControls>): Html {
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === mode ? html`selected` : ''}>${label}</option>`;
  return html`<section class="entry" aria-labelledby="webhooks">
    <h2 id="webhooks">How webhooks behave</h2>
    <form method="post" class="controls">
      <label>Events are <select name="mode">${option('send', 'sent')}${option('hold', 'held back')}${option('drop', 'lost')}</select></label>
      <label>Copies of each <input name="copies" type="number" min="1" max="5" value="${copies}"></label>
      <label>Seconds of delay <input name="delaySeconds" type="number" min="0" max="3600" value="${delaySeconds}"></label>
      <button class="button small" name="do" value="controls">Set</button>
    </form>
    <form method="post" class="controls">
      <label>Order <select name="order"><option value="oldest-first">oldest first</option><option value="newest-first">newest first</option></select></label>
      <button class="button small" name="do" value="send">Send all that was not taken</button>
    </form>
  </section>`;
}
