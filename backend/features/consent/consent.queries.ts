import type { Database } from '#backend/database/connection.ts';

/** A repeated request stores the consent once. */
export async function recordConsent(
  db: Database,
  consent: { id: string; version: number; allowed: string[] },
): Promise<void> {
  const { id, version, allowed } = consent;
  await db
    .insertInto('consent')
    .values({ consent_id: id, version, allowed })
    .onConflict((conflict) => conflict.column('consent_id').doNothing())
    .execute();
}
