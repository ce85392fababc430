import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { resolvePath, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface ImportFile {
  bytes: Readable;
  /** From 0 to 1; undefined for a pipe, which has no size. */
  shareRead(): number | undefined;
}

/** Opens a file; `-` is standard input. */
export async function openImportFile(
  name: string,
  terminal: Pick<Terminal, 'stdin' | 'environment'>,
): Promise<ImportFile> {
  const { stdin } = terminal;
  if (name === '-') {
    if (stdin.isTTY) throw new UsageError('Standard input is empty: npm run shop -- import - < FILE.csv');
    return { bytes: stdin, shareRead: () => undefined };
  }
  const path = resolvePath(terminal, name);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`File not found: ${path}`);
  if (found.isDirectory()) throw new UsageError(`${path} is a folder, not a file.`);
  await access(path, constants.R_OK).catch(() => {
    throw new UsageError(`No permission to read the file ${path}.`);
  });
  const bytes = createReadStream(path);
  return { bytes, shareRead: () => (found.size > 0 ? Math.min(1, bytes.bytesRead / found.size) : undefined) };
}
