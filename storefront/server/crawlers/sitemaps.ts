import { createGzip } from 'node:zlib';
import { LOCALES } from '#contract/locales.ts';
import { languageOriginsOf } from '#storefront/config/locale-domains.ts';
import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { LoadMarkets } from '../cache/market-cache.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import type { ReportError } from '../http/error-reporter.ts';
import { createQueue } from './queue.ts';
import { createSitemapPages, type SitemapPages } from './sitemap-pages.ts';
import { findScope, isInScope, type SitemapScope, sitemapScopes } from './sitemap-scopes.ts';
import {
  indexEnd,
  indexEntry,
  indexStart,
  type SitemapOrigins,
  urlEntry,
  urlSetEnd,
  urlSetStart,
} from './sitemap-xml.ts';

const maxAgeMs = 10 * 60_000;
const maxCachedBytes = 16 * 1024 * 1024;
const maxWaiting = 20;
/** Lines are compressed in blocks of about this many characters, because each block is handed to another thread. */
const blockLength = 64 * 1024;

/** Scope, kind and range, except of `static`: `/sitemaps/dk-da/products-0.xml`. */
const sitemapPath = /^\/sitemaps\/([a-z-]+)\/([a-z]+)(?:-(\d{1,8}))?\.xml$/;

interface Sitemaps {
  /** A gzipped sitemap; undefined for an unknown path. */
  load(path: string, origin: string, reportError: ReportError): Promise<Buffer | undefined>;
}

interface SitemapOptions {
  commerce: CommerceApi;
  settings: StorefrontSettings;
  markets: LoadMarkets;
}

/**
 * `/sitemap.xml` is the index of `/sitemaps/fi/products-0.xml`, `/sitemaps/dk-da/static.xml` and so on. They are created
 * one at a time, so that many requests for sitemaps do not block pages.
 */
export function createSitemaps({ commerce, settings, markets }: SitemapOptions): Sitemaps {
  const cache = createSitemapCache();
  const enqueue = createQueue(maxWaiting);
  const pages = createSitemapPages(commerce, settings);
  const languageOrigins = languageOriginsOf(settings);

  async function linesOf(
    path: string,
    origin: string,
    reportError: ReportError,
  ): Promise<AsyncGenerator<string> | undefined> {
    const allMarkets = await markets(reportError);
    // A domain lists its own languages.
    const scopes = sitemapScopes(allMarkets, settings).filter(
      ({ locale }) => (languageOrigins?.[LOCALES[locale].iso] ?? origin) === origin,
    );
    if (path === '/sitemap.xml') return indexLines(pages, scopes, origin);
    const [, name, kind = '', range] = sitemapPath.exec(path) ?? [];
    const scope = findScope(scopes, name);
    if (!scope) return undefined;
    const listed =
      kind === 'static' && range === undefined
        ? pages.listStatic(scope, allMarkets, origin)
        : await pages.list(scope, kind, range);
    return listed && urlSetLines(listed, scope, { origin, languageOrigins });
  }

  return {
    async load(path, origin, reportError) {
      const key = origin + path;
      const cached = cache.get(key);
      if (cached) return cached;
      const bytes = await enqueue(key, async () => {
        const lines = await linesOf(path, origin, reportError);
        return lines && compress(lines);
      });
      if (bytes) cache.set(key, bytes);
      return bytes;
    },
  };
}

async function* indexLines(
  pages: SitemapPages,
  scopes: readonly SitemapScope[],
  origin: string,
): AsyncGenerator<string> {
  yield indexStart;
  for (const scope of scopes) {
    const names = await pages.listNames(scope);
    yield names.map((name) => indexEntry(`${origin}/sitemaps/${scope.name}/${name}.xml`)).join('');
  }
  yield indexEnd;
}

async function* urlSetLines(
  listed: NonNullable<Awaited<ReturnType<SitemapPages['list']>>>,
  scope: SitemapScope,
  origins: SitemapOrigins,
): AsyncGenerator<string> {
  yield urlSetStart;
  for await (const alternates of listed) {
    const page = alternates.find((alternate) => isInScope(scope, alternate));
    if (page) yield urlEntry(origins, page.url, alternates);
  }
  yield urlSetEnd;
}

function createSitemapCache() {
  const entries = new Map<string, { bytes: Buffer; expiresAt: number }>();
  return {
    get(key: string): Buffer | undefined {
      const entry = entries.get(key);
      return entry && entry.expiresAt > Date.now() ? entry.bytes : undefined;
    },
    /** Removes the oldest sitemaps beyond the limit. */
    set(key: string, bytes: Buffer): void {
      entries.delete(key);
      entries.set(key, { bytes, expiresAt: Date.now() + maxAgeMs });
      let size = 0;
      for (const [name, entry] of [...entries].reverse()) {
        size += entry.bytes.byteLength;
        if (size > maxCachedBytes) entries.delete(name);
      }
    },
  };
}

/** Streams the lines, because the index of a large shop has megabytes: only its compressed form is completely in memory. */
async function compress(lines: AsyncGenerator<string>): Promise<Buffer> {
  const gzip = createGzip({ level: 3 });
  const parts: Buffer[] = [];
  gzip.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => gzip.once('end', resolve).once('error', reject));
  try {
    let block = '';
    for await (const line of lines) {
      block += line;
      if (block.length < blockLength) continue;
      if (!gzip.write(block)) await new Promise((resolve) => gzip.once('drain', resolve));
      block = '';
    }
    gzip.end(block);
  } catch (error) {
    gzip.destroy();
    throw error;
  }
  await ended;
  return Buffer.concat(parts);
}
