import { type RawBuilder, sql } from 'kysely';

/**
 * Many rows as one parameter, to insert from or join with: `from ${bulkRows({ id: 'integer' }, rows)}`. The statement
 * stays short, however many rows there are, and no limit on parameters is met.
 */
export function bulkRows<Name extends string>(
  columns: Record<Name, 'boolean' | 'bigint' | 'integer' | 'text'>,
  rows: readonly Record<Name, unknown>[],
): RawBuilder<unknown> {
  const declared = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.raw(declared.join(', '))})`;
}
