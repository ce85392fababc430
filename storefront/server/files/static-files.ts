import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';
import { chooseEncoding } from '../document/spliced-encoding.ts';
import { type HttpRequest, type HttpResponse, textResponse } from '../http/http-message.ts';

interface StaticFile {
  type: string;
  bytes: Buffer;
  brotli?: Buffer | undefined;
  gzip?: Buffer | undefined;
  cacheControl: string;
}

type FileRequest = Pick<HttpRequest, 'pathname' | 'headers'>;

export interface StaticFiles {
  paths: readonly string[];
  /** Call it for one of `paths` only: it does not check that the path stays in the folder. */
  respond(request: FileRequest): HttpResponse;
  /** A hashed file of another release, for pages that were loaded from it. */
  respondFromOtherRelease(request: FileRequest): HttpResponse;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * The files of the build, cached in memory when first requested. `releasesFolder` has a folder of hashed files for each
 * release that is still in use.
 */
export function openStaticFiles(folder: string, releasesFolder?: string): StaticFiles {
  const cache = new Map<string, StaticFile>();
  return {
    paths: readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('.vite'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
      .filter((path) => !compressedFile.test(path)),
    respond({ pathname, headers }) {
      const file = cache.get(pathname) ?? readFile(join(folder, pathname), pathname);
      cache.set(pathname, file);
      return fileResponse(file, headers['accept-encoding']?.toString());
    },
    respondFromOtherRelease({ pathname, headers }) {
      const file = cache.get(pathname) ?? readOtherRelease(releasesFolder, pathname);
      if (!file) return textResponse(404, 'Not found.');
      cache.set(pathname, file);
      return fileResponse(file, headers['accept-encoding']?.toString());
    },
  };
}

/** One segment that starts with a letter, digit or `_`, so that it cannot leave the folder. */
const assetPath = /^\/assets\/(\w[\w.-]*)$/;

function readOtherRelease(releasesFolder: string | undefined, pathname: string): StaticFile | undefined {
  const name = assetPath.exec(pathname)?.[1];
  if (!releasesFolder || !name || !existsSync(releasesFolder)) return undefined;
  const files = readdirSync(releasesFolder).map((release) => join(releasesFolder, release, name));
  const found = files.find((file) => existsSync(file));
  return found === undefined ? undefined : readFile(found, pathname);
}

/** Compressed by the build, next to the original. */
const compressedFile = /\.(br|gz)$/;

/** For the service worker: it loads no other scripts and connects to the shop only. */
const scriptPolicy = "default-src 'none'; connect-src 'self'";

function fileResponse(file: StaticFile, acceptEncoding: string | undefined): HttpResponse {
  const encoding = chooseEncoding(acceptEncoding);
  const encoded = { br: file.brotli, gzip: file.gzip, identity: undefined }[encoding];
  return {
    status: 200,
    headers: {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      ...(file.type.startsWith('text/javascript') ? { 'content-security-policy': scriptPolicy } : {}),
      ...(encoded ? { 'content-encoding': encoding } : {}),
    },
    body: encoded ?? file.bytes,
  };
}

function readFile(file: string, path: string): StaticFile {
  const bytes = readFileSync(file);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const isText = /text|javascript|json|svg|manifest/.test(type);
  return {
    type,
    bytes,
    brotli: isText ? (readCompressed(file, '.br') ?? brotliCompressSync(bytes)) : undefined,
    gzip: isText ? (readCompressed(file, '.gz') ?? gzipSync(bytes, { level: 9 })) : undefined,
    cacheControl: cacheControlOf(path),
  };
}

function cacheControlOf(path: string): string {
  // Names below /assets/ contain a hash of the content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Browsers must notice a new worker at the next visit.
  return path === SERVICE_WORKER_PATH ? 'no-cache' : 'public, max-age=3600';
}

/** Files that the build only copies, such as the icon, have no compressed version. */
function readCompressed(file: string, extension: '.br' | '.gz'): Buffer | undefined {
  return existsSync(file + extension) ? readFileSync(file + extension) : undefined;
}
