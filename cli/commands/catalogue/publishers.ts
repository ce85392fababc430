import { Command } from '@commander-js/extra-typings';
import {
  listPublishers,
  type PublisherContacts,
  setPublisherContacts,
} from '#backend/features/brand/publisher-contacts.ts';
import { readCsv } from '#backend/features/product-import/csv/read-csv.ts';
import { printRows } from '../../output/print-rows.ts';
import { openImportFile } from '../import/open-import-file.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { runUseCase } from './run-use-case.ts';

const columns = ['publisher', 'manufacturer', 'responsible_person'];

/** `npm run shop -- publishers`. A running shop shows changes within seconds. */
export function publishersCommand(terminal: Terminal): Command {
  const publishers = new Command('publishers').description(
    'List publishers and set their contacts for product safety (docs/product-information.md).',
  );
  publishers
    .command('list')
    .description('List publishers with manufacturer and responsible person.')
    .option('--missing', 'only publishers of shipped products that state no manufacturer', false)
    .option('--json', 'print JSON')
    .action(({ missing, json }) =>
      runUseCase(terminal, async (db) => {
        const header = ['PUBLISHER', 'NAME', 'PRODUCTS', 'MANUFACTURER', 'RESPONSIBLE IN THE EU'];
        printRows(terminal, await listPublishers(db, { onlyMissing: missing }), json, header, (row) => [
          row.key,
          row.name,
          String(row.products),
          row.manufacturer || '–',
          row.responsiblePerson || '–',
        ]);
      }),
    );
  publishers
    .command('set')
    .description('Set the contacts of a publisher. An empty text removes one.')
    .argument('<publisher>', 'key or name')
    .option('--manufacturer <text>', 'name, postal address and e-mail or web address')
    .option('--responsible-person <text>', 'likewise, of the person in the EU if the manufacturer is outside')
    .action((publisher, contacts) => {
      if (Object.keys(contacts).length === 0)
        throw new UsageError('Give --manufacturer, --responsible-person, or both.');
      return setContacts(terminal, [{ publisher, ...contacts }]);
    });
  publishers
    .command('import')
    .description(
      `Set the contacts of many publishers from a CSV file with the columns ${columns.join(', ')}.`,
    )
    .argument('<file>', 'a path; "-" reads standard input')
    .action(async (file) => setContacts(terminal, await readContacts(terminal, file)));
  return publishers;
}

function setContacts(terminal: Terminal, entries: readonly PublisherContacts[]): Promise<void> {
  return runUseCase(terminal, async (db) => {
    for (const key of await setPublisherContacts(db, entries)) terminal.out(`Set the contacts of ${key}.`);
  });
}

/** A missing column leaves the contact unchanged; an empty cell does too. */
async function readContacts(terminal: Terminal, file: string): Promise<PublisherContacts[]> {
  const { bytes } = await openImportFile(file, terminal);
  const entries: PublisherContacts[] = [];
  let header: string[] | undefined;
  for await (const { line, cells } of readCsv(bytes)) {
    if (!header) {
      header = cells.map((cell) => cell.toLowerCase());
      const unknown = header.filter((name) => !columns.includes(name));
      if (unknown.length > 0 || !header.includes('publisher'))
        throw new UsageError(`The columns are ${columns.join(', ')}, not ${header.join(', ')}.`);
      continue;
    }
    const [publisher, manufacturer, responsiblePerson] = columns.map(
      (name) => cells[header?.indexOf(name) ?? -1] || undefined,
    );
    if (!publisher) throw new UsageError(`Line ${line} names no publisher.`);
    entries.push({ publisher, manufacturer, responsiblePerson });
  }
  return entries;
}
