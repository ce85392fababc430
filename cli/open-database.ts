import { join } from 'node:path';
import { hasChannel, insertBaseData } from '#backend/database/base-data.ts';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { migrate } from '#backend/database/migrate.ts';
import { isDemoShop } from '#demo/demo-services.ts';
import { DEMO_DATA_RISK, refusalMessage } from './public-start.ts';
import { type Settings, SettingsError } from './settings.ts';

/**
 * Opens the database of the settings, external or embedded, and migrates it unless `migrates` is false. With `seedsDemo`, an
 * empty one gets the demo; with `isDemoRefused`, an empty one and one with the demo are errors; with `watchesServer`, requests do
 * not wait for a server that does not respond.
 */
export async function openDatabase(
  settings: Settings,
  log: (line: string) => void,
  { isDemoRefused = false, seedsDemo = true, migrates = true, watchesServer = false } = {},
): Promise<DatabaseConnection> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(settings.DATA_DIR, 'postgres'), log });
  const url = settings.DATABASE_URL ?? embedded?.connectionString ?? '';
  const { DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl } = settings;
  const connection = connect(url, { directUrl, replicaUrl, watchesServer });
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    if (migrates) await migrateDirectly(connection);
    if (isDemoRefused) await refuseDemo(connection.db);
    if (seedsDemo && (await fillEmptyDatabase(connection.db)))
      log('  Filled the database with the demo shop');
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, close };
}

/** Migrations hold a lock of their session, which a pooler would keep for the next client of the connection. */
async function migrateDirectly({ url, directUrl, db }: DatabaseConnection): Promise<void> {
  if (directUrl === url) return prepareTables(db);
  const direct = connect(directUrl, { connections: 1 });
  await prepareTables(direct.db).finally(direct.close);
}

/** Creates or changes the tables, and adds rows that every shop needs. */
export async function prepareTables(db: Database): Promise<void> {
  await migrate(db);
  await insertBaseData(db);
}

/** Throws if the database is empty or contains the demo. */
export async function refuseDemo(db: Database): Promise<void> {
  if ((await hasChannel(db)) && !(await isDemoShop(db))) return;
  throw new SettingsError(refusalMessage(DEMO_DATA_RISK.name, DEMO_DATA_RISK.problem));
}

async function fillEmptyDatabase(db: Database): Promise<boolean> {
  if (await hasChannel(db)) return false;
  // Loaded on demand: the demo's texts would delay every start.
  const { seedDemoShop } = await import('#demo/seed-demo-shop.ts');
  return seedDemoShop(db);
}
