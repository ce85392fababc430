import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Command } from '@commander-js/extra-typings';
import { exportOnix } from '#backend/features/product-import/onix-export/export-onix.ts';
import { withDatabase } from '../database-access.ts';
import { resolvePath, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { formatCount } from './import-summary.ts';

/** `npm run shop -- export`. */
export function exportCommand(terminal: Terminal) {
  return new Command('export')
    .description('Export the active books as an ONIX 3.0 message (docs/onix.md).')
    .requiredOption('--onix <file>', 'the file to write; compressed if its name ends with .gz')
    .action(({ onix }) => exportFile(terminal, onix));
}

/** Writes to a partial file, which gets its name when it is complete. */
async function exportFile(terminal: Terminal, name: string): Promise<void> {
  const path = resolvePath(terminal, name);
  const partial = `${path}.partial`;
  let products = 0;
  async function* countProducts(parts: AsyncIterable<string>) {
    for await (const part of parts) {
      if (part.startsWith('<Product>')) products += 1;
      yield part;
    }
  }
  await withDatabase(terminal, (db) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const parts = Readable.from(countProducts(exportOnix(trx, new Date())));
        const file = createWriteStream(partial);
        const { signal } = terminal;
        await (path.endsWith('.gz')
          ? pipeline(parts, createGzip(), file, { signal })
          : pipeline(parts, file, { signal }));
      }),
  ).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { force: true });
    throw error.syscall === 'open' ? new UsageError(`Cannot write the file: ${error.message}`) : error;
  });
  await rename(partial, path);
  terminal.out(`${formatCount(products, 'book')} exported to ${path}.`);
}
