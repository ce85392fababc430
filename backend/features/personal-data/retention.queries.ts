import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { RETENTION, type RetentionKey } from '#contract/customer/retention.ts';

/** The rows of one table that a rule covers, and the start of their retention period. */
interface RetainedRows {
  table: string;
  isCovered: RawBuilder<boolean>;
  periodStart: RawBuilder<Date | string>;
  /** Assigns empty values to the columns with personal data. Without it, the rows are deleted. */
  emptyColumns?: RawBuilder<unknown>;
}

const all = sql<boolean>`true`;

/** Rules that one statement per table fulfils. */
export const retainedRows = {
  sessions: [{ table: 'auth_session', isCovered: all, periodStart: sql`coalesce(ended_at, expires_at)` }],
  'staff-sign-ins': [{ table: 'login_link', isCovered: all, periodStart: sql`created_at` }],
  'unconfirmed-newsletters': [
    {
      table: 'newsletter_subscription',
      isCovered: sql`confirmed_at is null`,
      periodStart: sql`requested_at`,
    },
  ],
  'ended-newsletters': [
    { table: 'newsletter_subscription', isCovered: sql`ended_at is not null`, periodStart: sql`ended_at` },
  ],
  'sent-alerts': [
    { table: 'stock_alert', isCovered: sql`notified_at is not null`, periodStart: sql`notified_at` },
  ],
  'waiting-alerts': [
    { table: 'stock_alert', isCovered: sql`notified_at is null`, periodStart: sql`requested_at` },
  ],
  'gift-card-recipients': [
    {
      table: 'gift_card',
      isCovered: sql`recipient_email <> '' and coalesce(issued_at, refunded_at) is not null`,
      periodStart: sql`coalesce(issued_at, refunded_at)`,
      emptyColumns: sql`recipient_email = '', recipient_name = '', sender_name = '', message = ''`,
    },
  ],
  'code-uses': [
    {
      table: 'promo_code_use',
      isCovered: sql`email is not null`,
      periodStart: sql`used_at`,
      emptyColumns: sql`email = null`,
    },
  ],
  'refused-reviews': [
    {
      table: 'product_review',
      isCovered: sql`status = 'refused'`,
      periodStart: sql`coalesce(decided_at, created_at)`,
    },
  ],
  'review-reports': [
    { table: 'review_report', isCovered: all, periodStart: sql`coalesce(decided_at, reported_at)` },
  ],
  'unmatched-withdrawals': [{ table: 'unmatched_withdrawal', isCovered: all, periodStart: sql`received_at` }],
  'blocked-addresses': [{ table: 'blocked_email', isCovered: all, periodStart: sql`blocked_at` }],
  'data-requests': [{ table: 'data_request', isCovered: all, periodStart: sql`requested_at` }],
  'cookie-choices': [{ table: 'consent', isCovered: all, periodStart: sql`chosen_at` }],
  mails: [
    {
      table: 'mail_outbox',
      isCovered: sql`sent_at is not null or abandoned_at is not null`,
      periodStart: sql`created_at`,
    },
  ],
  searches: [{ table: 'search_count', isCovered: all, periodStart: sql`day` }],
} as const satisfies Partial<Record<RetentionKey, readonly RetainedRows[]>>;

/** Deletes or empties the rows whose period began before the date. Returns their number. */
export async function removeRetainedRows(db: Database, rows: RetainedRows, before: Date): Promise<number> {
  const { table, emptyColumns } = rows;
  const due = sql`where (${rows.isCovered}) and ${rows.periodStart} < ${before}`;
  const change = emptyColumns
    ? sql`update ${sql.table(table)} set ${emptyColumns} ${due}`
    : sql`delete from ${sql.table(table)} ${due}`;
  const { numAffectedRows } = await change.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface StoredRows {
  /** The number of rows. */
  stored: number;
  /** The start of the period of the oldest row. */
  since: Date | null;
}

export async function countRetainedRows(db: Database, rows: RetainedRows): Promise<StoredRows> {
  const { rows: counts } = await sql<StoredRows>`select count(*)::integer as stored,
      min(${rows.periodStart})::timestamptz as since
    from ${sql.table(rows.table)} where ${rows.isCovered}`.execute(db);
  return counts[0] ?? { stored: 0, since: null };
}

/** Whether the sale was in the country of the seller. */
const isDomestic = sql<boolean>`country_code = (
  select settings#>>'{company,country}' from shop_settings
  where shop_settings.channel_id = shop_order.channel_id order by revision desc limit 1)`;

/** The first day from which bookkeeping law requires orders in `year`. It requires them for full calendar years. */
const dutyStart = (year: number) => sql`make_date(${year}::integer - case when ${isDomestic}
  then ${RETENTION['domestic-orders'].fullYears}::integer else ${RETENTION['foreign-orders'].fullYears}::integer end, 1, 1)`;

/** Orders are foreign too if the seller's country is not known: `isDomestic` is then null. */
const ordersOf = (key: 'domestic-orders' | 'foreign-orders') => sql`
  from shop_order join market using (market_id)
  where ${isDomestic} is ${key === 'domestic-orders' ? sql`true` : sql`not true`}`;

export async function countOrders(
  db: Database,
  key: 'domestic-orders' | 'foreign-orders',
): Promise<StoredRows> {
  const { rows } =
    await sql<StoredRows>`select count(*)::integer as stored, min(placed_at) as since ${ordersOf(key)}
    and (anonymised_at is null or exists (select from restricted_order where restricted_order.order_id = shop_order.order_id))`.execute(
      db,
    );
  return rows[0] ?? { stored: 0, since: null };
}

/** Orders with personal data that bookkeeping law no longer requires in `year`. */
export async function lockOrdersAfterDuty(
  db: Database,
  key: 'domestic-orders' | 'foreign-orders',
  { year, limit }: { year: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`select order_id ${ordersOf(key)}
    and anonymised_at is null and placed_at < ${dutyStart(year)}
    and not exists (select from refund where refund.order_id = shop_order.order_id and refund.state = 'due')
    order by order_id limit ${limit} for update of shop_order skip locked`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

export async function deleteRestrictedOrders(
  db: Database,
  key: 'domestic-orders' | 'foreign-orders',
  year: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from restricted_order where order_id in (
    select order_id ${ordersOf(key)} and placed_at < ${dutyStart(year)})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Deletes invoices and credit notes that the law no longer requires. A trigger rejects earlier deletions, by the clock of the
 * database.
 */
export async function deleteDocumentsAfterDuty(
  db: Database,
  key: 'domestic-orders' | 'foreign-orders',
  year: number,
): Promise<number> {
  const isDomesticDocument = sql`content->>'territory' = content#>>'{seller,country}'`;
  const { numAffectedRows } = await sql`delete from tax_document
    where (${isDomesticDocument}) = ${key === 'domestic-orders'}
      and issued_on < make_date(least(${year}, extract(year from now())::integer) - ${RETENTION[key].fullYears}, 1, 1)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Payments that have no order and can no longer succeed, and whose draft has an e-mail address. */
export async function lockUnfinishedPayments(db: Database, before: Date, limit: number) {
  const { rows } = await sql<{ payment_id: string; draft: unknown }>`select payment_id, draft from payment
    where order_id is null and state in ('failed', 'cancelled', 'void') and updated_at < ${before}
      and draft->>'email' <> ''
    order by payment_id limit ${limit} for update skip locked`.execute(db);
  return rows;
}

export async function countUnfinishedPayments(db: Database): Promise<StoredRows> {
  const { rows } =
    await sql<StoredRows>`select count(*)::integer as stored, min(updated_at) as since from payment
    where order_id is null and state in ('failed', 'cancelled', 'void') and draft->>'email' <> ''`.execute(
      db,
    );
  return rows[0] ?? { stored: 0, since: null };
}

/** Webhook events of payments; providers send names and addresses in some of them. */
export async function deleteHandledEvents(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from payment_event where handled_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function countCarts(
  db: Database,
  { hasCustomer }: { hasCustomer: boolean },
): Promise<StoredRows> {
  const { rows } =
    await sql<StoredRows>`select count(*)::integer as stored, min(updated_at) as since from cart
    where (customer_id is not null) = ${hasCustomer} and completed_at is null
      and not exists (select from shop_order where shop_order.cart_id = cart.cart_id)`.execute(db);
  return rows[0] ?? { stored: 0, since: null };
}

export async function countAccounts(db: Database): Promise<StoredRows> {
  const { rows } = await sql<StoredRows>`select count(*)::integer as stored, min(created_at) as since
    from customer`.execute(db);
  return rows[0] ?? { stored: 0, since: null };
}

/** Records a run of a rule, and adds the changed rows to the rule's total. */
export async function writeRun(
  db: Database,
  rule: RetentionKey,
  ranAt: Date,
  changed: number,
): Promise<void> {
  await db
    .insertInto('retention_run')
    .values({ rule, ran_at: ranAt, changed, total: changed })
    .onConflict((conflict) =>
      conflict.column('rule').doUpdateSet({
        ran_at: ranAt,
        changed,
        total: sql<number>`retention_run.total + ${changed}::bigint`,
      }),
    )
    .execute();
}

export function findRuns(db: Database, rules: readonly RetentionKey[]) {
  return db
    .selectFrom('retention_run')
    .select(['rule', 'ran_at', 'changed', 'total'])
    .where('rule', '=', anyOf(rules as string[]))
    .execute();
}
