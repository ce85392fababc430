import { DatabaseStartError } from '#backend/database/embedded/embedded-postgres.ts';
import { PortError } from './listening.ts';
import { SettingsError } from './settings.ts';

/** One sentence on what is wrong and what to do; the stack for an unexpected error. */
export function explainFailure(error: unknown): string {
  if (error instanceof SettingsError || error instanceof PortError || error instanceof DatabaseStartError)
    return error.message;
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start the shop again.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EHOSTUNREACH') {
    return 'The PostgreSQL of DATABASE_URL does not answer. Start it, or correct the address, or leave DATABASE_URL out to use the embedded one.';
  }
  if (code === '28P01' || code === '28000')
    return 'The PostgreSQL of DATABASE_URL rejects the user or password. Correct them in the address.';
  if (code === '3D000')
    return 'The database that DATABASE_URL names does not exist. Create it, or correct the address.';
  if (code === '42501')
    return 'The user of DATABASE_URL may not create tables. Grant it that right on the database.';
  if (code === '42P07')
    return 'The database of DATABASE_URL holds tables that are not Kvarto’s. Give the shop a database of its own.';
  if (
    error instanceof Error &&
    /terminated unexpectedly|does not support SSL|timeout expired/i.test(error.message)
  )
    return `The PostgreSQL of DATABASE_URL closed the connection (${error.message}). Check the address and its options.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
