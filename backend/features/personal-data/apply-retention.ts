import type { Database } from '#backend/database/connection.ts';
import { sweepCarts } from '#backend/features/cart/cleanup/sweep-carts.ts';
import { anonymiseOrders, anonymisePayment } from '#backend/features/user/anonymise-order.ts';
import { RETENTION, type RetentionKey } from '#contract/customer/retention.ts';
import {
  deleteDocumentsAfterDuty,
  deleteHandledEvents,
  deleteRestrictedOrders,
  lockOrdersAfterDuty,
  lockUnfinishedPayments,
  removeRetainedRows,
  retainedRows,
  writeRun,
} from './retention.queries.ts';

/** Deletes or anonymises personal data whose retention period has ended. Returns the number of changed rows. */
type ApplyRule = (db: Database, now: Date) => Promise<number>;

const batchSize = 100;
const dayMs = 24 * 60 * 60 * 1000;

/** Rules that need more than one statement per table. */
const procedures = {
  'domestic-orders': (db, now) => anonymiseOldOrders(db, 'domestic-orders', now),
  'foreign-orders': (db, now) => anonymiseOldOrders(db, 'foreign-orders', now),
  'unfinished-payments': anonymiseOldPayments,
  'guest-carts': sweepCarts,
} satisfies Partial<Record<RetentionKey, ApplyRule>>;

/**
 * Rules without a job: the rule of guests' carts also deletes carts of customers, customers delete their accounts, and the
 * merchant deletes messages.
 */
export const RULES_WITHOUT_JOB = ['customer-carts', 'accounts', 'messages'] as const;

const rules: Readonly<Record<Exclude<RetentionKey, (typeof RULES_WITHOUT_JOB)[number]>, ApplyRule>> = {
  ...procedures,
  ...(Object.fromEntries(
    (Object.keys(retainedRows) as (keyof typeof retainedRows)[]).map((key) => [key, createRowRule(key)]),
  ) as Record<keyof typeof retainedRows, ApplyRule>),
};

/** Background job: applies every rule of `contract/customer/retention.ts`. A failed rule does not stop the others. */
export async function applyRetention(db: Database, now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (const [key, apply] of Object.entries(rules) as [RetentionKey, ApplyRule][])
    await apply(db, now).then(
      (changed) => writeRun(db, key, now, changed),
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'Some retention rules failed.');
}

/** Creates a rule that needs only one statement per table. */
function createRowRule(key: keyof typeof retainedRows): ApplyRule {
  return async (db, now) => {
    let changed = 0;
    for (const rows of retainedRows[key])
      changed += await removeRetainedRows(db, rows, daysBefore(now, RETENTION[key].days));
    return changed;
  };
}

/** Anonymises orders after the duty of bookkeeping, and deletes their restricted copies, invoices and credit notes. */
async function anonymiseOldOrders(
  db: Database,
  key: 'domestic-orders' | 'foreign-orders',
  now: Date,
): Promise<number> {
  const year = now.getUTCFullYear();
  const anonymised = await changeInBatches(db, async (trx) => {
    const orderIds = await lockOrdersAfterDuty(trx, key, { year, limit: batchSize });
    await anonymiseOrders(trx, orderIds);
    return orderIds.length;
  });
  const restricted = await deleteRestrictedOrders(db, key, year);
  return anonymised + restricted + (await deleteDocumentsAfterDuty(db, key, year));
}

async function anonymiseOldPayments(db: Database, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION['unfinished-payments'].days);
  const events = await deleteHandledEvents(db, before);
  const payments = await changeInBatches(db, async (trx) => {
    const unfinished = await lockUnfinishedPayments(trx, before, batchSize);
    for (const payment of unfinished) await anonymisePayment(trx, payment);
    return unfinished.length;
  });
  return events + payments;
}

/** Runs the change in one transaction per batch, until a batch is not full. Returns the number of changed rows. */
async function changeInBatches(db: Database, change: (trx: Database) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const changed = await db.transaction().execute(change);
    total += changed;
    if (changed < batchSize) return total;
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
