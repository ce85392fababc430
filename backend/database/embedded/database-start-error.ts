/** For the person who runs the shop: the problem and its solution, without terms of PostgreSQL. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export const otherFolderHint = 'set DATA_DIR to another folder';
export const ownServerHint = 'set DATABASE_URL to a PostgreSQL of your own';

interface Circumstances {
  folder: string;
  port?: number;
  logFile?: string;
}

/** The first pattern that matches the output decides. */
const explanations: readonly [pattern: RegExp, explain: (where: Circumstances, output: string) => string][] =
  [
    [
      /No space left on device|Check free disk space|ENOSPC|EDQUOT|disk quota exceeded/i,
      ({ folder }) =>
        `The disk that holds the data folder ${folder} is full. Free at least 100 MB there, or ${otherFolderHint}.`,
    ],
    [
      /Address already in use|EADDRINUSE/,
      ({ port }) =>
        `Port ${port} is taken by another program. Stop it, or choose another port for the database.`,
    ],
    [
      /could not bind IPv4 address.*Permission denied/,
      ({ port }) => `Port ${port} may not be opened by this user. Choose a port above 1023 for the database.`,
    ],
    [
      /Read-only file system|EROFS/,
      ({ folder }) =>
        `The data folder ${folder} is on a read-only disk. Make it writable, or ${otherFolderHint}.`,
    ],
    [
      /lock file ".*" already exists/,
      ({ folder }, output) =>
        `The data folder ${folder} is in use by another PostgreSQL${processNamedIn(output)}. ` +
        `Stop it, or ${otherFolderHint}.`,
    ],
    [
      /pre-existing shared memory block/,
      ({ folder }) =>
        `Processes of a database that crashed still use the data folder ${folder}. ` +
        'End every process named "postgres" that belongs to it and start again.',
    ],
    [
      /database files are incompatible with server/,
      ({ folder }, output) =>
        `The data folder ${folder} was created by another version of PostgreSQL${versionNamedIn(output)}. ` +
        `Use the version of the shop that created it, or ${otherFolderHint}.`,
    ],
    [
      /could not look up effective user ID/,
      () =>
        `The user with the id ${process.getuid?.()} has no name in /etc/passwd, which PostgreSQL needs. ` +
        `Add one, run the shop as another user, or ${ownServerHint}.`,
    ],
    [
      /by a user with administrative permissions|"root" execution/,
      () =>
        `PostgreSQL refuses to run with administrative rights. Start the shop as an ordinary user, or ${ownServerHint}.`,
    ],
    [
      /could not (create|map).*(shared memory|semaphores)|Cannot allocate memory/,
      () =>
        'There is too little memory for the database on this machine. ' +
        `End other programs, raise the memory limit, or ${ownServerHint}.`,
    ],
    [
      /error while loading shared libraries|Library not loaded/,
      () =>
        `Files of the embedded PostgreSQL are missing. Delete node_modules and run "npm ci", or ${ownServerHint}.`,
    ],
    [
      /Permission denied|EACCES|EPERM|Operation not permitted/,
      ({ folder }) =>
        `The shop may not write to the data folder ${folder}. ` +
        `Give the user who runs it the right to, or ${otherFolderHint}.`,
    ],
    [
      /ENOTDIR|EEXIST/,
      ({ folder }) =>
        `The data folder ${folder} cannot be made because a file is in its place. Remove it, or ${otherFolderHint}.`,
    ],
  ];

/** Turns the output of PostgreSQL, or an error of the file system, into one sentence. */
export function explain(output: string, where: Circumstances, cause?: unknown) {
  const [, sentence] = explanations.find(([pattern]) => pattern.test(output)) ?? [];
  const message = sentence
    ? sentence(where, output)
    : `PostgreSQL did not start: ${lastErrorIn(output)}. ${where.logFile ? `Read ${where.logFile} for the details` : 'Fix that'}, or ${ownServerHint}.`;
  return new DatabaseStartError(message, { cause });
}

/** Runs work on files of the data folder, and explains errors such as a full disk or missing permissions. */
export async function explainFileErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error) {
      throw explain(error.message, { folder }, error);
    }
    throw error;
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function processNamedIn(output: string) {
  const pid = /\(PID (\d+)\)/.exec(output)?.[1];
  return pid ? ` (process ${pid})` : '';
}

function versionNamedIn(output: string) {
  const version = /initialized by PostgreSQL version (\d+)/.exec(output)?.[1];
  return version ? ` (${version})` : '';
}

function lastErrorIn(output: string) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const error =
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing';
  return error.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').replace(/[.\s]+$/, '');
}
