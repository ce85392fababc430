import { type Backend, createBackend } from '#backend/app.ts';
import { createApiServer } from '#backend/server.ts';
import { closeGracefully, listen } from './listening.ts';
import { openDatabase } from './open-database.ts';
import type { Settings } from './settings.ts';

/** The commerce backend with its database and its own port. */
export async function startBackend(
  settings: Settings,
  say: (line: string) => void,
): Promise<Backend & { close: () => Promise<void> }> {
  const connection = await openDatabase(settings, say);
  try {
    const backend = await createBackend(connection, settings);
    const api = createApiServer(backend);
    await listen(api, 'API_PORT', settings.API_PORT, settings.HOST);
    const close = async () => {
      await closeGracefully(api);
      await connection.close();
    };
    return { ...backend, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
