import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpResponse } from './http-message.ts';

export function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: HttpResponse,
): void {
  // Discards the rest of a body that was not read, so that the client can read the response.
  incoming.resume();
  outgoing.writeHead(status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
