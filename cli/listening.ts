import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export class PortError extends Error {}

/** Opens a port, or says in one sentence why it cannot. */
export function listen(server: Server, setting: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop it, or set ${setting} to a free port.`,
        EACCES: `Port ${port} needs rights that this user does not have. Set ${setting} to a port above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new PortError(reason) : error);
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
    watchSilence(server);
  });
}

/** How a port is called from this machine. */
export function addressOf(host: string, port: number): string {
  // All addresses of a machine are none that can be called.
  const callable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${callable.includes(':') ? `[${callable}]` : callable}:${port}`;
}

const patienceMs = 5_000;

/** No new requests; those under way are answered, for a while. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
    // Browsers open connections ahead of need: nobody waits for an answer on them.
    for (const socket of silentSockets.get(server) ?? []) socket.destroy();
  });
}

const silentSockets = new WeakMap<Server, Set<Socket>>();

/** Knows the connections on which nothing has been asked yet. */
function watchSilence(server: Server): void {
  const silent = new Set<Socket>();
  silentSockets.set(server, silent);
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('data', () => silent.delete(socket));
    socket.once('close', () => silent.delete(socket));
  });
}
