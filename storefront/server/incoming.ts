import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#contract/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { localeInPath } from '#storefront/routing/resolve-request.ts';
import type { Visitor } from './auth-service.ts';

const mostBytes = LIMITS.graphqlBodyBytes;

export class BodyTooLarge extends Error {}

/** So much of a body that is too large is read and thrown away, since whoever is still sending does not hear the answer. */
const mostDrained = 16 * 1024 * 1024;

export function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (part: Buffer) => {
      size += part.byteLength;
      if (size <= mostBytes) return void parts.push(part);
      parts.length = 0;
      if (size > mostDrained) {
        request.pause();
        reject(new BodyTooLarge());
      }
    });
    request.on('end', () => (size > mostBytes ? reject(new BodyTooLarge()) : resolve(Buffer.concat(parts))));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The body ended too early.')));
  });
}

/** `https://kvarto.example`: what the settings say, or what was asked for. */
export function originOf(request: IncomingMessage, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const host = request.headers.host ?? '';
  return `http://${/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost'}`;
}

/** The visitor's own address, as the nearest of our proxies saw it: what stands further left anybody may have written. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const seen = proxies > 0 ? hops.at(-proxies) : undefined;
  return seen ?? request.socket.remoteAddress ?? 'unknown';
}

/** A form may come only from a page of this shop. Browsers say where from; what says nothing is no browser with cookies. */
export function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function isForm(request: IncomingMessage): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers['content-type'] ?? '',
  );
}

/** The path alone; what is not one (a whole address, as proxies are asked) counts as the root. */
export function pathOf(url: string | undefined): string {
  const path = url?.split(/[?#]/, 1)[0] ?? '/';
  return path.startsWith('/') ? path : '/';
}

/** What stands behind the path, with its question mark. */
export function searchOf(url: string | undefined): string {
  return /\?[^#]*/.exec(url ?? '')?.[0] ?? '';
}

/** The language of the page that is open: of the one that was asked for, or that asks for something else. */
function localeOfPage({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): LocaleCode {
  const { referer = '' } = headers;
  return localeInPath(URL.canParse(referer) ? new URL(referer).pathname : pathOf(url));
}

export function visitorOf(request: IncomingMessage, proxies: number): Visitor {
  return {
    address: addressOf(request, proxies),
    userAgent: request.headers['user-agent'] ?? '',
    language: LOCALES[localeOfPage(request)].iso,
  };
}
