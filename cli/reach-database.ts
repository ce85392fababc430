import { join } from 'node:path';
import type { DatabaseConnection } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { openDatabase } from './open-database.ts';
import type { Settings } from './settings.ts';

/** The shop's database, whether the shop runs or not: of the embedded one a running shop already has the lock. */
export async function reachDatabase(
  settings: Settings,
  say: (line: string) => void,
): Promise<DatabaseConnection> {
  const DATABASE_URL = settings.DATABASE_URL ?? (await urlOfRunningShop(join(settings.DATA_DIR, 'postgres')));
  return openDatabase({ ...settings, DATABASE_URL }, say);
}
