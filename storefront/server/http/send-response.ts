import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpResponse } from './http-message.ts';
import { securityHeaders } from './security-headers.ts';

export function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: HttpResponse,
): void {
  const lines: OutgoingHttpHeaders = {
    ...securityHeaders,
    ...(headers as Record<string, string | string[]>),
  };
  if (body instanceof ReadableStream) {
    outgoing.writeHead(status, lines);
    // A visitor who closes the connection ends the stream.
    void pipeline(Readable.from(body), outgoing).catch(() => outgoing.destroy());
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // The response to a HEAD request for a file has the length of the file.
  const length =
    incoming.method === 'HEAD' ? (lines['content-length'] ?? bytes.byteLength) : bytes.byteLength;
  outgoing.writeHead(status, { ...lines, ...(status === 204 ? {} : { 'content-length': length }) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}
