import { type Html, html } from '#backend/http/html.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import { MAIL_KINDS, type RenderedMail } from '../render-mail.ts';
import type { MailboxMail } from './mailbox.queries.ts';

export const MAILBOX_STYLE = `:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1.5rem;background:light-dark(#faf7f2,#1b1917);color:light-dark(#222,#ece7df);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font:500 1.75rem/1.2 Georgia,serif}a{color:inherit}li{margin-block:.75rem}small,dt{color:light-dark(#5c5751,#b3aca2)}
ul{padding:0;list-style:none}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
iframe{width:100%;height:75vh;border:1px solid light-dark(#ddd5c8,#3a3530);background:#fff}
pre{padding:1rem;border:1px solid light-dark(#ddd5c8,#3a3530);white-space:pre-wrap}`;

export function renderMailList(mails: readonly { mail: MailboxMail; subject: string }[]): string {
  const items = mails.map(
    ({ mail, subject }) => html`<li><a href="/mailbox/${mail.mail_id}">${subject}</a><br>
<small>${mail.recipient} · ${mail.kind} · ${mail.language_id} · ${mail.created_at.toISOString()} · ${stateOf(mail)}</small></li>`,
  );
  return renderPage(
    'Mailbox',
    html`<p>Mails that this shop would have sent: without SMTP_URL they stay here. <a href="/mailbox/preview">One of each kind</a></p>
${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>No mail yet.</p>`}`,
  );
}

export function renderMailPage(mail: MailboxMail, rendered: RenderedMail): string {
  return renderPage(
    rendered.subject,
    html`<p><a href="/mailbox">All mails</a></p>
<dl><dt>To</dt><dd>${mail.recipient}</dd><dt>State</dt><dd>${stateOf(mail)}</dd></dl>
${renderHtmlAndText(rendered, `/mailbox/${mail.mail_id}/html`)}`,
  );
}

export function renderPreviewList(): string {
  const kinds = MAIL_KINDS.map(
    (kind) =>
      html`<li>${kind}<br>${LOCALE_CODES.map(
        (locale) => html`<a href="/mailbox/preview/${kind}/${locale}">${locale}</a> `,
      )}</li>`,
  );
  return renderPage('One of each kind', html`<p><a href="/mailbox">All mails</a></p><ul>${kinds}</ul>`);
}

export function renderPreviewPage(url: string, rendered: RenderedMail): string {
  return renderPage(
    rendered.subject,
    html`<p><a href="/mailbox/preview">All kinds</a></p>${renderHtmlAndText(rendered, `${url}/html`)}`,
  );
}

/** The mail is displayed in an iframe, so its links open in a new tab. */
export function addLinkTarget(rendered: RenderedMail): string {
  return rendered.html.replace('<head>', '<head>\n<base target="_blank">');
}

function renderHtmlAndText({ subject, text }: RenderedMail, iframeUrl: string): Html {
  return html`<iframe src="${iframeUrl}" title="${subject}"></iframe><h2>Text</h2><pre>${text}</pre>`;
}

function stateOf({ sent_at, abandoned_at, last_error, attempts }: MailboxMail): string {
  if (sent_at) return 'delivered';
  if (abandoned_at) return `given up: ${last_error ?? ''}`;
  return attempts === 0 ? 'waiting' : `tried ${attempts} times: ${last_error ?? ''}`;
}

function renderPage(title: string, content: Html): string {
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/mailbox/style.css"><link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
  return `<!doctype html>${page.markup}`;
}
