import type { Database } from '#backend/database/connection.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';
import { insertMail } from './outbox.queries.ts';

export interface NewMail<K extends MailKind> {
  kind: K;
  to: string;
  channelId: string;
  marketId: string;
  languageId: string;
  /** Such as `order-confirmation:100023`. Of several mails with the same key, only the first is sent. */
  dedupeKey: string;
  payload: MailPayloads[K];
  /** The storefront that links lead to: that of the request that caused the mail. Null: that of the sending process. */
  shopUrl: string | null;
  /** After this moment the mail is useless, and is not sent. */
  expiresAt?: Date;
}

/**
 * Adds a mail to the outbox, in the transaction of its cause, so that it is sent only after the commit. Returns false if a
 * mail with the same key is there already.
 */
export function enqueueMail<K extends MailKind>(db: Database, mail: NewMail<K>): Promise<boolean> {
  return insertMail(db, mail);
}
