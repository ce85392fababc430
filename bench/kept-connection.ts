import { once } from 'node:events';
import { createConnection } from 'node:net';

/**
 * One connection that is kept, one question at a time. A load that shares the machine with what it measures is to cost next
 * to nothing itself: Node's own client takes as long to ask as the shop takes to answer.
 */
export interface KeptConnection {
  /** Posts JSON; what comes back is the answer's body. */
  post(path: string, headers: Record<string, string>, body: string): Promise<string>;
  close(): void;
}

const headEnd = '\r\n\r\n';

export async function keepConnection(port: number): Promise<KeptConnection> {
  const host = '127.0.0.1';
  const socket = createConnection({ port, host, noDelay: true });
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve(body: string): void; reject(error: Error): void } | undefined;
  const fail = (error: Error) => {
    waiting?.reject(error);
    socket.destroy();
  };

  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The shop has closed the connection.')));
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
    waiting?.resolve(body);
  });

  return {
    post(path, headers, body) {
      const lines = Object.entries({
        host: `${host}:${port}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
      });
    },
    close() {
      waiting = undefined;
      socket.destroy();
    },
  };
}
