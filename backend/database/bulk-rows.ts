import { type RawBuilder, sql } from 'kysely';

type ColumnType = 'boolean' | 'bigint' | 'integer' | 'text';

/**
 * Many rows, one array per column, to insert or to join: `from ${bulkRows({ id: 'integer' }, rows)}`. The statement has the
 * same text for any number of rows, and stays below the limit of parameters.
 */
export function bulkRows<Name extends string>(
  columns: Record<Name, ColumnType>,
  rows: readonly Record<Name, unknown>[],
): RawBuilder<unknown> {
  const names = Object.keys(columns) as Name[];
  const arrays = names.map((name) => {
    const type = columns[name];
    return sql`${arrayLiteral(rows, name, type)}::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(arrays)}) as input(${sql.raw(names.join(', '))})`;
}

/** PostgreSQL's text form of an array. The driver would take four times as long to write it. */
function arrayLiteral<Name extends string>(
  rows: readonly Record<Name, unknown>[],
  name: Name,
  type: ColumnType,
): string {
  const elements = rows.map((row) => {
    const value = row[name] ?? null;
    if (value === null) return 'NULL';
    return type === 'text' ? quoteElement(String(value)) : value;
  });
  return `{${elements.join()}}`;
}

function quoteElement(text: string): string {
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;
}
