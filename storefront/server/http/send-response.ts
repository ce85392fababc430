import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpResponse } from './http-message.ts';
import { securityHeaders } from './security-headers.ts';

export function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: HttpResponse,
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  outgoing.writeHead(status, {
    ...securityHeaders,
    ...(headers as Record<string, string | string[]>),
    ...(status === 204 ? {} : { 'content-length': bytes.byteLength }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}
