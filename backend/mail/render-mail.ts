import { createMailWriter, type MailContent, type MailContext, type MailWriter } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';
import { renderMailText } from './mail-text.ts';
import {
  backInStockMail,
  dataRequestMail,
  newsletterConfirmMail,
  newsletterKnownMail,
  newsletterWelcomeMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './templates/account-mails.ts';
import { contentFormMail, staffNoticeMail } from './templates/content-mails.ts';
import { giftCardMail } from './templates/gift-card-mail.ts';
import {
  downloadAvailableMail,
  orderCancelledMail,
  orderConfirmationMail,
  orderNotMadeMail,
  orderRefundedMail,
  orderShippedMail,
  withdrawalReceiptMail,
} from './templates/order-mails.ts';
import {
  reviewRefusedMail,
  reviewReportDecidedMail,
  reviewReportMail,
  reviewRestoredMail,
} from './templates/review-mails.ts';

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
  'download-available': downloadAvailableMail,
  'reset-password': resetPasswordMail,
  'verify-email': verifyEmailMail,
  'password-changed': passwordChangedMail,
  'back-in-stock': backInStockMail,
  'gift-card': giftCardMail,
  'newsletter-confirm': newsletterConfirmMail,
  'newsletter-welcome': newsletterWelcomeMail,
  'newsletter-known': newsletterKnownMail,
  'content-form': contentFormMail,
  'staff-notice': staffNoticeMail,
  'data-request': dataRequestMail,
  'review-report': reviewReportMail,
  'review-report-decided': reviewReportDecidedMail,
  'review-refused': reviewRefusedMail,
  'review-restored': reviewRestoredMail,
};

export const MAIL_KINDS = Object.keys(templates) as MailKind[];

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(templates, kind);
}

/** The same payload and context always give the same mail. */
export function renderMail<K extends MailKind>(
  kind: K,
  payload: MailPayloads[K],
  context: MailContext,
): RenderedMail {
  const writer = createMailWriter(context);
  const content = withShopTexts(templates[kind](writer, payload), kind, context);
  // A subject is one line, even if a product name has line breaks.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return {
    subject,
    text: renderMailText(content, writer),
    html: renderMailHtml({ ...content, subject }, writer, context.locale),
    unsubscribeUrl: content.unsubscribeUrl,
  };
}

/** The shop's own subject and lead replace those of the language. */
function withShopTexts(content: MailContent, kind: MailKind, { locale, shop }: MailContext): MailContent {
  const { subject, lead } = shop.mail.texts[locale]?.kinds[kind] ?? {};
  const fill = (text: string) => text.replaceAll('{shop}', shop.name);
  // The lead replaces the first text. A mail without a text gets the lead in addition.
  const firstText = content.blocks.findIndex(({ type }) => type === 'text');
  return {
    ...content,
    subject: subject ? fill(subject) : content.subject,
    blocks:
      lead === undefined
        ? content.blocks
        : [{ type: 'text', text: fill(lead) }, ...content.blocks.toSpliced(firstText, firstText < 0 ? 0 : 1)],
  };
}
