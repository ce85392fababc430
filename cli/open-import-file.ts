import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { UsageError } from './usage-error.ts';

export interface ImportFile {
  bytes: Readable;
  /** From 0 to 1; unknown for what has no size, such as a pipe. */
  shareRead(): number | undefined;
}

/** Opens what was named on the command line, seen from where npm was called. */
export async function openImportFile(name: string): Promise<ImportFile> {
  if (name === '-') {
    if (process.stdin.isTTY) throw new UsageError('Nothing is piped in: npm run shop -- import - < FILE.csv');
    return { bytes: process.stdin, shareRead: () => undefined };
  }
  const path = resolve(process.env.INIT_CWD ?? '', name);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new UsageError(`There is no file ${path}.`);
  if (found.isDirectory()) throw new UsageError(`${path} is a folder, not a file.`);
  await access(path, constants.R_OK).catch(() => {
    throw new UsageError(`The file ${path} may not be read by this user.`);
  });
  const bytes = createReadStream(path);
  return { bytes, shareRead: () => (found.size > 0 ? Math.min(1, bytes.bytesRead / found.size) : undefined) };
}
