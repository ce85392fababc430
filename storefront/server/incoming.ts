import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#contract/limits.ts';

const mostBytes = LIMITS.graphqlBodyBytes;

export class BodyTooLarge extends Error {}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > mostBytes) throw new BodyTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** `https://kvarto.example`: what the settings say, or what was asked for. */
export function originOf(request: IncomingMessage, publicUrl: string | undefined): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const host = request.headers.host ?? '';
  return `http://${/^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? host : 'localhost'}`;
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
