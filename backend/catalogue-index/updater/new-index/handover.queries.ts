import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { HANDOVER_OFFERED } from './handover-folder.ts';

/** Requires another connection than that of the transaction, which would send the notification at its commit. */
export async function notifyOffered(db: Database): Promise<void> {
  await sql`select pg_notify('catalogue', ${HANDOVER_OFFERED})`.execute(db);
}

/** The id of the transaction, which gets one if it has written nothing yet. */
export async function readTransactionId(transaction: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select pg_current_xact_id()::text::bigint as id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

export async function isInProgress(db: Database, transactionId: number): Promise<boolean> {
  return (await readStatus(db, transactionId)) === 'in progress';
}

const pollMs = 50;

/** Throws if the transaction is rolled back, or has not ended in time. */
export async function waitForCommit(db: Database, transactionId: number, maxMs: number): Promise<void> {
  for (const start = performance.now(); performance.now() - start < maxMs; await setTimeout(pollMs)) {
    const status = await readStatus(db, transactionId);
    if (status === 'committed') return;
    if (status !== 'in progress') throw new Error(`The transaction ${transactionId} was not committed.`);
  }
  throw new Error(`The transaction ${transactionId} has not ended within ${maxMs / 1000} s.`);
}

/** Null for a transaction so old that PostgreSQL no longer stores its status. */
async function readStatus(db: Database, transactionId: number): Promise<string | null> {
  const { rows } = await sql<{ status: string | null }>`
    select pg_xact_status(${String(transactionId)}::text::xid8) as status`.execute(db);
  return rows[0]?.status ?? null;
}
