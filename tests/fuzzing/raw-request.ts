import { connect } from 'node:net';

/** A request as bytes: also one that an HTTP client would refuse to send. */
export interface RawRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: Uint8Array | string | undefined;
}

interface RawResponse {
  status: number;
  text: string;
}

/** Longer than any request takes on a busy machine. */
const timeoutMs = 60_000;

/** Sends a request on a connection of its own and reads the response. Throws if the server does not respond in time. */
export function sendRaw(origin: string, request: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const body = Buffer.from(request.body ?? '');
  const hasHost = request.headers.some(([name]) => name.toLowerCase() === 'host');
  const lines = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...(hasHost ? [] : [`host: ${hostname}:${port}`]),
    'connection: close',
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 || request.method !== 'GET' ? [`content-length: ${body.length}`] : []),
  ];
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('utf8');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      if (status > 0) resolve({ status, text });
      else reject(new Error('The server closed the connection without a response.'));
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The server did not respond within ${timeoutMs / 1000} s.`));
    }, timeoutMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      // A stream of events has no end.
      if (/^content-type: text\/event-stream/im.test(chunk.toString('latin1'))) finish();
    });
    socket.on('end', finish);
    // The server may respond and close before it has read the body.
    socket.on('error', (error) => {
      if (chunks.length > 0) return finish();
      clearTimeout(timer);
      reject(error);
    });
    socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]));
  });
}
