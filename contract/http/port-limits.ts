import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';

/** Limits of every port: of the storefront, the API and the sandbox. Each route limits its body. */
export const PORT_LIMITS = {
  /** Bytes of the request line and all headers together. */
  maxHeaderBytes: 16 * 1024,
  maxHeaders: 100,
  /** A client that sends its headers, or the whole request, more slowly is disconnected. */
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  /** How often Node disconnects slow clients. */
  checkIntervalMs: 5_000,
  /** A connection closes after this time without a byte in either direction, such as one whose client does not read. */
  inactiveTimeoutMs: 120_000,
  /** Longer than the usual 60 s of proxies: a proxy that closes idle connections first sends no request on a closed one. */
  keepAliveMs: 75_000,
  /** An idle connection takes about 10 KB. */
  maxConnections: 10_000,
  /** Connections of one network, on a port that has no proxy in front of it. Browsers use at most six. */
  maxConnectionsPerNetwork: 1_000,
};

type PortLimits = typeof PORT_LIMITS;

/** The limits that `createServer` applies itself. */
export function serverOptions({ maxHeaderBytes, checkIntervalMs }: PortLimits = PORT_LIMITS) {
  return { maxHeaderSize: maxHeaderBytes, connectionsCheckingInterval: checkIntervalMs };
}

/** Call it before the server listens. With a proxy in front, all connections are of one network, which is then not limited. */
export function limitPort(
  server: Server,
  { hasProxy, limits = PORT_LIMITS }: { hasProxy: boolean; limits?: PortLimits },
): void {
  server.keepAliveTimeout = limits.keepAliveMs;
  server.headersTimeout = limits.headersTimeoutMs;
  server.requestTimeout = limits.requestTimeoutMs;
  server.timeout = limits.inactiveTimeoutMs;
  server.maxHeadersCount = limits.maxHeaders;
  server.maxConnections = limits.maxConnections;
  if (!hasProxy) limitNetworks(server, limits.maxConnectionsPerNetwork);
}

/** Closes connections above the limit at once: a response would cost more than the connection. */
function limitNetworks(server: Server, maxConnections: number): void {
  const counts = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (counts.get(network) ?? 0) + 1;
    if (count > maxConnections) {
      socket.destroy();
      return;
    }
    counts.set(network, count);
    socket.once('close', () => {
      const remaining = (counts.get(network) ?? 0) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    });
  });
}
