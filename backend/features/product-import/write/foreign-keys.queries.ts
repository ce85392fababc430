import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** Ids of rows that the rows of a batch refer to, by table. */
type ReferencedIds = Record<
  'product' | 'sku' | 'category' | 'parameter_value' | 'price_list',
  Iterable<number>
>;

/**
 * Runs inserts without checking their foreign keys, which would cost half of PostgreSQL's time: each referenced row is
 * checked and locked once per batch instead. Rows that this transaction has created need no lock. Only a superuser, such as the
 * user of the embedded database, may skip the checks; for other users they run as usual.
 */
export async function insertWithLockedReferences(
  db: Database,
  references: ReferencedIds,
  insert: () => Promise<void>,
): Promise<void> {
  for (const [table, ids] of Object.entries(references)) await lockRows(db, table, new Set(ids));
  await sql`select from language for key share`.execute(db);
  const setReplicationRole = (role: string) =>
    sql`select set_config('session_replication_role', ${role}, true) where current_setting('is_superuser') = 'on'`;
  await setReplicationRole('replica').execute(db);
  // After an error the transaction ends, and the setting with it.
  await insert();
  await setReplicationRole('origin').execute(db);
}

async function lockRows(db: Database, table: string, ids: ReadonlySet<number>): Promise<void> {
  if (ids.size === 0) return;
  const { rows } =
    await sql`select from ${sql.table(table)} where ${sql.ref(`${table}_id`)} = any(${[...ids]}::int[])
    for key share`.execute(db);
  if (rows.length < ids.size) throw new Error(`A row of ${table} was deleted during the import.`);
}
