import type { Checkout } from '../checkouts/checkouts.ts';
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
  /** The checkout that the payment was started in, whose iframe shows the page. */
  checkout?: Checkout | undefined;
}

interface PageContent {
  title: string;
  content: Html;
  /** The name of a script in `assets/`. */
  script?: string | undefined;
}

/** The page of a payment: alone, in an iframe of the shop's checkout, or in the iframe that collects the address. */
export function renderLayout(view: PaymentView, { title, content, script }: PageContent): Html {
  const { payment, localization, isInIframe, checkout } = view;
  const { formatMoney } = localization;
  const { reference, request } = payment;
  if (checkout)
    return renderIframePage({
      localization,
      reference: checkout.reference,
      embedOrigins: checkout.request.embedOrigins,
      title,
      heading: title,
      content,
      script: script ?? 'checkout-frame.js',
    });
  return renderDocument(localization, {
    title: `${title} · ${formatMoney(request.amount)}`,
    script,
    body: html`<body ${isInIframe ? html`class="framed"` : ''} data-shop-origin="${shopUrlOf(request).origin}"
  data-reference="${reference}">${renderMain(localization, title, html`${isInIframe ? '' : renderSummary(view)}`, content)}</body>`,
  });
}

interface IframePage {
  localization: Localization;
  /** The reference of the checkout. */
  reference: string;
  embedOrigins: readonly string[];
  title: string;
  heading: string;
  content: Html;
  script: string;
}

/** A page in the iframe of a checkout. */
export function renderIframePage(page: IframePage): Html {
  const { localization, reference, embedOrigins, title, heading, content, script } = page;
  return renderDocument(localization, {
    title,
    script,
    body: html`<body class="framed" data-embed-origins="${embedOrigins.join(' ')}" data-reference="${reference}">${renderMain(localization, heading, html``, content)}</body>`,
  });
}

function renderMain({ t }: Localization, heading: string, summary: Html, content: Html): Html {
  return html`
<main>
  <p class="notice" role="note"><strong>Sandbox</strong> ${t('notice')}</p>
  ${summary}
  <section class="sheet">
    <h1>${heading}</h1>
    ${content}
  </section>
</main>
`;
}

function renderDocument(
  { languageId }: Localization,
  { title, script, body }: { title: string; script: string | undefined; body: Html },
): Html {
  return html`<!doctype html>
<html lang="${languageId}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/payment-page.css">
<link rel="stylesheet" href="/assets/payment-form.css">
${script ? html`<script type="module" src="/assets/${script}"></script>` : ''}
</head>
${body}
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
