import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import type { Backend } from './app.ts';
import type { PlainRequest } from './graphql/plain-http.ts';

/** `graphql` answers its own address without the objects of HTTP; `fetch` answers all others. */
type ServedBackend = Pick<Backend, 'fetch' | 'graphql'>;

/**
 * Opens the commerce API's own port, for clients other than the storefront. So many servers of the shop's own stand before
 * it, each of which adds to `X-Forwarded-For` whom it was called by.
 */
export function createApiServer(backend: ServedBackend, trustedProxies = 0): Server {
  const server = createServer((incoming, outgoing) => {
    answer(backend, incoming, outgoing, trustedProxies).catch(() => {
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"errors":[{"message":"Something went wrong."}]}');
    });
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  return server;
}

async function answer(
  { fetch, graphql }: ServedBackend,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedProxies: number,
): Promise<void> {
  const visitor = { address: addressOf(incoming, trustedProxies) };
  const isGraphql = incoming.url?.split('?', 1)[0] === '/graphql';
  if (isGraphql) {
    const { status, headers, body } = await graphql(plainRequest(incoming), visitor);
    send(incoming, outgoing, status, headers, body);
    return;
  }
  const response = await fetch(requestOf(incoming), visitor);
  const body = Buffer.from(await response.arrayBuffer());
  send(incoming, outgoing, response.status, Object.fromEntries(response.headers), body);
}

function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void {
  // The rest of a refused body is read and thrown away, for as long as a request may take: a client that writes all
  // before it reads would otherwise meet a closed connection and never see the answer.
  incoming.resume();
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // An answer without content has no length either.
  outgoing.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': bytes.length });
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}

function plainRequest(incoming: IncomingMessage): PlainRequest {
  return {
    method: incoming.method ?? 'GET',
    header(name) {
      const value = incoming.headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    text: (mostBytes) => readText(incoming, mostBytes),
  };
}

function readText(incoming: IncomingMessage, mostBytes: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= mostBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    incoming.on('error', reject);
  });
}

/** As the nearest that may be believed saw it: what stands further left anybody may have written. */
function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const hop = trustedProxies > 0 ? hops.at(-trustedProxies)?.trim() : undefined;
  return hop || socket.remoteAddress || 'unknown';
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://commerce.internal${url.startsWith('/') ? url : '/'}`, {
    method,
    headers: headersOf(incoming),
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' as const } : {}),
  });
}

function bodyOf(incoming: IncomingMessage): BodyInit {
  return ReadableStream.from(incoming.iterator({ destroyOnReturn: false })) as BodyInit;
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
