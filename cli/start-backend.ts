import type { Server } from 'node:http';
import { type Backend, createBackend, type ServiceOverrides } from '#backend/app.ts';
import { createPurgeHook } from '#backend/features/purge/purge-hook.ts';
import { createApiServer } from '#backend/server.ts';
import { findDemoServices } from '#demo/demo-services.ts';
import { languageOriginsOf } from '#storefront/config/locale-domains.ts';
import { listen, urlOfPort } from './listening.ts';
import { openLog } from './observability/open-log.ts';
import { openDatabase } from './open-database.ts';
import { isDemoRefused } from './public-start.ts';
import type { Settings } from './settings.ts';

export interface RunningBackend extends Backend {
  /** The API's HTTP server. When it is closed, the storefront in the same process can still call the backend. */
  server: Server;
  close(): Promise<void>;
}

interface BackendStart {
  print: (line: string) => void;
  isDraining: () => boolean;
  /** The database is migrated and filled. */
  isPrepared?: boolean;
  sharesPort?: boolean;
  overrides?: ServiceOverrides;
}

/** The commerce backend with its database and its port. */
export async function startBackend(
  settings: Settings,
  { print, isDraining, isPrepared = false, sharesPort, overrides }: BackendStart,
): Promise<RunningBackend> {
  const prepared = { seedsDemo: false, migrates: false };
  const connection = await openDatabase(settings, print, {
    ...(isPrepared ? prepared : { isDemoRefused: isDemoRefused(settings) }),
    watchesServer: true,
  });
  try {
    const shopUrl = settings.PUBLIC_URL ?? urlOfPort(settings.HOST, settings.PORT);
    const demoServices = await findDemoServices(connection.db);
    const log = openLog('backend', settings);
    const storefrontOrigins = Object.values(languageOriginsOf(settings) ?? {});
    const services = { shopUrl, storefrontOrigins, log, isDraining, ...demoServices, ...overrides };
    const backend = await createBackend(connection, settings, services);
    // Of several threads, only the one that runs the shared jobs sends purges.
    if (overrides?.schedulesJobs !== 'local') backend.onChange(createPurgeHook(settings, log));
    const server = createApiServer(backend, settings.API_TRUSTED_PROXIES);
    await listen(server, {
      setting: 'API_PORT',
      port: settings.API_PORT,
      host: settings.HOST,
      trustedProxies: settings.API_TRUSTED_PROXIES,
      sharesPort,
    });
    return {
      ...backend,
      server,
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
