import { sql } from 'kysely';
import { lacksFile } from '#backend/catalogue-index/loaders/lacks-file.ts';
import type { Database } from '#backend/database/connection.ts';

interface StockAlert {
  sku_id: number;
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
  shop_url: string | null;
}

/** Updates language and market of an open alert. Returns false when there is none. */
export async function renewAlert(db: Database, { sku_id, email, ...scope }: StockAlert): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_alert')
    .set(scope)
    .where('sku_id', '=', sku_id)
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Concurrent requests store one alert. */
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

export interface FulfillableAlert extends StockAlert {
  stock_alert_id: number;
}

/** Open alerts after an id whose SKU can be bought again, locked until the transaction ends. */
export async function lockFulfillableAlerts(
  db: Database,
  afterId: number,
  limit: number,
): Promise<FulfillableAlert[]> {
  return db
    .selectFrom('stock_alert')
    .innerJoin('sku', 'sku.sku_id', 'stock_alert.sku_id')
    .select([
      'stock_alert_id',
      'stock_alert.sku_id',
      'email',
      'channel_id',
      'market_id',
      'language_id',
      'shop_url',
    ])
    .where('notified_at', 'is', null)
    .where(sql<boolean>`in_stock + oversellable + static_stock > 0 and not ${lacksFile}`)
    .where('stock_alert_id', '>', afterId)
    .orderBy('stock_alert_id')
    .limit(limit)
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
