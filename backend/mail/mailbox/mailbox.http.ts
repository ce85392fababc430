import { fileNotFound, type HttpRequest, type HttpResponse } from '#backend/http/http-message.ts';
import { isLocalRequest, type RequestOrigin } from '#backend/http/local-request.ts';
import { notFound } from '#backend/http/request-handler.ts';
import { isForwarded } from '#contract/http/client-address.ts';
import { isLocaleCode } from '#contract/locales.ts';
import { versionUrl } from '#contract/shop/branding.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import { describeLogo, type MailLogo } from '../mail-logo.ts';
import { isMailKind, type RenderedMail, renderMail } from '../render-mail.ts';
import { SAMPLE_PAYLOADS } from '../sample-payloads.ts';
import { type MailServices, renderOutboxMail } from '../send-mails.ts';
import { findMail, listMails, type MailboxMail } from './mailbox.queries.ts';
import {
  addLinkTarget,
  MAILBOX_STYLE,
  renderMailList,
  renderMailPage,
  renderPreviewList,
  renderPreviewPage,
} from './mailbox-pages.ts';

interface MailboxSettings {
  SMTP_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  MAILBOX: 'local' | 'on' | 'off';
}

/** Links in mails open accounts, so by default only a client on this machine may read them. */
export function canOpenMailbox(settings: MailboxSettings, caller: RequestOrigin): boolean {
  if (settings.SMTP_URL || settings.MAILBOX === 'off') return false;
  if (settings.MAILBOX === 'on') return true;
  return settings.PUBLIC_URL === undefined && isLocalRequest(caller);
}

/** `/mailbox…`: mails that were not sent to a mail server, and a preview of each kind. */
export async function getMailbox(
  request: HttpRequest,
  settings: MailboxSettings,
  services: MailServices,
): Promise<HttpResponse> {
  const caller = {
    address: request.address ?? 'unknown',
    host: request.header('host') ?? '',
    isForwarded: isForwarded((name) => request.header(name)),
  };
  if (!canOpenMailbox(settings, caller)) return notFound();
  const [, , section = '', ...rest] = request.pathname.split('/');
  if (section === '')
    return respondWithPage(
      renderMailList((await listMails(services.db)).map((mail) => withSubject(mail, services))),
    );
  if (section === 'style.css')
    return { status: 200, headers: { 'content-type': 'text/css' }, body: MAILBOX_STYLE };
  if (section === 'preview') return getPreview(rest, services);
  const mail = isUuid(section) ? await findMail(services.db, section) : undefined;
  const rendered = mail && tryRender(mail, services);
  if (!mail || !rendered) return noSuchMail();
  if (rest[0] === 'html') return respondWithMail(rendered);
  return rest.length === 0 ? respondWithPage(renderMailPage(mail, rendered)) : noSuchMail();
}

function getPreview(
  [kind, locale, format, ...more]: string[],
  { shopUrl, settingsOf }: MailServices,
): HttpResponse {
  if (!kind) return respondWithPage(renderPreviewList());
  if (!isMailKind(kind) || !isLocaleCode(locale) || more.length > 0) return noSuchMail();
  const shop = settingsOf();
  const rendered = renderMail(kind, SAMPLE_PAYLOADS[kind], {
    locale,
    shopUrl,
    shop,
    logo: logoOfMailbox(shop),
  });
  if (format === 'html') return respondWithMail(rendered);
  return format === undefined
    ? respondWithPage(renderPreviewPage(`/mailbox/preview/${kind}/${locale}`, rendered))
    : noSuchMail();
}

function withSubject(mail: MailboxMail, services: MailServices): { mail: MailboxMail; subject: string } {
  return { mail, subject: tryRender(mail, services)?.subject ?? `(${mail.kind})` };
}

/** Undefined for a mail whose payload was deleted, or was written by another version of the shop. */
function tryRender(mail: MailboxMail, services: MailServices): RenderedMail | undefined {
  try {
    return renderOutboxMail(mail, services, logoOfMailbox(services.settingsOf(mail.channel_id)));
  } catch {
    return undefined;
  }
}

/** A page cannot show the attachment of a mail, but the API serves the same file. */
function logoOfMailbox(shop: ShopSettings): MailLogo | undefined {
  return describeLogo(shop, versionUrl(shop.branding.logo, 'mail'));
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function respondWithPage(body: string): HttpResponse {
  const policy =
    "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return { status: 200, headers: { ...pageHeaders, 'content-security-policy': policy }, body };
}

/** A mail may have any style, but can only open its links. */
function respondWithMail(rendered: RenderedMail): HttpResponse {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
  return {
    status: 200,
    headers: { ...pageHeaders, 'content-security-policy': policy },
    body: addLinkTarget(rendered),
  };
}

function noSuchMail(): HttpResponse {
  const response = fileNotFound('There is no such mail.');
  // The content type of the response replaces that of pages.
  return { ...response, headers: { ...pageHeaders, ...response.headers } };
}
