import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';

export interface NewMail<K extends MailKind> {
  kind: K;
  to: string;
  channelId: string;
  marketId: string;
  languageId: string;
  /** Such as `order-confirmation:100023`: enqueued again, it is not mailed again. */
  dedupeKey: string;
  payload: MailPayloads[K];
  /** After this moment the mail is useless, and is not sent. */
  expiresAt?: Date;
}

/**
 * Adds a mail to the outbox, in the transaction of its cause: it is sent soon after the commit, and never without it.
 * Returns false if it is there already.
 */
export async function enqueueMail<K extends MailKind>(db: Database, mail: NewMail<K>): Promise<boolean> {
  const { kind, to, channelId, marketId, languageId, dedupeKey, payload, expiresAt } = mail;
  const added = await statement<{ mail_id: string }>`insert into mail_outbox
      (kind, recipient, channel_id, market_id, language_id, dedupe_key, payload, expires_at)
    values (${kind}, ${to}, ${channelId}, ${marketId}, ${languageId}, ${dedupeKey}, ${JSON.stringify(payload)},
      ${expiresAt ?? null})
    on conflict (dedupe_key) do nothing returning mail_id`.execute(db);
  return added.length === 1;
}
