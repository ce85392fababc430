import type { RenderedMail } from './render-mail.ts';

export interface OutgoingMail extends RenderedMail {
  /** The same at every attempt: whoever gets a mail twice can tell. */
  messageId: string;
  to: string;
}

/** What takes mails out of the house. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail cannot be delivered, now or later. */
export class HopelessMail extends Error {}
