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
  const parts = partsOf(body);
  const isHead = incoming.method === 'HEAD';
  // The response to a HEAD request for a file has the length of the file.
  if (status !== 204 && !(isHead && lines['content-length'] !== undefined))
    lines['content-length'] = parts.reduce((length, { byteLength }) => length + byteLength, 0);
  outgoing.writeHead(status, lines);
  // node:http sends all parts that are written in one tick together.
  if (!isHead) for (const part of parts.slice(0, -1)) outgoing.write(part);
  outgoing.end(isHead ? undefined : parts.at(-1));
}

function partsOf(body: Exclude<HttpResponse['body'], ReadableStream>): readonly Uint8Array[] {
  if (typeof body === 'string') return [Buffer.from(body)];
  return body instanceof Uint8Array ? [body] : body;
}
