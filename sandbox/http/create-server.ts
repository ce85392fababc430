import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { limitPort, serverOptions } from '#contract/http/port-limits.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { readRequest } from './read-request.ts';
import { sendResponse } from './send-response.ts';

/** The sandbox's HTTP server. If a response cannot be sent, it logs the error and closes only that connection. */
export function createSandboxServer(
  handle: (request: HttpRequest) => Promise<HttpResponse>,
  log: Logger,
): Server {
  const server = createServer(serverOptions(), async (incoming, outgoing) => {
    const request = readRequest(incoming);
    try {
      sendResponse(incoming, outgoing, await handle(request));
    } catch (error) {
      // Without the path, because it can give access to a payment.
      log.error({ err: error, requestId: request.id, method: request.method }, 'sending the response failed');
      outgoing.destroy();
    }
  });
  // A proxy may be in front of the sandbox, as in front of the shop.
  limitPort(server, { hasProxy: true });
  return server;
}
