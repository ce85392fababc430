import { type Insertable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { DB } from '../tables.generated.ts';

/** One statement has room for 65,535 values: long lists go in parts. */
export async function insertAll<T extends keyof DB>(
  db: Database,
  table: T,
  rows: Insertable<DB[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const most = Math.floor(60_000 / columns);
  for (let start = 0; start < rows.length; start += most) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + most))
      .execute();
  }
}

/** Rows that came with their own numbers leave the counter behind; new rows continue after them. */
export async function continueNumbering(db: Database, table: keyof DB, column: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(
    db,
  );
}
