/** Said to whoever runs the shop: what is wrong and what to do, in words that need no knowledge of PostgreSQL. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export const otherFolder = 'set DATA_DIR to another folder';
export const ownServer = 'set DATABASE_URL to a PostgreSQL of your own';

export interface Circumstances {
  folder: string;
  port?: number;
  logFile?: string;
}

/** Turns what PostgreSQL printed, or what the file system answered, into one sentence. */
export function explain(said: string, { folder, port, logFile }: Circumstances, cause?: unknown) {
  const sentence = [
    [
      /No space left on device|Check free disk space|ENOSPC|EDQUOT|disk quota exceeded/i,
      `The disk that holds the data folder ${folder} is full. Free at least 100 MB there, or ${otherFolder}.`,
    ],
    [
      /Address already in use|EADDRINUSE/,
      `Port ${port} is taken by another program. Stop it, or choose another port for the database.`,
    ],
    [
      /could not bind IPv4 address.*Permission denied/,
      `Port ${port} may not be opened by this user. Choose a port above 1023 for the database.`,
    ],
    [
      /Read-only file system|EROFS/,
      `The data folder ${folder} is on a read-only disk. Make it writable, or ${otherFolder}.`,
    ],
    [
      /lock file ".*" already exists/,
      `The data folder ${folder} is in use by another PostgreSQL${processNamedIn(said)}. ` +
        `Stop it, or ${otherFolder}.`,
    ],
    [
      /pre-existing shared memory block/,
      `Processes of a database that crashed still use the data folder ${folder}. ` +
        'End every process named "postgres" that belongs to it and start again.',
    ],
    [
      /database files are incompatible with server/,
      `The data folder ${folder} was made by another version of PostgreSQL${versionNamedIn(said)}. ` +
        `Use the shop's version that made it, or ${otherFolder}.`,
    ],
    [
      /could not look up effective user ID/,
      `The user with the number ${process.getuid?.()} has no name in /etc/passwd, which PostgreSQL needs. ` +
        `Add one, run the shop as another user, or ${ownServer}.`,
    ],
    [
      /by a user with administrative permissions|"root" execution/,
      `PostgreSQL refuses to run with administrative rights. Start the shop as an ordinary user, or ${ownServer}.`,
    ],
    [
      /could not (create|map).*(shared memory|semaphores)|Cannot allocate memory/,
      'There is too little memory for the database on this machine. ' +
        `End other programs, raise the memory limit, or ${ownServer}.`,
    ],
    [
      /error while loading shared libraries|Library not loaded/,
      `Files of the embedded PostgreSQL are missing. Delete node_modules and run "npm ci", or ${ownServer}.`,
    ],
    [
      /Permission denied|EACCES|EPERM|Operation not permitted/,
      `The shop may not write to the data folder ${folder}. ` +
        `Give the user who runs it the right to, or ${otherFolder}.`,
    ],
    [
      /ENOTDIR|EEXIST/,
      `The data folder ${folder} cannot be made because a file is in its place. Remove it, or ${otherFolder}.`,
    ],
  ].find(([pattern]) => (pattern as RegExp).test(said))?.[1] as string | undefined;
  const where = logFile
    ? ` Read ${logFile} for the details, or ${ownServer}.`
    : ` Mend that, or ${ownServer}.`;
  return new DatabaseStartError(sentence ?? `PostgreSQL did not start: ${lastComplaint(said)}.${where}`, {
    cause,
  });
}

/** Runs work on files of the data folder so that a full disk or a missing right is said in one sentence. */
export async function explainingFileErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
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

function processNamedIn(said: string) {
  const pid = /\(PID (\d+)\)/.exec(said)?.[1];
  return pid ? ` (process ${pid})` : '';
}

function versionNamedIn(said: string) {
  const version = /initialized by PostgreSQL version (\d+)/.exec(said)?.[1];
  return version ? ` (${version})` : '';
}

function lastComplaint(said: string) {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return complaint.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').replace(/[.\s]+$/, '');
}
