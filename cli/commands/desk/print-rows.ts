import { formatTable } from '../../output/format-table.ts';
import type { Terminal } from '../terminal.ts';

/** Prints rows as a table, or as JSON. */
export function print<Row>(
  terminal: Terminal,
  rows: readonly Row[],
  isJson: true | undefined,
  header: string[],
  toCells: (row: Row) => string[],
): void {
  if (isJson) terminal.out(JSON.stringify(rows, null, 2));
  else if (rows.length === 0) terminal.out('None found.');
  else for (const line of formatTable(header, rows.map(toCells))) terminal.out(line);
}

export function formatMinute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}
