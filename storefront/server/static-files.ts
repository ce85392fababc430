import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SERVICE_WORKER_PATH } from '#storefront/config/offline.ts';

export interface StaticFile {
  type: string;
  bytes: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  cacheControl: string;
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

/** The build's files, read when first asked for and then kept: there are few, and they never change. */
export function createStaticFiles(folder: string): (path: string) => StaticFile | undefined {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('.vite'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
      .filter((name) => !compressed.test(name)),
  );
  const files = new Map<string, StaticFile>();
  return (path) => {
    if (!names.has(path)) return undefined;
    const file = files.get(path) ?? read(join(folder, path), path);
    files.set(path, file);
    return file;
  };
}

/** What the build wrote beside a text, to be sent in its place. */
const compressed = /\.(br|gz)$/;

function read(file: string, path: string): StaticFile {
  const bytes = readFileSync(file);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const isText = /text|javascript|json|svg|manifest/.test(type);
  return {
    type,
    bytes,
    ...(isText
      ? {
          brotli: readBeside(file, '.br') ?? brotliCompressSync(bytes),
          gzip: readBeside(file, '.gz') ?? gzipSync(bytes, { level: 9 }),
        }
      : {}),
    cacheControl: cacheControlOf(path),
  };
}

function cacheControlOf(path: string): string {
  // Names below /assets/ carry a hash of the content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // A new worker must be noticed at the next visit.
  return path === SERVICE_WORKER_PATH ? 'no-cache' : 'public, max-age=3600';
}

/** Files that were copied into the build, such as the icon, are small and have nothing beside them. */
function readBeside(file: string, ending: '.br' | '.gz'): Buffer | undefined {
  return existsSync(file + ending) ? readFileSync(file + ending) : undefined;
}
