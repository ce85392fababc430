import { sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { NewMail } from './enqueue-mail.ts';
import { type MailKind, SECRET_KINDS } from './mail-kinds.ts';

export interface OutboxMail {
  mail_id: string;
  kind: string;
  recipient: string;
  language_id: string;
  market_alias: string;
  channel_id: string;
  payload: unknown;
  shop_url: string | null;
  attempts: number;
}

/** Returns false if a mail with the same key is there already. */
export async function insertMail(db: Database, mail: NewMail<MailKind>): Promise<boolean> {
  const { kind, to, channelId, marketId, languageId, dedupeKey, payload, shopUrl, expiresAt } = mail;
  const added = await statement<{ mail_id: string }>`insert into mail_outbox
      (kind, recipient, channel_id, market_id, language_id, dedupe_key, payload, shop_url, expires_at)
    values (${kind}, ${to}, ${channelId}, ${marketId}, ${languageId}, ${dedupeKey}, ${JSON.stringify(payload)},
      ${shopUrl}, ${expiresAt ?? null})
    on conflict (dedupe_key) do nothing returning mail_id`.execute(db);
  return added.length === 1;
}

/** The text of the terms is added when a mail is read, because all confirmations would store the same. */
const payloadWithTerms =
  sql<unknown>`case when payload ? 'termsVersionId' then payload || jsonb_build_object('terms', (
    select text from terms_version where terms_version_id = (payload->>'termsVersionId')::integer))
  else payload end`.as('payload');

/** The columns of `OutboxMail`, for a query of `mail_outbox` joined with `market`. */
export const mailColumns = [
  'mail_outbox.mail_id',
  'kind',
  'recipient',
  'language_id',
  'market.alias as market_alias',
  'mail_outbox.channel_id',
  payloadWithTerms,
  'shop_url',
  'attempts',
] as const;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

const isPending = sql<boolean>`sent_at is null and abandoned_at is null`;

/**
 * Leases mails that are due. No other process takes a mail until its lease ends; if the process that took it has ended
 * by then, the mail is due again.
 */
export async function claimDueMails(
  db: Database,
  limit: number,
  leaseSeconds: number,
): Promise<OutboxMail[]> {
  const due = db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where(isPending)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('mail_outbox')
    .from(['due', 'market'])
    .set({ attempts: sql`attempts + 1`, next_attempt_at: inSeconds(leaseSeconds) })
    .whereRef('mail_outbox.mail_id', '=', 'due.mail_id')
    .whereRef('market.market_id', '=', 'mail_outbox.market_id')
    .returning(mailColumns)
    .execute();
}

/** Gives up mails that would be sent too late. */
export async function abandonExpiredMails(db: Database): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      abandoned_at: sql`now()`,
      last_error: 'The mail expired before it was sent.',
      payload: withoutSecrets,
    })
    .where(isPending)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

/** `keepsPayload`: for the local mailbox, which displays the payload, secrets included. */
export async function markSent(
  db: Database,
  mailIds: readonly string[],
  options: { keepsPayload: boolean },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      sent_at: sql`now()`,
      last_error: null,
      ...(options.keepsPayload ? {} : { payload: withoutSecrets }),
    })
    .where('mail_id', '=', anyOf(mailIds))
    .where(isPending)
    .execute();
}

/** `retryInSeconds` null: the mail is given up. */
export async function markFailed(
  db: Database,
  mailId: string,
  failure: { error: string; retryInSeconds: number | null },
): Promise<void> {
  const { error, retryInSeconds } = failure;
  const next =
    retryInSeconds === null
      ? { abandoned_at: sql<Date>`now()`, payload: withoutSecrets }
      : { next_attempt_at: inSeconds(retryInSeconds) };
  await db
    .updateTable('mail_outbox')
    .set({ last_error: error, ...next })
    .where('mail_id', '=', mailId)
    .where(isPending)
    .execute();
}

const withoutSecrets = sql<string>`case when kind in (${sql.join(SECRET_KINDS)}) then '{}'::jsonb else payload end`;

export interface FailedMail {
  mail_id: string;
  kind: string;
  recipient: string;
  created_at: Date;
  attempts: number;
  abandoned_at: Date | null;
  last_error: string | null;
}

export function findFailedMails(db: Database, limit: number): Promise<FailedMail[]> {
  return db
    .selectFrom('mail_outbox')
    .select(['mail_id', 'kind', 'recipient', 'created_at', 'attempts', 'abandoned_at', 'last_error'])
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** False also for a mail of a secret kind that was given up: its payload is deleted, so it cannot be sent again. */
export async function makeDueAgain(db: Database, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ abandoned_at: null, attempts: 0, expires_at: null, next_attempt_at: sql<Date>`now()` })
    .where('mail_id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where(sql<boolean>`payload <> '{}'::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
