import { createServer, type Server } from 'node:http';
import { Registry } from 'prom-client';
import { serverOptions } from '#contract/http/port-limits.ts';
import { listen } from '../listening.ts';

interface MetricsAddress {
  METRICS_PORT: number;
  METRICS_HOST: string;
}

/** `GET /metrics` as OpenMetrics text, on a port of its own that visitors cannot reach. */
export async function serveMetrics(
  read: () => Promise<string>,
  { METRICS_PORT, METRICS_HOST }: MetricsAddress,
  onError: (error: unknown) => void,
): Promise<Server> {
  const server = createServer(serverOptions(), (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (!/^(GET|HEAD)$/.test(request.method ?? ''))
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': Registry.OPENMETRICS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  await listen(server, { setting: 'METRICS_PORT', port: METRICS_PORT, host: METRICS_HOST });
  return server;
}
