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
  const origin = cachedOriginOf(headers.host, settings);
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

const originsBySettings = new WeakMap<RequestSettings, Map<string | undefined, string>>();
/** Clients can send any host. */
const maxOrigins = 100;

/** Caches origins, because parsing URLs takes longer than the rest of reading a request. */
function cachedOriginOf(host: string | undefined, settings: RequestSettings): string {
  const origins = originsBySettings.get(settings) ?? new Map<string | undefined, string>();
  originsBySettings.set(settings, origins);
  const known = origins.get(host);
  if (known !== undefined) return known;
  const origin = originOf(host, settings.PUBLIC_URL, settings.languageOrigins);
  if (origins.size < maxOrigins) origins.set(host, origin);
  return origin;
}

/** The requested domain of a language, the configured public URL, or the requested host if it is valid. */
export function originOf(host = '', publicUrl?: string, languageOrigins: LanguageOrigins = {}): string {
  const domain = Object.values(languageOrigins).find((origin) => new URL(origin).host === host.toLowerCase());
  if (domain) return domain;
  if (publicUrl) return new URL(publicUrl).origin;
  return `http://${isValidHost(host) ? host : 'localhost'}`;
}

/** Letters, digits and the characters of ports and IPv6 addresses: no credentials or path. */
function isValidHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}
