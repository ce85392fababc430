import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
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
  const { kind, to, channelId, marketId, languageId, dedupeKey, payload, expiresAt } = mail;
  const added = await statement<{ mail_id: string }>`insert into mail_outbox
      (kind, recipient, channel_id, market_id, language_id, dedupe_key, payload, expires_at)
    values (${kind}, ${to}, ${channelId}, ${marketId}, ${languageId}, ${dedupeKey}, ${JSON.stringify(payload)},
      ${expiresAt ?? null})
    on conflict (dedupe_key) do nothing returning mail_id`.execute(db);
  return added.length === 1;
}
