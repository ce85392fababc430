import { join } from 'node:path';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { migrate } from '#backend/database/migrate.ts';
import { seedDemoShop } from '#demo/seed-demo-shop.ts';
import type { Settings } from './settings.ts';

/** Opens the database of the settings, external or embedded; migrates it, and fills it with the demo if it is empty. */
export async function openDatabase(
  settings: Settings,
  log: (line: string) => void,
): Promise<DatabaseConnection> {
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(settings.DATA_DIR, 'postgres'), log });
  const connection = connect(settings.DATABASE_URL ?? embedded?.connectionString ?? '');
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    await migrate(connection.db);
    if (await seedDemoShop(connection.db)) log('  Filled the database with the demo shop');
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, close };
}
