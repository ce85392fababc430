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
 * Websockets of pages at `/graphql`, for the storefront's own subscriptions (§7). The session is that of the cookies: the
 * token of an expired one is not renewed here, because the page renews it and connects again. Undefined without them.
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
    // Browsers send cookies with websockets to other origins, and the origin with every websocket.
    if (headers.origin === undefined || !isSameOrigin(headers)) return reject(socket, '403 Forbidden');
    const { token } = readSession(readCookies(headers.cookie), isSecure);
    acceptWebsocket({ incoming, socket, head, address, loginToken: token, findDocument });
  };
}

function reject(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
