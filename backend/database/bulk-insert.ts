import { type Insertable, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { DB } from './tables.generated.ts';

/** The protocol allows 65,535 parameters per statement. */
const maxParameters = 60_000;

/** Inserts any number of rows, in as few statements as the limit of parameters allows. */
export async function bulkInsert<T extends keyof DB>(
  db: Database,
  table: T,
  rows: Insertable<DB[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const maxRows = Math.floor(maxParameters / columns);
  for (let start = 0; start < rows.length; start += maxRows) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + maxRows))
      .execute();
  }
}

/** Sets the sequence of a column to its highest id, after rows were inserted with explicit ids. */
export async function advanceSequence(db: Database, table: keyof DB, column: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(
    db,
  );
}
