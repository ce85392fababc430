import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '#storefront/server-entry.ts';
import { DevelopmentServer } from './development-server.ts';
import { addressOf, listen } from './listening.ts';
import { openLog } from './logging/open-log.ts';
import type { Settings } from './settings.ts';
import type { RunningBackend } from './start-backend.ts';

const root = join(import.meta.dirname, '..');
const clientFolder = join(root, 'dist/client');

interface RunningStorefront {
  server: Server;
  /** Stops the development server. */
  close(): Promise<void>;
}

/** The storefront on its port, from the build or, with `--dev`, from its sources. */
export async function startStorefront(
  settings: Settings,
  { backend, isDraining }: { backend: RunningBackend | undefined; isDraining: () => boolean },
): Promise<RunningStorefront> {
  const development = process.argv.includes('--dev') ? await DevelopmentServer.start(root) : undefined;
  const close = async () => development?.close();
  try {
    const entry = development ? await development.loadEntry() : await importBuiltEntry();
    const commerce = createCommerce(entry, settings, backend);
    const log = openLog('storefront', settings);
    const onError: ServerEntry.StorefrontOptions['onError'] = (error, context) =>
      log.error({ err: error, ...context }, 'request failed');
    const handler = development
      ? development.createHandler({ commerce, settings, onError, isDraining })
      : createBuiltHandler(entry, settings, {
          commerce,
          onError,
          isDraining,
          apiUrl: publicApiUrl(settings, backend),
        });
    const server = createServer((request, response) => void handler(request, response));
    await listen(server, 'PORT', settings.PORT, settings.HOST);
    return { server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function importBuiltEntry(): Promise<typeof ServerEntry> {
  return import(pathToFileURL(join(root, 'dist/server/server-entry.js')).href);
}

/** The backend in this process, or another one over HTTP. */
function createCommerce(
  { createCommerceApi, fetchOverHttp }: typeof ServerEntry,
  settings: Settings,
  backend: RunningBackend | undefined,
): ServerEntry.CommerceApi {
  if (!backend)
    return createCommerceApi(fetchOverHttp, {
      endpoint: settings.COMMERCE_ENDPOINT ?? '',
      apiKey: settings.COMMERCE_API_KEY,
      authEndpoint: settings.AUTH_ENDPOINT,
      signEndpoint: settings.SIGN_ENDPOINT,
      clientName: settings.CLIENT_NAME,
      clientVersion: settings.CLIENT_VERSION,
    });
  const endpoints = { endpoint: 'http://commerce.internal/graphql', apiKey: backend.ownApiKey };
  return {
    ...createCommerceApi(backend.fetch, endpoints),
    // Without HTTP and JSON in between.
    execute: backend.execute,
    onChange: backend.onChange,
    checkReadiness: backend.checkReadiness,
  };
}

function createBuiltHandler(
  { createRequestHandler, readBuildManifest }: typeof ServerEntry,
  settings: Settings,
  options: Pick<ServerEntry.StorefrontOptions, 'commerce' | 'onError' | 'apiUrl' | 'isDraining'>,
): ServerEntry.RequestHandler {
  const vitalsLog = openLog('vitals', settings);
  return createRequestHandler({
    ...options,
    settings,
    onVital: (vital) => vitalsLog.info(vital, 'vital'),
    clientFolder,
    manifest: readBuildManifest(clientFolder),
  });
}

/** Undefined behind a proxy, where the public URL of the API is unknown. */
function publicApiUrl(settings: Settings, backend: RunningBackend | undefined): string | undefined {
  if (!backend || settings.PUBLIC_URL) return undefined;
  return `${addressOf(settings.HOST, settings.API_PORT)}/graphql`;
}

export function firstApiKey({ API_KEYS }: Settings): string {
  return [...API_KEYS][0] ?? 'demo';
}
