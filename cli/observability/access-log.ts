import type { Logger } from 'pino';
import { httpRequests, type ObservedRequest } from '#contract/diagnostics/channels.ts';

/** One line per request. It has no path, query, address or header, so it contains no personal data. */
export function writeAccessLog(log: Logger): () => void {
  const startTimes = new WeakMap<ObservedRequest, number>();
  return httpRequests.subscribe(
    (request) => {
      const { server, requestId, method, route, status, bytes } = request;
      const durationMs = Math.round(performance.now() - (startTimes.get(request) ?? performance.now()));
      log.info({ server, requestId, method, route, status, durationMs, bytes }, 'request');
    },
    (request) => startTimes.set(request, performance.now()),
  );
}
