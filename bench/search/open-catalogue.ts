import { pino } from 'pino';
import { type Backend, createBackend } from '#backend/app.ts';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { migrate } from '#backend/database/migrate.ts';
import { readSettings, type Settings } from '../../cli/settings.ts';

interface OpenCatalogue {
  settings: Settings;
  connection: DatabaseConnection;
  backend: Backend;
}

/** The backend on the catalogue of DATABASE_URL, without background jobs. */
export async function openCatalogue(): Promise<OpenCatalogue> {
  const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
  const connection = connect(settings.DATABASE_URL ?? '');
  await migrate(connection.db);
  const log = pino({ level: 'error' });
  const backend = await createBackend(connection, settings, { log, schedulesJobs: false });
  await backend.refreshCatalogue();
  return { settings, connection, backend };
}
