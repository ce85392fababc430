import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface QueueMetrics {
  queue: string;
  /** Seconds that the oldest due entry has waited. */
  lag: number;
  /** Entries that are due or wait for a retry. */
  size: number;
}

/** Queues that all processes share. Each part reads a small partial index. */
export async function readQueues(db: Database, sendsMails: boolean): Promise<QueueMetrics[]> {
  const { rows } = await sql<QueueMetrics>`
    select queue, size, greatest(0, coalesce(extract(epoch from now() - due_at), 0))::double precision as lag from (
      select 'mails' as queue, count(*)::integer as size, min(next_attempt_at) as due_at from mail_outbox
        where ${sendsMails} and sent_at is null and abandoned_at is null
      union all select 'webhooks', count(*)::integer, min(next_attempt_at) from payment_event where handled_at is null
      union all select 'payments', count(*)::integer, min(next_check_at) from payment where next_check_at is not null
      union all select 'refunds', count(*)::integer, min(next_attempt_at) from refund where state = 'due'
    ) as queues`.execute(db);
  return rows;
}

/** Payments that a job will check again, by state. */
export async function countOpenPayments(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from payment where next_check_at is not null group by state`.execute(
    db,
  );
  return rows;
}

/** Reservations of unpaid orders. */
export async function countReservations(db: Database): Promise<{ reservations: number; copies: number }> {
  const { rows } = await sql<{ reservations: number; copies: number }>`
    select count(*)::integer as reservations, coalesce(sum(quantity), 0)::integer as copies
    from stock_reservation where expires_at > now()`.execute(db);
  return rows[0] ?? { reservations: 0, copies: 0 };
}

/** Failures of each job since its last success, and seconds since that. */
export async function readJobs(db: Database): Promise<{ job: string; failures: number; age: number }[]> {
  const { rows } = await sql<{ job: string; failures: number; age: number }>`
    select job_name as job, failures,
      coalesce(extract(epoch from now() - last_success_at), 0)::double precision as age
    from job_state`.execute(db);
  return rows;
}
