import type { MailSender } from '#backend/config/parse-sender.ts';
import type { MailAttachment } from './mail-logo.ts';
import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  /** The same at every attempt, so that a mailbox recognises a duplicate. */
  messageId: string;
  from: MailSender;
  to: string;
  /** Pictures that the HTML shows. */
  attachments: readonly MailAttachment[];
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail can never be delivered; a retry is useless. */
export class UndeliverableMailError extends Error {
  override name = 'UndeliverableMailError';
}
