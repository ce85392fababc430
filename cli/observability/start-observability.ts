import { closeGracefully } from '../listening.ts';
import type { Settings } from '../settings.ts';
import type { RunningBackend } from '../start-backend.ts';
import { writeAccessLog } from './access-log.ts';
import { collectMetrics } from './collect-metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { openLog } from './open-log.ts';

interface Observability {
  /** Adds the state of the backend to the metrics. */
  observe(backend: RunningBackend): void;
  close(): Promise<void>;
}

/** Metrics, access log and traces, as far as the settings turn them on. To be called before the shop starts. */
export async function startObservability(settings: Settings): Promise<Observability> {
  const closers: (() => unknown)[] = [];
  if (settings.ACCESS_LOG) closers.push(writeAccessLog(openLog('access', settings)));
  const metrics = settings.METRICS_PORT ? collectMetrics() : undefined;
  if (metrics) {
    const { METRICS_PORT = 0, METRICS_HOST } = settings;
    const log = openLog('metrics', settings);
    const onError = (err: unknown) => log.error({ err }, 'metrics failed');
    const server = await serveMetrics(() => metrics.read(), { METRICS_PORT, METRICS_HOST }, onError);
    closers.push(
      () => metrics.close(),
      () => closeGracefully(server),
    );
  }
  const { TRACES_ENDPOINT: endpoint, TRACES_PERCENT: percent = 100, COMMERCE_ENDPOINT } = settings;
  if (endpoint) {
    const { startTraces } = await import('./traces.ts');
    const continuesAt = COMMERCE_ENDPOINT && new URL(COMMERCE_ENDPOINT).origin;
    closers.push(await startTraces({ endpoint, percent, continuesAt }));
  }
  return {
    observe: (backend) => metrics?.measure(backend),
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}
