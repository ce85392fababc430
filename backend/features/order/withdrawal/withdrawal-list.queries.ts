import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface ListedWithdrawal {
  order_id: number;
  received_at: Date;
  state: string;
  name: string;
  email: string;
  /** `2 × Kallocain, 1 × Aniara`. */
  books: string;
  is_settled: boolean;
}

/** A refund after the statement, or the end of the order, settles it. */
const isSettled = sql<boolean>`(state in ('cancelled', 'out-of-stock', 'refunded') or exists (
  select from refund where refund.order_id = shop_order.order_id and refund.state <> 'failed'
    and refund.created_at >= received_at))`;

export async function findNewestWithdrawals(db: Database, limit: number): Promise<ListedWithdrawal[]> {
  const { rows } = await sql<ListedWithdrawal>`
    select order_id, received_at, state, withdrawal.name, withdrawal.email, ${isSettled} as is_settled,
      case when lines is null then 'everything' else (
      select string_agg((line->>'quantity') || ' × ' || coalesce(draft->'lines'->((line->>'place')::int)->>'name', '?'), ', ')
      from jsonb_array_elements(lines) line) end as books
    from withdrawal join shop_order using (order_id)
    order by withdrawal_id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Statements that are older than the given days, but not older than 60 days, and not refunded. Excludes statements with a
 * reminder, whose key notify-shop.ts builds.
 */
export async function findDueWithdrawals(
  db: Database,
  { now, days, limit }: { now: Date; days: number; limit: number },
) {
  const { rows } = await sql<{
    withdrawal_id: number;
    order_id: number;
    draft: unknown;
    name: string;
    email: string;
    received_at: Date;
  }>`select withdrawal_id, order_id, draft, withdrawal.name, withdrawal.email, received_at
    from withdrawal join shop_order using (order_id)
    where received_at < ${now}::timestamptz - make_interval(days => ${days})
      and received_at > ${now}::timestamptz - interval '60 days' and not ${isSettled} and anonymised_at is null
      and not exists (select from mail_outbox
        where dedupe_key = 'staff:withdrawal:' || withdrawal_id || ':reminder:0')
    order by withdrawal_id limit ${limit}`.execute(db);
  return rows;
}

export interface UnmatchedWithdrawalRow {
  unmatched_withdrawal_id: number;
  order_number: string;
  name: string;
  email: string;
  received_at: Date;
  channel_id: string;
  market_id: string;
  language_id: string;
}

/** Statements whose order staff have not found yet, oldest first. */
export function findUnmatched(db: Database, limit: number): Promise<UnmatchedWithdrawalRow[]> {
  return db
    .selectFrom('unmatched_withdrawal')
    .select(['unmatched_withdrawal_id', 'order_number', 'name', 'email', 'received_at'])
    .select(['channel_id', 'market_id', 'language_id'])
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

export async function lockUnmatched(
  trx: Database,
  unmatchedId: number,
): Promise<UnmatchedWithdrawalRow | undefined> {
  return trx
    .selectFrom('unmatched_withdrawal')
    .select(['unmatched_withdrawal_id', 'order_number', 'name', 'email', 'received_at'])
    .select(['channel_id', 'market_id', 'language_id'])
    .where('unmatched_withdrawal_id', '=', unmatchedId)
    .where('handled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markHandled(trx: Database, unmatchedId: number, orderId: number | null): Promise<void> {
  await trx
    .updateTable('unmatched_withdrawal')
    .set({ order_id: orderId, handled_at: sql`now()` })
    .where('unmatched_withdrawal_id', '=', unmatchedId)
    .execute();
}

interface NewUnmatched {
  order_number: string;
  name: string;
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
}

/** The same statement within a day is stored once. */
export async function insertUnmatched(
  trx: Database,
  statement: NewUnmatched,
): Promise<{ id: number; receivedAt: Date; isNew: boolean }> {
  const { order_number, name, email } = statement;
  const { rows } = await sql<{ id: number; receivedAt: Date }>`
    select unmatched_withdrawal_id as id, received_at as "receivedAt" from unmatched_withdrawal
    where order_number = ${order_number} and name = ${name} and email = ${email}
      and received_at > now() - interval '1 day' limit 1`.execute(trx);
  if (rows[0]) return { ...rows[0], isNew: false };
  const inserted = await trx
    .insertInto('unmatched_withdrawal')
    .values(statement)
    .returning(['unmatched_withdrawal_id', 'received_at'])
    .executeTakeFirstOrThrow();
  return { id: inserted.unmatched_withdrawal_id, receivedAt: inserted.received_at, isNew: true };
}

/** The requested market, or else the first one, with the requested language, or else the default of that market. */
export async function findMailScope(
  db: Database,
  { marketId = '', languageId = '' }: { marketId?: string | undefined; languageId?: string | undefined },
): Promise<{ channel_id: string; market_id: string; language_id: string }> {
  const { rows } = await sql<{ channel_id: string; market_id: string; language_id: string }>`
    select channel_id, market_id, coalesce((select language_id from language where language_id = ${languageId}),
      default_language_id) as language_id
    from market order by market_id = ${marketId} desc, sort_order limit 1`.execute(db);
  if (!rows[0]) throw new Error('The shop has no market.');
  return rows[0];
}

/** The lowest fee of the market's shipping methods that take the weight; null if there are none. */
export async function findCheapestFee(db: Database, marketId: string, grams: number): Promise<number | null> {
  const { rows } = await sql<{ fee: number | null }>`select min(coalesce((
      select fee from shipping_weight_fee weight where weight.shipping_method_id = shipping_fee.shipping_method_id
        and weight.market_id = shipping_fee.market_id and from_grams <= ${grams} order by from_grams desc limit 1),
      fee))::bigint as fee
    from shipping_fee where market_id = ${marketId} and (max_grams is null or max_grams >= ${grams})`.execute(
    db,
  );
  return rows[0]?.fee ?? null;
}
