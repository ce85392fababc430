import type { Server } from 'node:http';

export class PortError extends Error {}

/** Opens a port, or says in one sentence why it cannot. */
export function listen(server: Server, setting: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop it, or set ${setting} to a free port.`,
        EACCES: `Port ${port} needs rights that this user does not have. Set ${setting} to a port above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one of its own, or leave it out.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new PortError(reason) : error);
    });
    server.listen(port, host, resolve);
  });
}

const patienceMs = 10_000;

/** No new requests; those under way are answered, for a while. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
