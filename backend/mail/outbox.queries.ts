import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { SECRET_KINDS } from './mail-kinds.ts';

export interface OutboxMail {
  mail_id: string;
  kind: string;
  recipient: string;
  language_id: string;
  market_alias: string;
  channel_name: string;
  payload: unknown;
  attempts: number;
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

const open = sql<boolean>`sent_at is null and given_up_at is null`;

/**
 * Takes mails that are due. Until its lease ends nobody else takes a mail, in whatever process; when whoever took it is
 * gone by then, it is due again.
 */
export async function claimDueMails(db: Database, most: number, leaseSeconds: number): Promise<OutboxMail[]> {
  const due = db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where(open)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('mail_outbox')
    .from(['due', 'market', 'channel'])
    .set({ attempts: sql`attempts + 1`, next_attempt_at: inSeconds(leaseSeconds) })
    .whereRef('mail_outbox.mail_id', '=', 'due.mail_id')
    .whereRef('market.market_id', '=', 'mail_outbox.market_id')
    .whereRef('channel.channel_id', '=', 'mail_outbox.channel_id')
    .returning([
      'mail_outbox.mail_id',
      'kind',
      'recipient',
      'language_id',
      'market.alias as market_alias',
      'channel.name as channel_name',
      'payload',
      'attempts',
    ])
    .execute();
}

/** Mails that came too late are given up before anybody takes them. */
export async function giveUpExpired(db: Database): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ given_up_at: sql`now()`, last_error: 'It came too late.', payload: withoutSecrets })
    .where(open)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

/** In a local mailbox a mail is to be read, and keeps what it says. */
export async function markSent(
  db: Database,
  mailIds: readonly string[],
  options: { isKept: boolean },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sql`now()`, last_error: null, ...(options.isKept ? {} : { payload: withoutSecrets }) })
    .where('mail_id', '=', sql<string>`any(${mailIds})`)
    .where(open)
    .execute();
}

export async function markFailed(
  db: Database,
  mailId: string,
  failure: { error: string; retryInSeconds: number | null },
): Promise<void> {
  const { error, retryInSeconds } = failure;
  const next =
    retryInSeconds === null
      ? { given_up_at: sql<Date>`now()`, payload: withoutSecrets }
      : { next_attempt_at: inSeconds(retryInSeconds) };
  await db
    .updateTable('mail_outbox')
    .set({ last_error: error, ...next })
    .where('mail_id', '=', mailId)
    .where(open)
    .execute();
}

/** Old mails are nobody's business any more. */
export async function forgetOldMails(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where(sql<boolean>`not (${open})`)
    .execute();
}

const withoutSecrets = sql<string>`case when kind in (${sql.join(SECRET_KINDS)}) then '{}'::jsonb else payload end`;
