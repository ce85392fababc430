import type { Database } from '#backend/database/connection.ts';
import { reachDatabase } from './reach-database.ts';
import { readSettings } from './settings.ts';

/** Does something in the shop's database, whether the shop runs or not. */
export async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await reachDatabase(readSettings(process.env), () => undefined);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
