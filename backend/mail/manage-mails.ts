import type { Database } from '#backend/database/connection.ts';
import { type FailedMail, findFailedMails, makeDueAgain } from './outbox.queries.ts';

/** Mails that were given up, and those that are retried; newest first. */
export function listFailedMails(db: Database, limit: number): Promise<FailedMail[]> {
  return findFailedMails(db, limit);
}

/** False if there is no such mail, or if its content was deleted because it contained a secret. */
export function retryMail(db: Database, mailId: string): Promise<boolean> {
  return makeDueAgain(db, mailId);
}
