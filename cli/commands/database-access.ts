import { join } from 'node:path';
import type { Database, DatabaseConnection } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { openDatabase } from '../open-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Terminal } from './terminal.ts';

/** Connects to the shop's database, whether the shop runs or not. A running shop holds the lock of the embedded one. */
export async function connectToShop(
  settings: Settings,
  log: (line: string) => void,
): Promise<DatabaseConnection> {
  const DATABASE_URL = settings.DATABASE_URL ?? (await urlOfRunningShop(join(settings.DATA_DIR, 'postgres')));
  return openDatabase({ ...settings, DATABASE_URL }, log);
}

export async function withDatabase<Result>(
  { environment }: Terminal,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const database = await connectToShop(readSettings(environment), () => undefined);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
