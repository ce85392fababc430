import { formatTable } from './format-table.ts';

/** The lines of a table for people, or of JSON for programs. */
export function rowLines<Row>(
  rows: readonly Row[],
  isJson: true | undefined,
  header: string[],
  toCells: (row: Row) => string[],
): string[] {
  if (isJson) return [JSON.stringify(rows, null, 2)];
  return rows.length === 0 ? ['None found.'] : formatTable(header, rows.map(toCells));
}

/** Prints the lines of `rowLines`. */
export function printRows<Row>(
  { out }: { out(line: string): void },
  rows: readonly Row[],
  isJson: true | undefined,
  header: string[],
  toCells: (row: Row) => string[],
): void {
  for (const line of rowLines(rows, isJson, header, toCells)) out(line);
}

/** `2026-11-17 09:30`, in UTC; empty without a time. */
export function formatMinute(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 16).replace('T', ' ') : '';
}
