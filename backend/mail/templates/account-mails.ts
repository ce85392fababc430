import type { LinkMailMessages } from '#backend/languages/mail-messages.ts';
import { publicFormPath } from '#contract/content/public-forms.ts';
import { VERIFY_PARAMETER } from '#contract/customer/account-requests.ts';
import { MAILED_SCREEN_PATHS } from '#contract/screen-paths.ts';
import type { MailBlock, MailContent, MailWriter } from '../mail-content.ts';
import type { MailPayloads } from '../mail-kinds.ts';

/** Links to a form whose path contains the language. */
export function dataRequestMail(
  { messages, shopName, fileUrl, locale }: MailWriter,
  { key }: MailPayloads['data-request'],
): MailContent {
  const url = fileUrl(publicFormPath('personal-data', key, locale));
  return linkMail(messages.dataRequest, shopName, url);
}

export function resetPasswordMail(
  { messages, shopName, linkTo }: MailWriter,
  { resetKey }: MailPayloads['reset-password'],
): MailContent {
  const url = linkTo(`${MAILED_SCREEN_PATHS['reset-password']}?resetKey=${encodeURIComponent(resetKey)}`);
  return linkMail(messages.resetPassword, shopName, url);
}

/** The link leads through the sign-in to the customer's orders: the key works only in a session of its account. */
export function verifyEmailMail(
  { messages, shopName, linkTo }: MailWriter,
  { verifyKey, ordersPath }: MailPayloads['verify-email'],
): MailContent {
  const { pathname } = new URL(linkTo(ordersPath));
  const next = `${pathname}?${new URLSearchParams({ [VERIFY_PARAMETER]: verifyKey })}`;
  const url = linkTo(`${MAILED_SCREEN_PATHS['sign-in']}?${new URLSearchParams({ next })}`);
  return linkMail(messages.verifyEmail, shopName, url);
}

/** A mail with one button. */
function linkMail(
  { subject, lead, button, note }: LinkMailMessages,
  shopName: string,
  url: string,
): MailContent {
  return {
    subject,
    title: subject,
    blocks: [
      { type: 'text', text: lead(shopName) },
      { type: 'button', label: button, url, hasVisibleUrl: true },
      { type: 'text', text: note },
    ],
  };
}

export function passwordChangedMail(
  { messages, shopName, linkTo, formatMinute }: MailWriter,
  { changedAt, isStillSignedIn }: MailPayloads['password-changed'],
): MailContent {
  const { subject, lead, leadWhenStillSignedIn, warning, button } = messages.passwordChanged;
  const leadText = isStillSignedIn ? leadWhenStillSignedIn : lead;
  return {
    subject,
    title: subject,
    blocks: [
      { type: 'text', text: leadText(shopName, formatMinute(changedAt)) },
      { type: 'text', text: warning },
      { type: 'link', label: button, url: linkTo(MAILED_SCREEN_PATHS['forgot-password']) },
    ],
  };
}

export function backInStockMail(
  { messages, linkTo }: MailWriter,
  { productName, skuName, path }: MailPayloads['back-in-stock'],
): MailContent {
  const { subject, title, lead, button, note } = messages.backInStock;
  return {
    subject: subject(productName),
    title,
    blocks: [
      { type: 'heading', text: productName },
      ...(skuName ? [{ type: 'small', text: skuName } as const] : []),
      { type: 'text', text: lead },
      { type: 'button', label: button, url: linkTo(path) },
      { type: 'small', text: note },
    ],
  };
}

export function newsletterConfirmMail(
  { messages: { newsletter }, shopName, linkTo }: MailWriter,
  { confirmKey }: MailPayloads['newsletter-confirm'],
): MailContent {
  const url = linkTo(`${MAILED_SCREEN_PATHS['newsletter-confirm']}?key=${encodeURIComponent(confirmKey)}`);
  return {
    subject: newsletter.confirmSubject,
    title: newsletter.confirmSubject,
    blocks: [
      { type: 'text', text: newsletter.confirmLead(shopName) },
      { type: 'button', label: newsletter.confirmButton, url, hasVisibleUrl: true },
      { type: 'small', text: newsletter.confirmNote },
    ],
  };
}

export function newsletterWelcomeMail(
  writer: MailWriter,
  payload: MailPayloads['newsletter-welcome'],
): MailContent {
  const { welcomeSubject, welcomeLead } = writer.messages.newsletter;
  return newsletterMail(writer, payload, welcomeSubject, [{ type: 'text', text: welcomeLead }]);
}

export function newsletterKnownMail(
  writer: MailWriter,
  payload: MailPayloads['newsletter-known'],
): MailContent {
  const { knownSubject, knownLead } = writer.messages.newsletter;
  return newsletterMail(writer, payload, knownSubject, [{ type: 'text', text: knownLead }]);
}

/** Every newsletter ends with the reason why it was sent and a link to unsubscribe. */
function newsletterMail(
  { messages: { newsletter }, shopName, linkTo }: MailWriter,
  { unsubscribeKey }: { unsubscribeKey: string },
  subject: string,
  blocks: readonly MailBlock[],
): MailContent {
  const path = `${MAILED_SCREEN_PATHS['newsletter-end']}?key=${encodeURIComponent(unsubscribeKey)}`;
  const unsubscribeUrl = linkTo(path);
  return {
    subject,
    title: subject,
    blocks: [
      ...blocks,
      { type: 'small', text: newsletter.why(shopName) },
      { type: 'link', label: newsletter.unsubscribe, url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  };
}
