import type { Database } from '#backend/database/connection.ts';

/** The secret of that name: the one that is kept already, or else this one. */
export async function keepSecret(db: Database, secret_key: string, value: string): Promise<string> {
  await db
    .insertInto('shop_secret')
    .values({ secret_key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('shop_secret')
    .select('value')
    .where('secret_key', '=', secret_key)
    .executeTakeFirstOrThrow();
  return kept.value;
}
