// A thread that serves requests: storefront and commerce API on ports that all workers share. Started by supervisor.ts.
import { parentPort, workerData } from 'node:worker_threads';
import type { ServiceOverrides } from '#backend/app.ts';
import {
  openSharedSnapshot,
  type SharedSnapshot,
} from '#backend/catalogue-index/snapshot/shared-snapshot.ts';
import type { Snapshot } from '#backend/catalogue-index/snapshot/snapshot-file.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { completeSettings } from '../complete-settings.ts';
import { closeGracefully, startDraining } from '../listening.ts';
import { startObservability } from '../observability/start-observability.ts';
import { withSandboxSecret } from '../sandbox/sandbox-secret.ts';
import { readSettings } from '../settings.ts';
import { startBackend } from '../start-backend.ts';
import { startStorefront } from '../start-storefront.ts';
import type { SupervisorMessage, WorkerMessage, WorkerStart } from './messages.ts';
import { openPageExchange } from './page-exchange.ts';
import { Replies } from './replies.ts';

const { databaseUrl, isLeader, snapshot } = workerData as WorkerStart;
const send = (message: WorkerMessage) => parentPort?.postMessage(message);
const replies = new Replies();
/** Closed in reverse order. */
const closers: (() => unknown)[] = [];
let isDraining = false;
let drain: () => void = () => undefined;
let readMetrics: () => Promise<unknown> = async () => [];
/** Requested index builds that await their result. */
const pendingBuilds: { resolve(snapshot: Snapshot): void; reject(error: unknown): void }[] = [];
let adoptIndex: (snapshot: Snapshot) => void = () => undefined;

parentPort?.on('message', (message: SupervisorMessage) => void receive(message));
try {
  await start();
} catch (error) {
  send({ kind: 'failed', error });
  await close();
}

async function start(): Promise<void> {
  const environment = databaseUrl ? { ...process.env, DATABASE_URL: databaseUrl } : process.env;
  const settings = await withSandboxSecret(readSettings(environment));
  const observability = await startObservability(settings, { isWorker: true });
  closers.push(observability.close);
  readMetrics = observability.readAsJson;
  const options = { isDraining: () => isDraining, sharesPort: true };
  const backend = settings.COMMERCE_ENDPOINT
    ? undefined
    : await startBackend(settings, {
        ...options,
        print: () => undefined,
        isPrepared: true,
        overrides: overrides(),
      });
  if (backend) {
    closers.push(backend.close);
    observability.observe(backend);
    adoptIndex = backend.adoptIndex;
  }
  const completed = backend ? await completeSettings(backend, settings) : settings;
  const pageExchange = openPageExchange();
  closers.push(pageExchange.close);
  const storefront = await startStorefront(completed, { ...options, backend, pageExchange });
  closers.push(storefront.close);
  const servers = backend ? [storefront.server, backend.server] : [storefront.server];
  closers.push(() => Promise.all(servers.map(closeGracefully)));
  drain = () => servers.forEach(startDraining);
  send({ kind: 'ready', shopName: backend?.shopName() });
}

/**
 * Shared parts of the shop: the supervisor counts rates, limits concurrent picture processing and builds the index for
 * all workers.
 */
function overrides(): ServiceOverrides {
  const limit =
    (action: 'take' | 'giveBack') =>
    <Value>(key: string, rateLimit: Parameters<RateLimiter['take']>[1]) =>
      replies.request<Value>((id) => send({ kind: 'rate-limit', id, action, key, limit: rateLimit }));
  return {
    schedulesJobs: isLeader ? true : 'local',
    imageSlots: {
      take: (options) => replies.request<boolean>((id) => send({ kind: 'take-image-slot', id, ...options })),
      release: () => send({ kind: 'release-image-slot' }),
    },
    rateLimiter: { take: limit('take')<number>, giveBack: limit('giveBack')<void> },
    index: {
      initial: snapshot && openSharedSnapshot(snapshot),
      build(request) {
        const { promise: built, resolve, reject } = Promise.withResolvers<Snapshot>();
        pendingBuilds.push({ resolve, reject });
        send({ kind: 'build-index', request });
        return {
          built: built.then((each) => ({ snapshot: each, writeError: null })),
          stop: async () => undefined,
        };
      },
    },
  };
}

async function receive(message: SupervisorMessage): Promise<void> {
  switch (message.kind) {
    case 'drain':
      isDraining = true;
      return drain();
    case 'stop':
      return close();
    case 'read-metrics':
      return send({ kind: 'reply', id: message.id, value: await readMetrics() });
    case 'index-built':
      return switchIndex(message.snapshot);
    case 'index-failed':
      for (const { reject } of pendingBuilds.splice(0)) reject(message.error);
      return;
    case 'reply':
      return replies.receive(message.id, message.value);
  }
}

function switchIndex(shared: SharedSnapshot): void {
  const opened = openSharedSnapshot(shared);
  const requested = pendingBuilds.splice(0);
  if (requested.length === 0) adoptIndex(opened);
  for (const { resolve } of requested) resolve(opened);
}

async function close(): Promise<void> {
  isDraining = true;
  for (const each of closers.splice(0).reverse()) await Promise.resolve(each()).catch(() => undefined);
  process.exit(0);
}
