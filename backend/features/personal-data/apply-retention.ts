import type { Database } from '#backend/database/connection.ts';
import { sweepCarts } from '#backend/features/cart/cleanup/sweep-carts.ts';
import { anonymiseOrders, anonymisePayment } from '#backend/features/user/anonymise-order.ts';
import { RETENTION, type RetentionKey } from '#contract/customer/retention.ts';
import {
  deleteDocumentsAfterDuty,
  deleteHandledEvents,
  deleteRestrictedOrders,
  endRetainedRows,
  lockOrdersAfterDuty,
  lockUnfinishedPayments,
  retainedRows,
  writeRun,
} from './retention.queries.ts';

/** Ends personal data whose time is over, and returns how many rows it changed. */
type ApplyRule = (db: Database, now: Date) => Promise<number>;

const batchSize = 100;
const dayMs = 24 * 60 * 60 * 1000;

/** Rules that need more than one statement per table. */
const procedures = {
  'domestic-orders': (db, now) => endOrders(db, 'domestic-orders', now),
  'foreign-orders': (db, now) => endOrders(db, 'foreign-orders', now),
  'unfinished-payments': endPayments,
  'guest-carts': sweepCarts,
} satisfies Partial<Record<RetentionKey, ApplyRule>>;

/** Rules without a job: carts of customers end with those of guests, accounts with the customer, messages by hand. */
export const RULES_WITHOUT_JOB = ['customer-carts', 'accounts', 'messages'] as const;

const rules: Readonly<Record<Exclude<RetentionKey, (typeof RULES_WITHOUT_JOB)[number]>, ApplyRule>> = {
  ...procedures,
  ...(Object.fromEntries(
    (Object.keys(retainedRows) as (keyof typeof retainedRows)[]).map((key) => [key, endRows(key)]),
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

function endRows(key: keyof typeof retainedRows): ApplyRule {
  return async (db, now) => {
    let changed = 0;
    for (const rows of retainedRows[key])
      changed += await endRetainedRows(db, rows, daysBefore(now, RETENTION[key].days));
    return changed;
  };
}

/** Orders lose their personal data, also the restricted copies; invoices and credit notes are deleted. */
async function endOrders(
  db: Database,
  key: 'domestic-orders' | 'foreign-orders',
  now: Date,
): Promise<number> {
  const year = now.getUTCFullYear();
  let changed = 0;
  for (let found = batchSize; found === batchSize; changed += found)
    found = await db.transaction().execute(async (trx) => {
      const orderIds = await lockOrdersAfterDuty(trx, key, { year, limit: batchSize });
      await anonymiseOrders(trx, orderIds);
      return orderIds.length;
    });
  changed += await deleteRestrictedOrders(db, key, year);
  return changed + (await deleteDocumentsAfterDuty(db, key, year));
}

async function endPayments(db: Database, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION['unfinished-payments'].days);
  let changed = await deleteHandledEvents(db, before);
  for (let found = batchSize; found === batchSize; changed += found)
    found = await db.transaction().execute(async (trx) => {
      const payments = await lockUnfinishedPayments(trx, before, batchSize);
      for (const payment of payments) await anonymisePayment(trx, payment);
      return payments.length;
    });
  return changed;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
