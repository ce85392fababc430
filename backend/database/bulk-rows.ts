import { type RawBuilder, sql } from 'kysely';

/**
 * Many rows as one parameter, to insert or to join: `from ${bulkRows({ id: 'integer' }, rows)}`. The statement has the
 * same text for any number of rows, and stays below the limit of parameters.
 */
export function bulkRows<Name extends string>(
  columns: Record<Name, 'boolean' | 'bigint' | 'integer' | 'text'>,
  rows: readonly Record<Name, unknown>[],
): RawBuilder<unknown> {
  const declared = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input(${sql.raw(declared.join(', '))})`;
}
