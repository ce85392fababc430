import { formatTable } from './format-table.ts';

/** Prints a table for people, or JSON for programs. */
export function printRows<Row>(
  { out }: { out(line: string): void },
  rows: readonly Row[],
  isJson: true | undefined,
  header: string[],
  toCells: (row: Row) => string[],
): void {
  if (isJson) out(JSON.stringify(rows, null, 2));
  else if (rows.length === 0) out('None found.');
  else for (const line of formatTable(header, rows.map(toCells))) out(line);
}

/** `2026-11-17 09:30`, in UTC; empty without a time. */
export function formatMinute(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 16).replace('T', ' ') : '';
}
