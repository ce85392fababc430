import {
  backInStockMail,
  newsletterConfirmMail,
  newsletterKnownMail,
  newsletterWelcomeMail,
  passwordChangedMail,
  resetPasswordMail,
} from './account-mails.ts';
import { contentFormMail } from './content-mails.ts';
import { type MailContent, type MailPlace, type MailWriter, mailWriter } from './mail-content.ts';
import { mailAsHtml } from './mail-html.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';
import { mailAsText } from './mail-text.ts';
import {
  orderCancelledMail,
  orderConfirmationMail,
  orderNotMadeMail,
  orderRefundedMail,
  orderShippedMail,
  withdrawalReceiptMail,
} from './order-mails.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
}

const templates: { [K in MailKind]: (writer: MailWriter, payload: MailPayloads[K]) => MailContent } = {
  'order-confirmation': orderConfirmationMail,
  'order-shipped': orderShippedMail,
  'order-refunded': orderRefundedMail,
  'order-cancelled': orderCancelledMail,
  'order-not-made': orderNotMadeMail,
  'withdrawal-receipt': withdrawalReceiptMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'back-in-stock': backInStockMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-welcome': newsletterWelcomeMail,
  'newsletter-known': newsletterKnownMail,
  'content-form': contentFormMail,
};

export const MAIL_KINDS = Object.keys(templates) as MailKind[];

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(templates, kind);
}

/** A mail as it is read. The same facts give the same mail. */
export function renderMail<K extends MailKind>(
  kind: K,
  payload: MailPayloads[K],
  place: MailPlace,
): RenderedMail {
  const writer = mailWriter(place);
  const content = templates[kind](writer, payload);
  // A subject is one line, whatever a book is called.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  const { unsubscribeUrl } = content;
  return {
    subject,
    text: mailAsText(content, writer),
    html: mailAsHtml({ ...content, subject }, writer, place.locale),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}
