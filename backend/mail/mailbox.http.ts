import { isLocaleCode } from '#contract/locales.ts';
import { type MailHouse, renderOutboxMail } from './mail-job.ts';
import { findMail, listMails, type MailboxMail } from './mailbox.queries.ts';
import {
  framedMail,
  MAILBOX_STYLE,
  mailboxPage,
  mailPage,
  previewPage,
  previewsPage,
} from './mailbox-pages.ts';
import { isMailKind, type RenderedMail, renderMail } from './render-mail.ts';
import { SAMPLE_PAYLOADS } from './sample-payloads.ts';

export interface MailboxSettings {
  SMTP_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  MAILBOX: 'local' | 'on' | 'off';
}

export interface MailboxCaller {
  address: string;
  /** The name that the port was called by, with or without a port number. */
  host: string;
}

/**
 * Who may read the mailbox: links in it open accounts. Usually that is whoever sits at this machine, and calls it by a name
 * of this machine: another site could let its own name point here, and have the visitor's browser read for it.
 */
export function isMailboxOpenTo(settings: MailboxSettings, { address, host }: MailboxCaller): boolean {
  if (settings.SMTP_URL || settings.MAILBOX === 'off') return false;
  if (settings.MAILBOX === 'on') return true;
  const isCalledHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  const isFromHere = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
  return settings.PUBLIC_URL === undefined && isCalledHere && isFromHere;
}

/** `/mailbox…`: the mails that were not sent anywhere, and what each kind looks like. */
export async function answerMailbox(pathname: string, house: MailHouse): Promise<Response> {
  const [, , place = '', ...rest] = pathname.split('/');
  if (place === '') return page(mailboxPage((await listMails(house.db)).map((mail) => listed(mail, house))));
  if (place === 'style.css') return new Response(MAILBOX_STYLE, { headers: { 'content-type': 'text/css' } });
  if (place === 'preview') return answerPreview(rest, house);
  const mail = isUuid(place) ? await findMail(house.db, place) : undefined;
  const rendered = mail && readable(mail, house);
  if (!mail || !rendered) return nothing();
  if (rest[0] === 'html') return frame(rendered);
  return rest.length === 0 ? page(mailPage(mail, rendered)) : nothing();
}

function answerPreview([kind, locale, form, ...more]: string[], { shopUrl }: MailHouse): Response {
  if (!kind) return page(previewsPage());
  if (!isMailKind(kind) || !isLocaleCode(locale) || more.length > 0) return nothing();
  const rendered = renderMail(kind, SAMPLE_PAYLOADS[kind], { locale, shopUrl, shopName: 'Kvarto' });
  if (form === 'html') return frame(rendered);
  return form === undefined ? page(previewPage(`/mailbox/preview/${kind}/${locale}`, rendered)) : nothing();
}

function listed(mail: MailboxMail, house: MailHouse): { mail: MailboxMail; subject: string } {
  return { mail, subject: readable(mail, house)?.subject ?? `(${mail.kind})` };
}

/** Nothing for a mail whose facts were forgotten, or were written by another version of the shop. */
function readable(mail: MailboxMail, house: MailHouse): RenderedMail | undefined {
  try {
    return renderOutboxMail(mail, house);
  } catch {
    return undefined;
  }
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function page(body: string, status = 200): Response {
  const policy =
    "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return new Response(body, { status, headers: { ...headers, 'content-security-policy': policy } });
}

/** A mail may look as it likes, and do nothing but open its links. */
function frame(rendered: RenderedMail): Response {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
  return new Response(framedMail(rendered), { headers: { ...headers, 'content-security-policy': policy } });
}

function nothing(): Response {
  return new Response('There is no such mail.', {
    status: 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}
