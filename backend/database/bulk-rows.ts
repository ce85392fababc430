import { type RawBuilder, sql } from 'kysely';

/**
 * Many rows, one array per column, to insert or to join: `from ${bulkRows({ id: 'integer' }, rows)}`. The statement has the
 * same text for any number of rows, and stays below the limit of parameters.
 */
export function bulkRows<Name extends string>(
  columns: Record<Name, 'boolean' | 'bigint' | 'integer' | 'text'>,
  rows: readonly Record<Name, unknown>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns) as Name[];
  const arrays = names.map(
    (name) => sql`${rows.map((row) => row[name] ?? null)}::${sql.raw(columns[name])}[]`,
  );
  return sql`unnest(${sql.join(arrays)}) as input(${sql.raw(names.join(', '))})`;
}
