import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** What was changed in the catalogue since a reader looked last. */
export interface CatalogueChanges {
  productIds: Set<number>;
  /** Names of tables whose rows many products share. */
  sharedTables: Set<string>;
}

/** The number below which every transaction has ended: what they changed can be seen now. */
export async function readHorizon(db: Database): Promise<string> {
  const { rows } = await sql<{
    horizon: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return rows[0]?.horizon ?? '0';
}

/**
 * Reads the notes that the tables make of their changes, each once. A transaction may commit after one that began later,
 * so it is not enough to ask for notes with greater numbers than the last: all of transactions that were still open are
 * looked at again.
 */
export class ChangeReader {
  private horizon: string;
  private read = new Set<number>();

  constructor(horizon: string) {
    this.horizon = horizon;
  }

  async next(db: Database): Promise<CatalogueChanges> {
    const { rows } = await sql<{
      horizon: string;
      change_id: number | null;
      product_id: number | null;
      shared_table: string | null;
    }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, change_id, product_id, shared_table
      from (select) as always
      left join catalogue_change on transaction_id >= ${this.horizon}::xid8`.execute(db);
    const changes: CatalogueChanges = { productIds: new Set(), sharedTables: new Set() };
    const read = new Set<number>();
    for (const { change_id, product_id, shared_table } of rows) {
      if (change_id === null) continue;
      read.add(change_id);
      if (this.read.has(change_id)) continue;
      if (product_id !== null) changes.productIds.add(product_id);
      if (shared_table !== null) changes.sharedTables.add(shared_table);
    }
    this.read = read;
    this.horizon = rows[0]?.horizon ?? this.horizon;
    return changes;
  }
}

const daysKept = 2;

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
