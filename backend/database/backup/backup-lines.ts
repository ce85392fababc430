import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * A backup is a gzip file of lines. The first character is the kind of the line: `H` a header (JSON), `R` a row of the table
 * of the last header (a JSON array of texts), `D` a part of the file of the last header (Base64).
 */
export type BackupHeader =
  | { kind: 'backup'; format: 1; createdAt: string; migrations: string[] }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'sequence'; name: string; value: string }
  /** An object of the storage, or a picture file of the merchant. */
  | { kind: 'object' | 'picture'; path: string; contentType?: string | undefined }
  /** The last line: a file without it is incomplete. */
  | { kind: 'end'; rows: number; files: number };

export type BackupLine =
  | { type: 'header'; header: BackupHeader }
  | { type: 'row'; row: string }
  | { type: 'data'; bytes: Buffer };

/** The file cannot be restored. The message explains why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const headerLine = (header: BackupHeader) => `H${JSON.stringify(header)}\n`;
export const rowLine = (row: string) => `R${row}\n`;
export const dataLine = (bytes: Buffer) => `D${bytes.toString('base64')}\n`;

/** Reads a backup to its end. Throws a `BackupError` if it is damaged or incomplete. */
export async function* readBackupLines(path: string): AsyncGenerator<BackupLine> {
  const counted = { rows: 0, files: 0 };
  let isComplete = false;
  for await (const text of splitLines(path)) {
    const line = parseLine(text);
    if (line.type === 'row') counted.rows += 1;
    if (line.type === 'header' && 'path' in line.header) counted.files += 1;
    if (line.type === 'header' && line.header.kind === 'end')
      isComplete = line.header.rows === counted.rows && line.header.files === counted.files;
    yield line;
  }
  if (!isComplete) throw new BackupError(damaged);
}

const damaged = 'The file of the backup is damaged or incomplete.';

async function* splitLines(path: string): AsyncGenerator<string> {
  // An error of the file becomes an error of the last stream, which the loop throws.
  const stream = pipeline(createReadStream(path), createGunzip(), () => undefined);
  stream.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const isGzipError = String((error as NodeJS.ErrnoException).code).startsWith('Z_');
    throw isGzipError ? new BackupError(damaged) : error;
  }
  if (rest !== '') throw new BackupError(damaged);
}

function parseLine(text: string): BackupLine {
  const content = text.slice(1);
  if (text[0] === 'R') return { type: 'row', row: content };
  if (text[0] === 'D') return { type: 'data', bytes: Buffer.from(content, 'base64') };
  try {
    if (text[0] === 'H') return { type: 'header', header: JSON.parse(content) as BackupHeader };
  } catch {
    // Explained below.
  }
  throw new BackupError('The file is not a backup of a shop.');
}
