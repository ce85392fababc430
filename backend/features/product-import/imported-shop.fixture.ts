import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { inChunks } from './csv/bytes.fixture.ts';
import type { ImportIssue, ImportOptions } from './import-options.ts';
import { importProducts } from './import-products.ts';

/** Imports a table given as text. */
export async function importTable(db: Database, table: string, options: Partial<ImportOptions> = {}) {
  const issues: ImportIssue[] = [];
  const report = await importProducts(db, inChunks(table, 100), {
    source: 'test',
    onIssue: (issue) => issues.push(issue),
    ...options,
  });
  return { ...report, issues: issues.map(({ line, reason }) => `${line}: ${reason}`) };
}

export async function rowsOf<Row = Record<string, unknown>>(db: Database, statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(db)).rows;
}

const writtenTables = [
  'product',
  'product_text',
  'product_category',
  'product_image',
  'product_parameter',
  'parameter_value',
  'sku',
  'price',
  'price_log',
  'category',
  'category_text',
  'brand',
  'slug_history',
  'catalogue_change',
];

/** Versions of all rows that an import could write: a written row gets another `xmin`. */
export async function versionsOf(db: Database): Promise<Record<string, unknown>> {
  const tables = writtenTables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as rows, md5(string_agg(xmin::text, ',' order by ctid)) as versions from ${table}`,
  );
  const rows = await rowsOf<{ name: string }>(db, tables.join(' union all '));
  expect(rows).toHaveLength(tables.length);
  return Object.fromEntries(rows.map((row) => [row.name, row]));
}
