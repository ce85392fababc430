import { DEFAULT_LOCALE, LOCALES, type LocaleCode, localeOfTag } from '#contract/locales.ts';
import type { HttpResponse } from '../http/http-message.ts';
import { sandboxMessages } from '../messages/messages.ts';
import { html } from './html.ts';

const policy = `default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'`;

/** For a wrong link, or one that is older than the ledger. Only the browser's languages are known. */
export function unknownPaymentPage(acceptLanguage: string): HttpResponse {
  const locale = preferredLocale(acceptLanguage);
  const { unknown, unknownText } = sandboxMessages[locale];
  const page = html`<!doctype html>
<html lang="${LOCALES[locale].iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${unknown}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/payment-page.css">
</head>
<body>
<main>
  <section class="sheet">
    <h1>${unknown}</h1>
    <p>${unknownText}</p>
  </section>
</main>
</body>
</html>`;
  return {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: page.text,
  };
}

function preferredLocale(acceptLanguage: string): LocaleCode {
  const locales = acceptLanguage.split(',').map(localeOfTag);
  return locales.find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
}
