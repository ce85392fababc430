import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { isListParameter, PAGE_PARAMETER } from '#storefront/routing/list-parameters.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { rulesOf } from '#storefront/routing/screens.ts';
import type { CommerceChange } from '../gateway/commerce-api.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import type { Dependency } from './page-dependencies.ts';
import { openShared, type PageExchange, type Partition, shareBody } from './page-exchange.ts';

const maxAgeMs = 60_000;
/** Without PUBLIC_URL pages depend on the Host header. Requests with invented hosts must not fill the cache. */
const maxOrigins = 8;
const maxQueryLength = 300;

export interface CachedPages {
  get(key: string): CachedPage | undefined;
  /** Call it before a page is loaded: `store` drops the page if its data has changed since. */
  currentVersions(): PageVersions;
  store(key: string, page: CachedPage, info: PageInfo): void;
  invalidate(change: CommerceChange): void;
}

/** The version of the cache of each partition. */
export type PageVersions = Record<Partition, number>;

export interface PageInfo {
  versions: PageVersions;
  url: URL;
  screen: Screen | undefined;
  dependencies: ReadonlySet<Dependency>;
}

/**
 * The page cache, for pages that all visitors share. The number of filtered lists is unlimited, so they have their own
 * partition and cannot evict the pages that most visitors request. With an exchange, the caches of several workers hold
 * the same pages in shared memory.
 */
export function createCachedPages(
  { PAGE_CACHE_MB = 0, PUBLIC_URL }: Pick<StorefrontSettings, 'PAGE_CACHE_MB' | 'PUBLIC_URL'>,
  exchange?: PageExchange,
): CachedPages {
  const bytes = PAGE_CACHE_MB * 1024 * 1024;
  const partitions = {
    base: createPageCache((bytes * 3) / 4, maxAgeMs),
    filtered: createPageCache(bytes / 4, maxAgeMs),
  };
  const origins = new Set<string>();

  function isKnownOrigin(origin: string): boolean {
    if (PUBLIC_URL !== undefined || origins.has(origin)) return true;
    if (origins.size >= maxOrigins) return false;
    origins.add(origin);
    return true;
  }

  function apply(change: CommerceChange): void {
    for (const partition of Object.values(partitions)) {
      if (change.kind === 'everything') partition.clear();
      else partition.invalidate(change.kind === 'content' ? ['content'] : change.productIds);
    }
  }

  exchange?.onMessage((message) => {
    if (message.kind === 'change') return apply(message.change);
    const { key, page, dependencies } = message;
    const partition = partitions[message.partition];
    partition.set(key, openShared(page), { version: partition.version, dependencies });
  });

  return {
    get: (key) => partitions.base.get(key) ?? partitions.filtered.get(key),
    currentVersions: () => ({ base: partitions.base.version, filtered: partitions.filtered.version }),
    store(key, page, { versions, url, screen, dependencies }) {
      const partition = partitionOf(url, screen);
      if (partition === undefined || !isKnownOrigin(url.origin)) return;
      const source = { version: versions[partition], dependencies };
      const stored = exchange ? { ...page, body: shareBody(page.body) } : page;
      if (partitions[partition].set(key, stored, source))
        exchange?.send({ kind: 'page', key, partition, page: stored, dependencies });
    },
    invalidate(change) {
      apply(change);
      exchange?.send({ kind: 'change', change });
    },
  };
}

/** Undefined for pages that are not cached. Only canonical URLs, and those with known parameters of lists, are cached (§2). */
export function partitionOf(url: URL, screen: Screen | undefined): Partition | undefined {
  if (!isNormalized(url.pathname)) return undefined;
  const names = [...url.searchParams.keys()];
  if (names.length === 0) return url.search === '' ? 'base' : undefined;
  const isCacheable =
    rulesOf(screen).guard === 'list-page-routing' &&
    url.search.length <= maxQueryLength &&
    new Set(names).size === names.length &&
    names.every((name) => /^[\w-]{1,62}$/.test(name) && isListParameter(name));
  if (!isCacheable) return undefined;
  // Unknown page numbers are 404, so the pages of an unfiltered list are few.
  const isUnfiltered = url.search === `?${PAGE_PARAMETER}=${url.searchParams.get(PAGE_PARAMETER)}`;
  return isUnfiltered ? 'base' : 'filtered';
}

/** `/c/%66iction` is one of many encodings of `/c/fiction`. */
function isNormalized(pathname: string): boolean {
  try {
    return encodeURI(decodeURI(pathname)) === pathname;
  } catch {
    return false;
  }
}
