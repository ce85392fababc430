/** Seconds after which clients should repeat a request that failed because of the database. */
export const RETRY_AFTER_SECONDS = 5;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The Unix socket of the embedded PostgreSQL.
  'ENOENT',
]);

/** SQLSTATE of connection exceptions, full disk or memory, shutdown, and of a server that has become a replica. */
const serverCodes = /^(08|53|57P)|^25006$/;

/** Errors of `pg` that have no code. */
const driverMessages =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether the database did not respond or cannot work now. The same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const {
    code = '',
    severity,
    syscall,
  } = error as Error & {
    code?: string;
    severity?: string;
    syscall?: string;
  };
  // Other modules report ENOENT for files.
  if (networkCodes.has(code)) return code !== 'ENOENT' || syscall === 'connect';
  // A fatal error ends the connection.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  return serverCodes.test(code) || (code === '' && driverMessages.test(error.message));
}
