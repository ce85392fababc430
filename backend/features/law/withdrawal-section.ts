import { escapeHtml } from '#backend/http/html.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { type LocaleCode, pathPrefix } from '#contract/locales.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';

/** The model instructions (Directive 2011/83/EU, Annex I(A)) as HTML, for the page about the right of withdrawal. */
export function withdrawalSection(locale: LocaleCode, company: ShopSettings['company']): string[] {
  const { mailMessages, withdrawalMessages } = LANGUAGES[locale];
  const { title, instructions, effectsTitle, effects } = withdrawalMessages;
  const address = escapeHtml([company.name, ...company.address].join(', '));
  const contact = [company.phone, company.email].filter((text) => text !== undefined).map(escapeHtml);
  const seller = [address, ...contact].join(', ');
  const link = `<a href="${pathPrefix(locale)}/withdrawal">${mailMessages.withdrawal.button}</a>`;
  return [
    `<h2>${title}</h2>`,
    ...instructions({ seller, link }).map(paragraph),
    `<h3>${effectsTitle}</h3>`,
    ...effects(address).map(paragraph),
  ];
}

/** The model withdrawal form (Directive 2011/83/EU, Annex I(B)), as in the mail that confirms an order. */
export function withdrawalForm(locale: LocaleCode, company: ShopSettings['company']): string[] {
  const { formTitle, form } = LANGUAGES[locale].mailMessages.withdrawal;
  const lines = form(escapeHtml([company.name, ...company.address, company.email].join(', ')));
  return [`<h2>${formTitle}</h2>`, '<ul>', ...lines.map((line) => `<li>${line}</li>`), '</ul>'];
}

function paragraph(text: string): string {
  return `<p>${text}</p>`;
}
