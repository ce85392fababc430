import { Command } from '@commander-js/extra-typings';
import { listOpenPoints, type OpenPoint } from '#backend/features/law/list-open-points.ts';
import { formatTable } from '../../output/format-table.ts';
import { withDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';

/** `npm run shop -- law`. */
export function lawCommand(terminal: Terminal): Command {
  return new Command('law')
    .description('Print the legal points that the data of this shop leaves open (docs/law.md).')
    .option('--json', 'print JSON')
    .action(async ({ json }) => {
      const points = await withDatabase(terminal, (db) => listOpenPoints(db));
      for (const line of json ? [JSON.stringify(points, null, 2)] : tableOf(points)) terminal.out(line);
    });
}

function tableOf(points: readonly OpenPoint[]): string[] {
  if (points.length === 0) return ['No open points in the data. Read docs/law.md for the rest.'];
  const sorted = points.toSorted((one, other) => other.urgency.localeCompare(one.urgency));
  return formatTable(
    ['WHEN', 'WHERE', 'POINT'],
    sorted.map(({ urgency, where, text }) => [urgency, where, text]),
  );
}
