import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { observeRequest } from '#contract/diagnostics/observe-request.ts';
import { clientAddress } from '#contract/http/client-address.ts';
import { serverOptions } from '#contract/http/port-limits.ts';
import { headerReader } from '#contract/http/request-line.ts';
import type { Backend } from './app.ts';
import { createHttpRequest } from './http/create-http-request.ts';
import { errorResponse, type HttpRequest, type HttpResponse } from './http/http-message.ts';

type ServedBackend = Pick<Backend, 'handle' | 'log'> & Partial<Pick<Backend, 'subscriptions'>>;

/**
 * The port of the commerce API, for clients other than the storefront in the same process. `trustedProxies` is the number
 * of our own servers in front of it, each of which appends to `X-Forwarded-For`.
 */
export function createApiServer({ handle, log, subscriptions }: ServedBackend, trustedProxies = 0): Server {
  const server = createServer(serverOptions(), (incoming, outgoing) => {
    const request = readRequest(incoming, trustedProxies);
    const exchange = { server: 'api', requestId: request.id, incoming, outgoing } as const;
    void observeRequest(exchange, async (nameRoute) => {
      try {
        await send(incoming, outgoing, await handle(request, nameRoute));
      } catch (error) {
        const [, firstSegment = ''] = request.pathname.split('/');
        const fields = { requestId: request.id, method: request.method, path: `/${firstSegment}` };
        log.error({ err: error, ...fields }, 'sending the response failed');
        if (outgoing.headersSent) outgoing.destroy();
        else await send(incoming, outgoing, internalError(request));
      }
    });
  });
  if (subscriptions)
    server.on('upgrade', (incoming, socket, head) =>
      subscriptions.acceptClient({ incoming, socket, head, request: readRequest(incoming, trustedProxies) }),
    );
  return server;
}

function readRequest(incoming: IncomingMessage, trustedProxies: number): HttpRequest {
  const header = headerReader(incoming.headers);
  const forwardedFor = header('x-forwarded-for');
  return createHttpRequest({
    method: incoming.method ?? 'GET',
    target: incoming.url ?? '/',
    address: clientAddress({
      forwardedFor,
      remoteAddress: incoming.socket.remoteAddress,
      trustedProxies,
    }),
    // The address that the caller has forwarded, as if the caller were one more trusted proxy.
    forwardedAddress: clientAddress({
      forwardedFor,
      remoteAddress: undefined,
      trustedProxies: trustedProxies + 1,
    }),
    header,
    // The socket must stay open for the response, even if the body is not read to its end.
    chunks: () => incoming.iterator({ destroyOnReturn: false }),
  });
}

async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: HttpResponse,
): Promise<void> {
  if (isStreamed(headers, body)) {
    outgoing.writeHead(status, headers);
    // Fails if the client closes the connection, which ends the stream.
    return pipeline(Readable.from(body), outgoing).catch(() => undefined);
  }
  const content = await readContent(body);
  const encoded = await compress(incoming, headers, content);
  const bytes = encoded?.bytes ?? content;
  // Reads and discards the rest of a body that was too large: a client that writes everything before it reads would
  // otherwise find a closed connection and never see the response.
  incoming.resume();
  const sentHeaders = encoded?.headers ?? headers;
  outgoing.writeHead(
    status,
    status === 204 ? headers : { 'content-length': bytes.byteLength, ...sentHeaders },
  );
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}

/** Smaller responses fit into one packet anyway. */
const minCompressedBytes = 1400;
const gzipAsync = promisify(gzip);

/** JSON and text, for clients that accept gzip. Undefined if the content is sent as it is. */
async function compress(
  incoming: IncomingMessage,
  headers: HttpResponse['headers'],
  content: Uint8Array,
): Promise<{ bytes: Uint8Array; headers: HttpResponse['headers'] } | undefined> {
  const isText = /^(application\/([\w-]+\+)?json|text\/)/.test(headers['content-type'] ?? '');
  if (!isText || content.byteLength < minCompressedBytes || 'content-length' in headers) return undefined;
  const vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ');
  const accepted = String(incoming.headers['accept-encoding'] ?? '');
  // `gzip;q=0` rejects it.
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted))
    return { bytes: content, headers: { ...headers, vary } };
  const bytes = await gzipAsync(content, { level: 5 });
  return { bytes, headers: { ...headers, vary, 'content-encoding': 'gzip' } };
}

/** Files of known length are sent while they are read. */
function isStreamed(
  headers: HttpResponse['headers'],
  body: HttpResponse['body'],
): body is AsyncIterable<Uint8Array> {
  return 'content-length' in headers && typeof body === 'object' && Symbol.asyncIterator in body;
}

/** Another stream is read to its end before the status is sent, so that an error in it still becomes a 500. */
async function readContent(body: HttpResponse['body']): Promise<Uint8Array> {
  if (typeof body === 'string') return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function internalError({ id }: HttpRequest): HttpResponse {
  return errorResponse(500, 'INTERNAL_ERROR', 'Something went wrong.', { 'x-request-id': id });
}
