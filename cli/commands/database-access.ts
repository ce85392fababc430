import { join } from 'node:path';
import { hasChannel } from '#backend/database/base-data.ts';
import type { Database, DatabaseConnection } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { openDatabase } from '../open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const noShop =
  'The database has no shop yet. Create yours with npm run shop -- init, or open the demo with npm start.';

/**
 * Connects to the shop's database, whether the shop runs or not: only one process can start the embedded database, so that a
 * command connects to that of a running shop. Throws if the database has no shop, unless `canBeEmpty`. Updates tables of an older
 * version if `migrates`.
 */
export async function connectToShop(
  settings: Settings,
  log: (line: string) => void,
  { canBeEmpty = false, migrates = true } = {},
): Promise<DatabaseConnection> {
  const DATABASE_URL = settings.DATABASE_URL ?? (await urlOfRunningShop(join(settings.DATA_DIR, 'postgres')));
  const connection = await openDatabase({ ...settings, DATABASE_URL }, log, { seedsDemo: false, migrates });
  if (canBeEmpty || (await hasChannel(connection.db))) return connection;
  await connection.close();
  throw new UsageError(noShop);
}

/** Prints the lines that the work returns. */
export async function printFromDatabase(
  terminal: Terminal,
  work: (db: Database) => Promise<string[]>,
): Promise<void> {
  for (const line of await withDatabase(terminal, work)) terminal.out(line);
}

/** Runs the work with a connection to the shop's database, which is closed afterwards. */
export async function withDatabase<Result>(
  { environment }: Terminal,
  work: (db: Database) => Promise<Result>,
  { canBeEmpty = false } = {},
): Promise<Result> {
  const database = await connectToShop(readSettings(environment), () => undefined, { canBeEmpty });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
