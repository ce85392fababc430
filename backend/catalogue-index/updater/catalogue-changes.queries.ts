import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** A position in the change log: PostgreSQL's transaction snapshot, which lists the transactions that had ended. */
export type ChangePosition = string;

interface CatalogueChanges {
  productIds: Set<number>;
  /** Names of changed tables whose rows many products share. */
  sharedTables: Set<string>;
  /** Where to continue reading once these changes are applied. */
  position: ChangePosition;
}

/** With more changed products than this the index is rebuilt. */
export const MAX_CHANGED_PRODUCTS = 20_000;

/** Limits the memory. The rebuilt index has the other changes. */
const maxReadChanges = 500_000;

/** The current position: later changes come after it. */
export async function readChangePosition(db: Database): Promise<ChangePosition> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_snapshot()::text as position`.execute(db);
  return rows[0]?.position ?? '';
}

/**
 * Changes that triggers recorded and that became visible after a position. Comparing transaction ids alone would miss some:
 * a transaction may commit after one that started later.
 */
export async function readChanges(db: Database, since: ChangePosition): Promise<CatalogueChanges> {
  const { rows } = await sql<{ position: string; product_id: number | null; shared_table: string | null }>`
    select position, product_id, shared_table
    from (select pg_current_snapshot()::text as position) as now
    left join (
      select distinct product_id, shared_table from catalogue_change
      where transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, ${since}::pg_snapshot)
      order by product_id nulls first limit ${maxReadChanges}) as changed on true`.execute(db);
  const changes: CatalogueChanges = {
    productIds: new Set(),
    sharedTables: new Set(),
    position: rows[0]?.position ?? since,
  };
  for (const { product_id, shared_table } of rows) {
    if (product_id !== null) changes.productIds.add(product_id);
    if (shared_table !== null) changes.sharedTables.add(shared_table);
  }
  return changes;
}

/** False for a database that was restored from a backup older than the position. */
export async function hasReachedPosition(db: Database, position: ChangePosition): Promise<boolean> {
  const { rows } = await sql<{ is_reached: boolean }>`
    select pg_snapshot_xmax(${position}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as is_reached`.execute(
    db,
  );
  return rows[0]?.is_reached ?? false;
}

const retentionDays = 8;

/** An index that is older than the retention is rebuilt, so it needs no older changes. */
export async function deleteOldChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('catalogue_change')
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
    .execute();
}

/** True if all changes since `builtAt` are still recorded, with a day's margin. */
export function isWithinRetention(builtAt: number, now: number): boolean {
  return now - builtAt < (retentionDays - 1) * 86_400_000;
}
