import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** What was changed in the catalogue since a reader looked last. */
export interface CatalogueChanges {
  productIds: Set<number>;
  /** Names of tables whose rows many products share. */
  sharedTables: Set<string>;
  /** To read on from, once these have been taken in. */
  moment: string;
}

/** More products than this are not told one by one: whoever reads builds anew. */
export const MOST_CHANGES_TOLD = 2000;

/** A moment of the database: which transactions had ended by then. */
export async function readMoment(db: Database): Promise<string> {
  const { rows } = await sql<{ moment: string }>`select pg_current_snapshot()::text as moment`.execute(db);
  return rows[0]?.moment ?? '';
}

/**
 * The notes that the tables made of their changes and that could not be seen at a moment, but can now. Numbers alone would
 * not do: a transaction may commit after one that began later.
 */
export async function readChanges(db: Database, since: string): Promise<CatalogueChanges> {
  const { rows } = await sql<{ moment: string; product_id: number | null; shared_table: string | null }>`
    select moment, product_id, shared_table
    from (select pg_current_snapshot()::text as moment) as now
    left join (
      select distinct product_id, shared_table from catalogue_change
      where transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(transaction_id, ${since}::pg_snapshot)
      order by product_id nulls first limit ${MOST_CHANGES_TOLD + 100}) as changed on true`.execute(db);
  const changes: CatalogueChanges = {
    productIds: new Set(),
    sharedTables: new Set(),
    moment: rows[0]?.moment ?? since,
  };
  for (const { product_id, shared_table } of rows) {
    if (product_id !== null) changes.productIds.add(product_id);
    if (shared_table !== null) changes.sharedTables.add(shared_table);
  }
  return changes;
}

/** Whether the database has come past a moment; one that was restored from an older copy has not. */
export async function isPast(db: Database, moment: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select pg_snapshot_xmax(${moment}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as past`.execute(
    db,
  );
  return rows[0]?.past ?? false;
}

const daysKept = 8;

/** Old notes are of use to nobody: whoever was away longer builds anew. */
export async function forgetOldChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('catalogue_change')
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${daysKept})`)
    .execute();
}

/** Whether notes back to a moment are still there. */
export function isWithinKeptChanges(builtAt: number, now: number): boolean {
  return now - builtAt < (daysKept - 1) * 86_400_000;
}
