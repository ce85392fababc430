import { type Backend, createBackend } from '#backend/app.ts';
import { createApiServer } from '#backend/server.ts';
import { findDemoServices } from '#demo/demo-services.ts';
import { addressOf, closeGracefully, listen } from './listening.ts';
import { openLog } from './logging/open-log.ts';
import { openDatabase } from './open-database.ts';
import { DEMO_DATA_RISK, isAllowed, isPublic } from './public-start.ts';
import type { Settings } from './settings.ts';

export interface RunningBackend extends Backend {
  /** Closes the port; the storefront in the same process can still call the backend. */
  closeApi(): Promise<void>;
  close(): Promise<void>;
}

/** The commerce backend with its database and its port. */
export async function startBackend(
  settings: Settings,
  print: (line: string) => void,
): Promise<RunningBackend> {
  const isDemoRefused = isPublic(settings) && !isAllowed(settings, DEMO_DATA_RISK.name);
  const connection = await openDatabase(settings, print, { isDemoRefused });
  try {
    const shopUrl = settings.PUBLIC_URL ?? addressOf(settings.HOST, settings.PORT);
    const demoServices = await findDemoServices(connection.db);
    const log = openLog('backend', settings);
    const backend = await createBackend(connection, settings, { shopUrl, log, ...demoServices });
    const api = createApiServer(backend, settings.API_TRUSTED_PROXIES);
    await listen(api, 'API_PORT', settings.API_PORT, settings.HOST);
    return {
      ...backend,
      closeApi: () => closeGracefully(api),
      async close() {
        await backend.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
