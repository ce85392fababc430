import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '#contract/http/client-address.ts';
import { BodyTooLargeError, readBody } from '#contract/http/read-body.ts';
import { LIMITS } from '#contract/limits.ts';
import type { HttpRequest } from './http-message.ts';

export interface RequestSettings {
  PUBLIC_URL: string | undefined;
  TRUSTED_PROXIES: number;
}

/** The client closed the connection while its body was read. */
export class RequestAbortedError extends Error {
  override name = 'RequestAbortedError';
}

/** A body that is too large is read up to this size, because a client that is still sending does not read the response. */
const maxDrainedBytes = 16 * 1024 * 1024;
const validRequestId = /^[\w.:-]{1,100}$/;

export function readRequest(incoming: IncomingMessage, settings: RequestSettings): HttpRequest {
  const { headers } = incoming;
  const origin = originOf(headers.host, settings.PUBLIC_URL);
  const sentId = String(headers['x-request-id'] ?? '');
  return {
    id: validRequestId.test(sentId) ? sentId : randomUUID(),
    method: incoming.method ?? 'GET',
    ...splitTarget(incoming.url ?? '/'),
    headers,
    origin,
    isSecure: origin.startsWith('https:'),
    address: clientAddress({
      forwardedFor: headers['x-forwarded-for']?.toString(),
      remoteAddress: incoming.socket.remoteAddress,
      trustedProxies: settings.TRUSTED_PROXIES,
    }),
    async readBody() {
      const bytes = await readBytes(incoming);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  };
}

async function readBytes(incoming: IncomingMessage): Promise<Uint8Array> {
  try {
    const chunks = incoming.iterator({ destroyOnReturn: false });
    return await readBody(chunks, { maxBytes: LIMITS.graphqlBodyBytes, maxDrainedBytes });
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    throw new RequestAbortedError('The connection closed before the body was complete.', { cause: error });
  }
}

/** The public URL of the settings, or the requested host if it is valid. */
export function originOf(host = '', publicUrl?: string): string {
  if (publicUrl) return new URL(publicUrl).origin;
  return `http://${/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost'}`;
}

/** A target that is no path, such as the absolute URL that proxies receive, counts as the root. */
function splitTarget(target: string): { pathname: string; search: string } {
  const [, pathname, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return pathname === undefined ? { pathname: '/', search: '' } : { pathname, search };
}
