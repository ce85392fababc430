import type { Database } from '#backend/database/connection.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';

export interface NewMail<K extends MailKind> {
  kind: K;
  to: string;
  channelId: string;
  marketId: string;
  languageId: string;
  /** Names what is told, such as `order-confirmation:100023`: it is mailed once, however often it is enqueued. */
  dedupeKey: string;
  payload: MailPayloads[K];
  /** After this moment the mail would be of no use, and is not sent any more. */
  expiresAt?: Date;
}

/**
 * Puts a mail into the outbox, in the transaction of whatever it tells of: it is sent soon after the commit, and never
 * without it. Answers whether it is new.
 */
export async function enqueueMail<K extends MailKind>(db: Database, mail: NewMail<K>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mail_outbox')
    .values({
      kind: mail.kind,
      recipient: mail.to,
      channel_id: mail.channelId,
      market_id: mail.marketId,
      language_id: mail.languageId,
      dedupe_key: mail.dedupeKey,
      payload: JSON.stringify(mail.payload),
      expires_at: mail.expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
