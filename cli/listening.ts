import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { limitPort } from '#contract/http/port-limits.ts';

export class PortError extends Error {}

interface Port {
  /** The setting that names it. */
  setting: string;
  port: number;
  host: string;
  /** Number of our own servers in front of it. */
  trustedProxies?: number | undefined;
  /** Other threads listen on the same port, and the kernel distributes connections. */
  sharesPort?: boolean | undefined;
}

/** Opens a port. Rejects with a `PortError` that explains the solution. */
export function listen(server: Server, options: Port): Promise<void> {
  const { setting, port, host, trustedProxies = 0, sharesPort = false } = options;
  limitPort(server, { hasProxy: trustedProxies > 0 });
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop it, or set ${setting} to a free port.`,
        EACCES: `Port ${port} needs rights that this user does not have. Set ${setting} to a port above 1023.`,
        ENOTSUP: 'This operating system cannot share a port between workers. Leave WORKERS out.',
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new PortError(reason) : error);
    };
    server.once('error', fail);
    server.listen({ port, host, reusePort: sharesPort }, () => {
      server.off('error', fail);
      resolve();
    });
    trackConnections(server);
  });
}

/** A wildcard address cannot be connected to. */
const loopbackOf: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL of a port from this machine. */
export function urlOfPort(host: string, port: number): string {
  const target = loopbackOf[host] ?? host;
  return `http://${target.includes(':') ? `[${target}]` : target}:${port}`;
}

/** Connections of requests that take longer are closed. */
const closeTimeoutMs = 10_000;

/**
 * From now on every response closes its connection. New connections are still accepted: a balancer learns from its next
 * probe that the process stops, and then sends nothing that would be lost.
 */
export function startDraining(server: Server): void {
  const tracked = connections.get(server);
  if (!tracked) return;
  tracked.isDraining = true;
  for (const response of tracked.openResponses) closeAfter(response);
}

/**
 * Closes the servers after the time that balancers need to learn from `/readyz` that the process stops. `skipDrain` ends
 * that time.
 */
export async function drainAndClose(
  servers: readonly Server[],
  drainMs: number,
  skipDrain: AbortSignal,
): Promise<void> {
  for (const server of servers) startDraining(server);
  if (drainMs > 0) await setTimeout(drainMs, undefined, { signal: skipDrain }).catch(() => undefined);
  await Promise.all(servers.map(closeGracefully));
}

/** Accepts no new requests, and waits a while for those in flight. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    startDraining(server);
    const forceTimer = globalThis.setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    server.close(() => {
      clearTimeout(forceTimer);
      resolve();
    });
    server.closeIdleConnections();
    // Browsers open connections in advance: no request waits on them.
    for (const socket of connections.get(server)?.unusedSockets ?? []) socket.destroy();
  });
}

interface TrackedConnections {
  /** Connections that have not sent a request. */
  unusedSockets: Set<Socket>;
  /** Responses that are not completely sent. */
  openResponses: Set<ServerResponse>;
  isDraining: boolean;
}

const connections = new WeakMap<Server, TrackedConnections>();

function trackConnections(server: Server): void {
  const tracked: TrackedConnections = {
    unusedSockets: new Set(),
    openResponses: new Set(),
    isDraining: false,
  };
  const { unusedSockets, openResponses } = tracked;
  connections.set(server, tracked);
  server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket);
    socket.once('data', () => unusedSockets.delete(socket));
    socket.once('close', () => unusedSockets.delete(socket));
  });
  // Before the handler, which may send its headers at once.
  server.prependListener('request', (_, response) => {
    if (tracked.isDraining) closeAfter(response);
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
