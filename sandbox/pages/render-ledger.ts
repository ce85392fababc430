import type { Ledger } from '../ledger/ledger.ts';
import { latestPayments, type Payment } from '../ledger/payments.ts';
import { createLocalization } from '../messages/localization.ts';
import { type Event, eventsOf } from '../webhooks/events.ts';
import { readControls, type WebhookControls } from '../webhooks/webhook-controls.ts';
import { type Html, html } from './html.ts';

const maxPayments = 50;

export function renderLedger(ledger: Ledger): Html {
  const payments = latestPayments(ledger, maxPayments);
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
<p>This sandbox takes the role of a payment provider. No money is moved. The latest ${maxPayments} payments:</p>
${payments.length === 0 ? html`<p class="terms">There are none yet. Buy something in the shop.</p>` : ''}
${payments.map((payment) => renderPayment(payment, eventsOf(ledger, payment.reference)))}
${renderControls(readControls(ledger))}
</main>
</body>
</html>`;
}

function renderPayment(payment: Payment, events: Event[]): Html {
  const { reference, request, state, failure, captured, refunded, payer, createdAt } = payment;
  const { formatMoney } = createLocalization(request);
  // A form that is submitted twice moves money once: the key depends on the amounts before the submit.
  const key = `ledger:${reference}:${captured}:${refunded}`;
  const renderButton = (action: string, label: string) => html`<form method="post">
    <input type="hidden" name="reference" value="${reference}"><input type="hidden" name="key" value="${key}:${action}">
    <button class="button small" name="do" value="${action}">${label}</button></form>`;
  return html`<article class="entry" aria-label="${reference}">
    <header><h2>${formatMoney(request.amount)}</h2> <span class="state state-${state}">${state}${failure ? `: ${failure}` : ''}</span></header>
    <p>${request.methodKey} ${payer} · <time>${new Date(createdAt).toISOString().slice(0, 19).replace('T', ' ')}</time> · <code>${reference}</code></p>
    <p>captured ${formatMoney(captured)} · refunded ${formatMoney(refunded)}</p>
    <div class="actions">
      ${state === 'pending' ? [html`<a class="button small" href="/pay/${reference}">Open page</a>`, renderButton('approve', 'Approve'), renderButton('decline', 'Decline')] : ''}
      ${state === 'authorized' ? [renderButton('capture', 'Capture'), renderButton('cancel', 'Cancel')] : ''}
      ${state === 'captured' && captured > refunded ? renderButton('refund', 'Refund') : ''}
    </div>
    ${events.length > 0 && html`<details><summary>${events.length} events</summary><ul>${events.map(renderEvent)}</ul></details>`}
  </article>`;
}

function renderEvent(event: Event): Html {
  const { event_id, kind, attempts, last_answer } = event;
  return html`<li><span>${kind} <small>${deliveryStatusOf(event)}, ${attempts} attempts ${last_answer}</small></span>
    <form method="post"><input type="hidden" name="eventId" value="${event_id}">
    <button class="button small" name="do" value="send-again">Send again</button></form></li>`;
}

function deliveryStatusOf({ attempts, delivered_at, due_at }: Event): string {
  if (delivered_at) return 'accepted';
  if (due_at) return 'to be sent';
  return attempts > 0 ? 'no attempts left' : 'held back';
}

function renderControls({ mode, copies, delaySeconds }: WebhookControls): Html {
  const renderOption = (value: string, label: string) =>
    html`<option value="${value}" ${value === mode ? html`selected` : ''}>${label}</option>`;
  return html`<section class="entry" aria-labelledby="webhooks">
    <h2 id="webhooks">Webhook delivery</h2>
    <form method="post" class="controls">
      <label>Events are <select name="mode">${renderOption('send', 'sent')}${renderOption('hold', 'held back')}${renderOption('drop', 'lost')}</select></label>
      <label>Copies of each <input name="copies" type="number" min="1" max="5" value="${copies}"></label>
      <label>Seconds of delay <input name="delaySeconds" type="number" min="0" max="3600" value="${delaySeconds}"></label>
      <button class="button small" name="do" value="controls">Set</button>
    </form>
    <form method="post" class="controls">
      <label>Order <select name="order"><option value="oldest-first">oldest first</option><option value="newest-first">newest first</option></select></label>
      <button class="button small" name="do" value="send">Send all events that were not accepted</button>
    </form>
  </section>`;
}
