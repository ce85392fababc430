import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { readCookies } from '#storefront/config/cookies.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { readRequest, requestSettingsOf } from '../http/read-request.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { readSession } from '../session/session-cookies.ts';
import type { CommerceApi } from './commerce-api.ts';
import { findDocument } from './graphql-gateway.ts';

type WebsocketHandler = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Accepts websockets of pages at `/graphql`, for the storefront's own subscriptions (§7). Undefined if the commerce API
 * accepts none. An expired token in the cookies is not renewed here: the page renews it and connects again.
 */
export function createWebsocketGateway(
  { acceptWebsocket }: Pick<CommerceApi, 'acceptWebsocket'>,
  settings: StorefrontSettings,
): WebsocketHandler | undefined {
  if (!acceptWebsocket) return undefined;
  const requestSettings = requestSettingsOf(settings);
  return (incoming, socket, head) => {
    const { pathname, headers, address, isSecure } = readRequest(incoming, requestSettings);
    if (pathname !== '/graphql') return reject(socket, '404 Not Found');
    // A page of another site could connect with this shop's cookies. Browsers send `Origin` with every websocket.
    if (headers.origin === undefined || !isSameOrigin(headers)) return reject(socket, '403 Forbidden');
    const { token } = readSession(readCookies(headers.cookie), isSecure);
    acceptWebsocket({ incoming, socket, head, address, loginToken: token, findDocument });
  };
}

function reject(socket: Duplex, status: string): void {
  // Without a listener, the error of a closed connection would end the process.
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
