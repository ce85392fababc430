import { once } from 'node:events';
import { createConnection } from 'node:net';

/**
 * One keep-alive connection with one request at a time. The load shares the machine with the measured shop, so it must be
 * cheap: Node's HTTP client takes as long for a request as the shop takes for the response.
 */
export interface KeepAliveConnection {
  get(path: string, headers: Record<string, string>): Promise<string>;
  /** Posts JSON and returns the response body. */
  post(path: string, headers: Record<string, string>, body: string): Promise<string>;
  close(): void;
}

const headEnd = '\r\n\r\n';

export async function openKeepAliveConnection(port: number): Promise<KeepAliveConnection> {
  const host = '127.0.0.1';
  const socket = createConnection({ port, host, noDelay: true });
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let pending: { resolve(body: string): void; reject(error: Error): void } | undefined;
  const fail = (error: Error) => {
    pending?.reject(error);
    socket.destroy();
  };

  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The shop closed the connection.')));
  socket.on('data', (chunk: Buffer) => {
    received = received.byteLength === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf(headEnd);
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) return fail(new Error(head));
    const start = end + headEnd.length;
    if (received.byteLength < start + Number(length)) return;
    const body = received.toString('utf8', start);
    received = Buffer.alloc(0);
    pending?.resolve(body);
  });

  const send = (start: string, headers: Record<string, string | number>, body = '') => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise<string>((resolve, reject) => {
      pending = { resolve, reject };
      socket.write(`${start} HTTP/1.1\r\nhost: ${host}:${port}\r\n${lines.join('')}\r\n${body}`);
    });
  };

  return {
    get: (path, headers) => send(`GET ${path}`, headers),
    post(path, headers, body) {
      const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      return send(`POST ${path}`, { ...length, ...headers }, body);
    },
    close() {
      pending = undefined;
      socket.destroy();
    },
  };
}
