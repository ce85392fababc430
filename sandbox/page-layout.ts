import { type Html, html } from './html.ts';
import type { Payment } from './payments.ts';
import type { Speech } from './words.ts';

interface Page {
  payment: Payment;
  speech: Speech;
  title: string;
  content: Html;
  isFramed: boolean;
  /** A file of the sandbox's own that makes the page richer. */
  script?: string;
}

/** The sheet that every page of the provider is written on. In a shop's frame it is only the form. */
export function layOut({ payment, speech, title, content, isFramed, script }: Page): Html {
  const { amount, lines, returnUrl } = payment.request;
  return html`<!doctype html>
<html lang="${speech.languageId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${speech.money(amount)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/payment-page.css">
<link rel="stylesheet" href="/assets/payment-form.css">
${script ? html`<script type="module" src="/assets/${script}"></script>` : ''}
</head>
<body ${isFramed ? html`class="framed"` : ''} data-shop-origin="${new URL(returnUrl).origin}"
  data-reference="${payment.reference}">
<main>
  <p class="notice" role="note"><strong>Sandbox</strong> ${speech.say('notice')}</p>
  ${
    isFramed
      ? ''
      : html`<section class="summary" aria-label="${speech.say('order')}">
    <p class="to">${speech.say('toShop', { shop: speech.shop })}</p>
    <p class="amount"><span>${speech.say('toPay')}</span> <strong>${speech.money(amount)}</strong></p>
    ${lines.length > 0 && orderLines(payment, speech)}
  </section>`
  }
  <section class="sheet">
    <h1>${title}</h1>
    ${content}
  </section>
</main>
</body>
</html>`;
}

function orderLines({ request }: Payment, speech: Speech): Html {
  return html`<details>
    <summary>${speech.say('order')}</summary>
    <ul>${request.lines.map(
      ({ name, quantity, amount }) => html`<li>
        <span>${name} <small>${speech.say('pieces', { count: quantity })}</small></span>
        <span>${speech.money(amount)}</span>
      </li>`,
    )}</ul>
  </details>`;
}
