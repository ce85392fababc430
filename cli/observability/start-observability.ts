import { closeGracefully } from '../listening.ts';
import type { Settings } from '../settings.ts';
import type { RunningBackend } from '../start-backend.ts';
import { writeAccessLog } from './access-log.ts';
import {
  aggregateMetrics,
  type CollectedMetrics,
  collectMetrics,
  type WorkerMetrics,
} from './collect-metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { openLog } from './open-log.ts';

export interface Observability {
  /** Adds the state of the backend to the metrics. */
  observe(backend: RunningBackend): void;
  /** Adds the metrics of workers. */
  aggregate(readWorkers: () => Promise<WorkerMetrics[]>): void;
  /** The metrics of this thread, for its supervisor. */
  readAsJson(): Promise<WorkerMetrics>;
  close(): Promise<void>;
}

/** Metrics, access log and traces, as far as the settings turn them on. To be called before the shop starts. */
export async function startObservability(
  settings: Settings,
  { isWorker = false } = {},
): Promise<Observability> {
  const closers: (() => unknown)[] = [];
  let readWorkers: (() => Promise<WorkerMetrics[]>) | undefined;
  if (settings.ACCESS_LOG) closers.push(writeAccessLog(openLog('access', settings)));
  const metrics = settings.METRICS_PORT ? collectMetrics() : undefined;
  if (metrics) closers.push(() => metrics.close());
  if (metrics && !isWorker) {
    const read = async () =>
      readWorkers ? aggregateMetrics(await readWorkers(), await metrics.readAsJson()) : metrics.read();
    closers.push(await openPort(settings, read));
  }
  const { TRACES_ENDPOINT: endpoint, TRACES_PERCENT: percent = 100, COMMERCE_ENDPOINT } = settings;
  if (endpoint) {
    const { startTraces } = await import('./traces.ts');
    const continuesAt = COMMERCE_ENDPOINT && new URL(COMMERCE_ENDPOINT).origin;
    closers.push(await startTraces({ endpoint, percent, continuesAt }));
  }
  return {
    observe: (backend) => metrics?.measure(backend),
    aggregate(read) {
      readWorkers = read;
    },
    readAsJson: async () => metrics?.readAsJson() ?? [],
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}

async function openPort(settings: Settings, read: CollectedMetrics['read']): Promise<() => Promise<void>> {
  const { METRICS_PORT = 0, METRICS_HOST } = settings;
  const log = openLog('metrics', settings);
  const onError = (err: unknown) => log.error({ err }, 'metrics failed');
  const server = await serveMetrics(read, { METRICS_PORT, METRICS_HOST }, onError);
  return () => closeGracefully(server);
}
