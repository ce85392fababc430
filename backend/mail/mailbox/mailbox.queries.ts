import type { Database } from '#backend/database/connection.ts';
import { mailColumns, type OutboxMail } from '../outbox.queries.ts';

export interface MailboxMail extends OutboxMail {
  created_at: Date;
  sent_at: Date | null;
  abandoned_at: Date | null;
  last_error: string | null;
}

const maxListed = 200;

export function listMails(db: Database): Promise<MailboxMail[]> {
  return selectMails(db).orderBy('created_at', 'desc').limit(maxListed).execute();
}

export function findMail(db: Database, mailId: string): Promise<MailboxMail | undefined> {
  return selectMails(db).where('mail_id', '=', mailId).executeTakeFirst();
}

function selectMails(db: Database) {
  return db
    .selectFrom('mail_outbox')
    .innerJoin('market', 'market.market_id', 'mail_outbox.market_id')
    .select([...mailColumns, 'created_at', 'sent_at', 'abandoned_at', 'last_error']);
}
