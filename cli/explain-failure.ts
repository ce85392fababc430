import { DatabaseStartError } from '#backend/database/embedded/embedded-postgres.ts';
import { NewerDatabaseError } from '#backend/database/migrate.ts';
import { PortError } from './listening.ts';
import { SettingsError } from './settings.ts';

const explainedErrors = [SettingsError, PortError, DatabaseStartError, NewerDatabaseError];

/** One sentence with the problem and its solution; the stack trace for an unexpected error. */
export function explainFailure(error: unknown): string {
  if (explainedErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start the shop again.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EHOSTUNREACH') {
    return 'The PostgreSQL server of DATABASE_URL does not respond. Start it, correct the address, or remove DATABASE_URL to use the embedded server.';
  }
  // The following are SQLSTATE codes of PostgreSQL.
  if (code === '28P01' || code === '28000')
    return 'The PostgreSQL server of DATABASE_URL rejects the user or password. Correct them in the address.';
  if (code === '3D000')
    return 'The database that DATABASE_URL names does not exist. Create it, or correct the address.';
  if (code === '42501')
    return 'The user of DATABASE_URL may not create tables. Grant it that permission on the database.';
  if (code === '42P07')
    return 'The database of DATABASE_URL contains tables of another application. Use a separate database for the shop.';
  if (
    error instanceof Error &&
    /terminated unexpectedly|does not support SSL|timeout expired/i.test(error.message)
  )
    return `The PostgreSQL server of DATABASE_URL closed the connection (${error.message}). Check the address and its options.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
