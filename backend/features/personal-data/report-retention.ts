import type { Database } from '#backend/database/connection.ts';
import {
  RETENTION,
  RETENTION_KEYS,
  type RetentionKey,
  type RetentionRule,
} from '#contract/customer/retention.ts';
import {
  countAccounts,
  countCarts,
  countOrders,
  countRetainedRows,
  countUnfinishedPayments,
  findRuns,
  retainedRows,
  type StoredRows,
} from './retention.queries.ts';

export interface RetentionReportRow {
  key: RetentionKey;
  rule: RetentionRule;
  /** Null: the data is not in the database. */
  stored: StoredRows | null;
  /** The last run of the job; null if it has no job or has not run. */
  run: { ranAt: Date; changed: number; total: number } | null;
}

/** The stored rows of each rule, and how many rows the job has deleted or anonymised. */
export async function reportRetention(db: Database): Promise<RetentionReportRow[]> {
  const runs = new Map((await findRuns(db, RETENTION_KEYS)).map((run) => [run.rule, run]));
  const report: RetentionReportRow[] = [];
  for (const key of RETENTION_KEYS) {
    const run = runs.get(key);
    report.push({
      key,
      rule: RETENTION[key],
      stored: await countStored(db, key),
      run: run ? { ranAt: run.ran_at, changed: Number(run.changed), total: Number(run.total) } : null,
    });
  }
  return report;
}

async function countStored(db: Database, key: RetentionKey): Promise<StoredRows | null> {
  switch (key) {
    case 'domestic-orders':
    case 'foreign-orders':
      return countOrders(db, key);
    case 'unfinished-payments':
      return countUnfinishedPayments(db);
    case 'guest-carts':
      return countCarts(db, { hasCustomer: false });
    case 'customer-carts':
      return countCarts(db, { hasCustomer: true });
    case 'accounts':
      return countAccounts(db);
    case 'messages':
      return null;
    default: {
      // Each of the other rules covers rows of one table.
      const [rows] = retainedRows[key];
      return countRetainedRows(db, rows);
    }
  }
}
