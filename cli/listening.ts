import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export class PortError extends Error {}

/** Longer than the usual 60 s of proxies: a proxy that closes an idle connection first never sends a request on a closed one. */
const keepAliveMs = 75_000;

/** Opens a port. Rejects with a `PortError` that explains the solution. */
export function listen(server: Server, setting: string, port: number, host: string): Promise<void> {
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop it, or set ${setting} to a free port.`,
        EACCES: `Port ${port} needs rights that this user does not have. Set ${setting} to a port above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new PortError(reason) : error);
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
    trackUnusedSockets(server);
  });
}

/** The URL of a port from this machine. */
export function addressOf(host: string, port: number): string {
  // A wildcard address cannot be connected to.
  const target = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${target.includes(':') ? `[${target}]` : target}:${port}`;
}

const closeTimeoutMs = 5_000;

/** Accepts no new requests, and waits a while for those in flight. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
    // Browsers open connections in advance: no request waits on them.
    for (const socket of unusedSockets.get(server) ?? []) socket.destroy();
  });
}

const unusedSockets = new WeakMap<Server, Set<Socket>>();

/** Tracks connections that have not sent a request. */
function trackUnusedSockets(server: Server): void {
  const unused = new Set<Socket>();
  unusedSockets.set(server, unused);
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('data', () => unused.delete(socket));
    socket.once('close', () => unused.delete(socket));
  });
}
