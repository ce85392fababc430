import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpRequests, type ObservedRequest } from './channels.ts';

/** The route of requests that match no row of the route table. */
const noRoute = 'none';

interface Exchange {
  server: ObservedRequest['server'];
  requestId: string;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Sets the route of the request being handled. */
export type NameRoute = (route: string) => void;

/** Responds, and reports the request when the response is sent or the client has disconnected. */
export async function observeRequest(
  { server, requestId, incoming, outgoing }: Exchange,
  respond: (nameRoute: NameRoute) => Promise<void>,
): Promise<void> {
  if (!httpRequests.hasSubscribers) return respond(() => undefined);
  const { socket } = incoming;
  const bytesBefore = socket.bytesWritten;
  const observed: ObservedRequest = {
    server,
    requestId,
    method: incoming.method ?? 'GET',
    route: noRoute,
    traceParent: incoming.headers.traceparent?.toString(),
    status: 0,
    bytes: 0,
  };
  const closed = new Promise<void>((resolve) => outgoing.once('close', resolve));
  return httpRequests.run(observed, async () => {
    await respond((route) => {
      observed.route = route;
    });
    await closed;
    observed.status = outgoing.statusCode;
    observed.bytes = socket.bytesWritten - bytesBefore;
  });
}
