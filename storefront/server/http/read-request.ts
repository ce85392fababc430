import type { IncomingMessage } from 'node:http';
import { clientAddress } from '#contract/http/client-address.ts';
import { readBody } from '#contract/http/read-body.ts';
import { readRequestLine } from '#contract/http/request-line.ts';
import { LIMITS } from '#contract/limits.ts';
import { type LanguageOrigins, languageOriginsOf } from '#storefront/config/locale-domains.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { HttpRequest } from './http-message.ts';

export interface RequestSettings {
  PUBLIC_URL: string | undefined;
  languageOrigins?: LanguageOrigins | undefined;
  TRUSTED_PROXIES: number;
}

/** The settings by which a request's origin and address are read. */
export function requestSettingsOf(settings: StorefrontSettings): RequestSettings {
  return {
    PUBLIC_URL: settings.PUBLIC_URL,
    languageOrigins: languageOriginsOf(settings),
    TRUSTED_PROXIES: settings.TRUSTED_PROXIES ?? 0,
  };
}

/** A body that is too large is read up to this size, because a client that is still sending does not read the response. */
const maxDrainedBytes = 16 * 1024 * 1024;

export function readRequest(incoming: IncomingMessage, settings: RequestSettings): HttpRequest {
  const { headers } = incoming;
  const origin = originOf(headers.host, settings.PUBLIC_URL, settings.languageOrigins);
  return {
    ...readRequestLine({
      method: incoming.method,
      target: incoming.url,
      sentId: headers['x-request-id']?.toString(),
    }),
    headers,
    origin,
    isSecure: origin.startsWith('https:'),
    address: clientAddress({
      forwardedFor: headers['x-forwarded-for']?.toString(),
      remoteAddress: incoming.socket.remoteAddress,
      trustedProxies: settings.TRUSTED_PROXIES,
    }),
    async readBody() {
      const chunks = incoming.iterator({ destroyOnReturn: false });
      const bytes = await readBody(chunks, { maxBytes: LIMITS.graphqlBodyBytes, maxDrainedBytes });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
  };
}

/** The requested domain of a language, the public URL of the settings, or the requested host if it is valid. */
export function originOf(host = '', publicUrl?: string, languageOrigins: LanguageOrigins = {}): string {
  const domain = Object.values(languageOrigins).find((origin) => new URL(origin).host === host.toLowerCase());
  if (domain) return domain;
  if (publicUrl) return new URL(publicUrl).origin;
  return `http://${/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost'}`;
}
