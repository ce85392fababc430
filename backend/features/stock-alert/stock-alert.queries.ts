import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface StockAlert {
  sku_id: number;
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
}

/** Whether it was there already; then the language and market of the new wish count. */
export async function renewAlert(db: Database, { sku_id, email, ...place }: StockAlert): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_alert')
    .set(place)
    .where('sku_id', '=', sku_id)
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Two that ask at once leave one wish. */
export async function insertAlert(db: Database, alert: StockAlert): Promise<void> {
  await db
    .insertInto('stock_alert')
    .values(alert)
    .onConflict((conflict) =>
      conflict.columns(['sku_id', 'email']).where('notified_at', 'is', null).doNothing(),
    )
    .execute();
}

export async function countAlertsOfDay(db: Database, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_alert')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email', '=', email)
    .where('requested_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

export interface GrantableAlert extends StockAlert {
  stock_alert_id: number;
}

/** Open wishes for what can be bought again, behind one of them; no other process has them until the transaction ends. */
export async function takeGrantableAlerts(
  db: Database,
  behind: number,
  most: number,
): Promise<GrantableAlert[]> {
  return db
    .selectFrom('stock_alert')
    .innerJoin('sku', 'sku.sku_id', 'stock_alert.sku_id')
    .select(['stock_alert_id', 'stock_alert.sku_id', 'email', 'channel_id', 'market_id', 'language_id'])
    .where('notified_at', 'is', null)
    .where(sql<boolean>`in_stock + oversellable + static_stock > 0`)
    .where('stock_alert_id', '>', behind)
    .orderBy('stock_alert_id')
    .limit(most)
    .forUpdate('stock_alert')
    .skipLocked()
    .execute();
}

export async function markNotified(db: Database, stockAlertId: number): Promise<void> {
  await db
    .updateTable('stock_alert')
    .set({ notified_at: sql`now()` })
    .where('stock_alert_id', '=', stockAlertId)
    .execute();
}
