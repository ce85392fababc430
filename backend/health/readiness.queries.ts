import { sql } from 'kysely';
import type { ChangePosition } from '#backend/catalogue-index/updater/catalogue-changes.queries.ts';
import type { Database } from '#backend/database/connection.ts';

interface ReadinessRow {
  /** How many of the named migrations are applied. */
  migrations: number;
  /** Seconds since the oldest change that the catalogue index lacks; 0 if it lacks none. */
  index_lag: number;
  /** Seconds that the oldest due mail, payment event or payment has waited. */
  queue_lag: number;
}

export async function readReadiness(
  db: Database,
  names: readonly string[],
  { position, sendsMails }: { position: ChangePosition; sendsMails: boolean },
): Promise<ReadinessRow> {
  const { rows } = await sql<ReadinessRow>`
    select
      (select count(*) from kysely_migration where name = any(${names}))::integer as migrations,
      (select ${secondsSince(sql`min(changed_at)`)} from catalogue_change
        where transaction_id >= pg_snapshot_xmin(${position}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction_id, ${position}::pg_snapshot)) as index_lag,
      (select ${secondsSince(sql`min(due_at)`)} from (
        select min(next_attempt_at) as due_at from mail_outbox
          where ${sendsMails} and sent_at is null and abandoned_at is null
        union all select min(next_attempt_at) from payment_event where handled_at is null
        union all select min(next_check_at) from payment) as due) as queue_lag`.execute(db);
  return rows[0] ?? { migrations: 0, index_lag: 0, queue_lag: 0 };
}

function secondsSince(time: ReturnType<typeof sql>) {
  return sql`coalesce(greatest(0, extract(epoch from now() - ${time})), 0)::integer`;
}
