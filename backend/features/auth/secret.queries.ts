import type { Database } from '#backend/database/connection.ts';

/** Returns the stored secret of this name, storing `value` first when there is none. */
export async function findOrInsertSecret(db: Database, secret_key: string, value: string): Promise<string> {
  await db
    .insertInto('shop_secret')
    .values({ secret_key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom('shop_secret')
    .select('value')
    .where('secret_key', '=', secret_key)
    .executeTakeFirstOrThrow();
  return stored.value;
}
