import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createProxyWarning } from '#contract/http/client-address.ts';
import { serverOptions } from '#contract/http/port-limits.ts';
import type * as ServerEntry from '#storefront/server-entry.ts';
import { DevelopmentServer } from './build/development-server.ts';
import { shareAssets } from './build/share-assets.ts';
import { findStorefrontBuild, type StorefrontBuild } from './build/storefront-build.ts';
import { listen, urlOfPort } from './listening.ts';
import { openLog } from './observability/open-log.ts';
import type { Settings } from './settings.ts';
import type { RunningBackend } from './start-backend.ts';

const root = join(import.meta.dirname, '..');

interface RunningStorefront {
  server: Server;
  /** Stops the development server. */
  close(): Promise<void>;
}

interface StorefrontStart {
  backend: RunningBackend | undefined;
  isDraining: () => boolean;
  sharesPort?: boolean;
  /** Sends rendered pages to the other workers. */
  pageExchange?: ServerEntry.PageExchange;
}

/** The storefront on its port, from the build or, with `--dev`, from its sources. */
export async function startStorefront(
  settings: Settings,
  { backend, isDraining, sharesPort, pageExchange }: StorefrontStart,
): Promise<RunningStorefront> {
  const development = process.argv.includes('--dev') ? await DevelopmentServer.start(root) : undefined;
  const close = async () => development?.close();
  try {
    const source = development ?? findStorefrontBuild();
    const entry = await source.loadEntry();
    const commerce = createCommerce(entry, settings, backend);
    const log = openLog('storefront', settings);
    const onError: ServerEntry.StorefrontOptions['onError'] = (error, context) =>
      log.error({ err: error, ...context }, 'request failed');
    const apiUrl = publicApiUrl(settings, backend);
    const handler =
      source instanceof DevelopmentServer
        ? source.createHandler({ commerce, settings, onError, isDraining })
        : createBuiltHandler(entry, settings, source, {
            commerce,
            onError,
            isDraining,
            apiUrl,
            pageExchange,
          });
    const shouldWarnOfProxy = createProxyWarning(settings.TRUSTED_PROXIES ?? 0);
    const server = createServer(serverOptions(), (request, response) => {
      if (shouldWarnOfProxy(request.headers['x-forwarded-for']?.toString())) log.warn(untrustedProxy);
      void handler(request, response);
    });
    const acceptWebsocket = entry.createWebsocketGateway(commerce, settings);
    if (acceptWebsocket) server.on('upgrade', acceptWebsocket);
    await listen(server, {
      setting: 'PORT',
      port: settings.PORT,
      host: settings.HOST,
      trustedProxies: settings.TRUSTED_PROXIES,
      sharesPort,
    });
    // If this fails, only pages of other releases lack their files.
    if (!(source instanceof DevelopmentServer))
      await shareAssets(source, releasesFolder(settings)).catch((err) =>
        log.warn({ err }, 'assets not shared'),
      );
    return { server, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const untrustedProxy =
  'X-Forwarded-For received but not trusted: all visitors of the proxy share one rate limit. Set TRUSTED_PROXIES to the number of proxies.';

/** Shared by the old and the new release during an upgrade. */
const releasesFolder = ({ DATA_DIR }: Settings) => join(DATA_DIR, 'assets');

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
    // Calls the backend in the same process, without HTTP and JSON.
    execute: backend.execute,
    onChange: backend.onChange,
    checkReadiness: backend.checkReadiness,
    ...(backend.subscriptions && { acceptWebsocket: backend.subscriptions.acceptVisitor }),
  };
}

function createBuiltHandler(
  { createRequestHandler, readBuildManifest }: typeof ServerEntry,
  settings: Settings,
  { clientFolder }: StorefrontBuild,
  options: Pick<
    ServerEntry.StorefrontOptions,
    'commerce' | 'onError' | 'apiUrl' | 'isDraining' | 'pageExchange'
  >,
): ServerEntry.RequestHandler {
  const vitalsLog = openLog('vitals', settings);
  return createRequestHandler({
    ...options,
    settings,
    onVital: (vital) => vitalsLog.info(vital, 'vital'),
    clientFolder,
    releasesFolder: releasesFolder(settings),
    manifest: readBuildManifest(clientFolder),
  });
}

/** Undefined behind a proxy, where the public URL of the API is unknown. */
function publicApiUrl(settings: Settings, backend: RunningBackend | undefined): string | undefined {
  if (!backend || settings.PUBLIC_URL) return undefined;
  return `${urlOfPort(settings.HOST, settings.API_PORT)}/graphql`;
}
