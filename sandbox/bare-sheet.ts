import { DEFAULT_LOCALE, isLocaleCode, LOCALES } from '#contract/locales.ts';
import { type Html, html } from './html.ts';
import { languages } from './words.ts';

export const bareSheetPolicy = `default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'`;

/** A page without a payment: nothing is known but the browser's languages. */
export function drawUnknown(accepted: string): Html {
  const read = accepted
    .split(',')
    .map((language) => language.trim().slice(0, 2).toLowerCase().replace('no', 'nb'));
  const locale = read.find(isLocaleCode) ?? DEFAULT_LOCALE;
  const words = languages[locale];
  return html`<!doctype html>
<html lang="${LOCALES[locale].iso}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.unknown}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/payment-page.css">
</head>
<body>
<main>
  <section class="sheet">
    <h1>${words.unknown}</h1>
    <p>${words.unknownText}</p>
  </section>
</main>
</body>
</html>`;
}
