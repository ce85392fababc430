import { randomUUID } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';

/** Identifies the shop's database, so that a snapshot of another catalogue is not loaded. */
export async function readCatalogueId(db: Database): Promise<string> {
  await db
    .insertInto('shop_note')
    .values({ key: 'catalogue-id', value: JSON.stringify(randomUUID()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('shop_note')
    .select('value')
    .where('key', '=', 'catalogue-id')
    .executeTakeFirstOrThrow();
  return String(value);
}
