import { join } from 'node:path';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { migrate } from '#backend/database/migrate.ts';
import { seedDemoShop } from '#backend/database/seed/seed.ts';
import { importDemoPages } from '#backend/features/content/demo-pages.ts';
import type { Settings } from './settings.ts';

/** The database of the settings: a server of one's own, or the embedded one. Migrated, and filled when it is empty. */
export async function openDatabase(
  settings: Settings,
  say: (line: string) => void,
): Promise<DatabaseConnection> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(settings.DATA_DIR, 'postgres'), log: say });
  const connection = connect(settings.DATABASE_URL ?? embedded?.connectionString ?? '');
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    await migrate(connection.db);
    if (await seedDemoShop(connection.db, importDemoPages)) say('  Filled the database with the demo shop');
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, close };
}
