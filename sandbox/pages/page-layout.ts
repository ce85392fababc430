import { shopNameOf, shopUrlOf } from '../ledger/payment-request.ts';
import type { Payment } from '../ledger/payments.ts';
import type { Localization } from '../messages/localization.ts';
import { type Html, html } from './html.ts';

/** The input of every part of a payment's page. */
export interface PaymentView {
  payment: Payment;
  localization: Localization;
  /** The page is embedded in the shop's checkout and shows only its form. */
  isInIframe: boolean;
}

interface PageContent {
  title: string;
  content: Html;
  /** The name of a script in `assets/`. */
  script?: string;
}

export function renderLayout(view: PaymentView, { title, content, script }: PageContent): Html {
  const { payment, localization, isInIframe } = view;
  const { t, formatMoney, languageId } = localization;
  const { reference, request } = payment;
  return html`<!doctype html>
<html lang="${languageId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${formatMoney(request.amount)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/payment-page.css">
<link rel="stylesheet" href="/assets/payment-form.css">
${script ? html`<script type="module" src="/assets/${script}"></script>` : ''}
</head>
<body ${isInIframe ? html`class="framed"` : ''} data-shop-origin="${shopUrlOf(request).origin}"
  data-reference="${reference}">
<main>
  <p class="notice" role="note"><strong>Sandbox</strong> ${t('notice')}</p>
  ${isInIframe ? '' : renderSummary(view)}
  <section class="sheet">
    <h1>${title}</h1>
    ${content}
  </section>
</main>
</body>
</html>`;
}

function renderSummary({ payment: { request }, localization: { t, formatMoney } }: PaymentView): Html {
  const lines = request.lines.map(
    ({ name, quantity, amount }) => html`<li>
        <span>${name} <small>${t('quantity', { count: quantity })}</small></span>
        <span>${formatMoney(amount)}</span>
      </li>`,
  );
  return html`<section class="summary" aria-label="${t('order')}">
    <p class="to">${t('toShop', { shop: shopNameOf(request) })}</p>
    <p class="amount"><span>${t('toPay')}</span> <strong>${formatMoney(request.amount)}</strong></p>
    ${
      lines.length > 0 &&
      html`<details>
    <summary>${t('order')}</summary>
    <ul>${lines}</ul>
  </details>`
    }
  </section>`;
}
