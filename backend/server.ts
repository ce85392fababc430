import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import type { Backend } from './app.ts';

/** Opens the commerce API's own port, for clients other than the storefront. */
export function createApiServer(backend: Backend): Server {
  const server = createServer((request, response) => {
    answer(backend, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'content-type': 'application/json' })
          .end('{"errors":[{"message":"Something went wrong."}]}');
    });
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  return server;
}

async function answer(backend: Backend, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await backend.fetch(
    new Request(`http://commerce.internal${url.startsWith('/') ? url : '/'}`, {
      method,
      headers: headersOf(incoming),
      ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' as const } : {}),
    }),
  );
  // The rest of a refused body is read and thrown away, for as long as a request may take: a client that writes all
  // before it reads would otherwise meet a closed connection and never see the answer.
  incoming.resume();
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()));
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
