import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppFile } from './app-files.ts';
import type { CrawlerFile } from './crawler-files.ts';
import { securityHeaders } from './security-headers.ts';
import { chooseEncoding } from './spliced-encoding.ts';
import type { StaticFile } from './static-files.ts';

/** For the one script that is a place of its own, the service worker: it loads no other, and asks nobody but the shop. */
const scriptPolicy = "default-src 'none'; connect-src 'self'";

export function refuseAllButPost(response: ServerResponse): void {
  response.writeHead(405, { ...securityHeaders, allow: 'POST' }).end();
}

export function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const encoded = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined;
  const body = encoded ?? file.bytes;
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': file.type,
    'content-length': body.byteLength,
    'cache-control': file.cacheControl,
    ...(file.type.startsWith('text/javascript') ? { 'content-security-policy': scriptPolicy } : {}),
    vary: 'accept-encoding',
    ...(encoded ? { 'content-encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function sendCrawlerFile(request: IncomingMessage, response: ServerResponse, file: CrawlerFile): void {
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': file.type,
    'content-length': file.body.byteLength,
    'cache-control': `public, max-age=${file.maxAge}`,
    vary: 'accept-encoding',
    ...(file.isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

export function sendAppFile(request: IncomingMessage, response: ServerResponse, file: AppFile): void {
  response.writeHead(200, {
    ...securityHeaders,
    ...file.headers,
    'content-length': Buffer.byteLength(file.body),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

export async function passOn(
  response: ServerResponse,
  answer: Response,
  headers: Record<string, string> = {},
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const cacheControl = answer.headers.get('cache-control');
  response.writeHead(answer.status, {
    ...securityHeaders,
    'content-type': type,
    'content-length': body.byteLength,
    ...(cacheControl ? { 'cache-control': cacheControl } : {}),
    ...headers,
  });
  response.end(body);
}

export function refuse(response: ServerResponse, status: number, message: string): void {
  const allow = status === 405 ? { allow: 'GET, HEAD, POST' } : {};
  response
    .writeHead(status, { ...securityHeaders, ...allow, 'content-type': 'text/plain; charset=utf-8' })
    .end(message);
}
