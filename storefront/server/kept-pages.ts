import type { StorefrontSettings } from '#storefront/config/settings.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { CommerceChange } from './commerce-api.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import type { Shown } from './shown-things.ts';

const pageLivesMs = 60_000;
/** Without a public address pages are kept for so many hosts: whoever invents more fills nothing. */
const mostOrigins = 8;
const longestQuery = 300;

export interface KeptPages {
  get(key: string): CachedPage | undefined;
  /** Told before the work on a page begins. */
  begin(): PageVersions;
  keep(key: string, page: CachedPage, made: MadePage): void;
  forget(change: CommerceChange): void;
}

type Shelf = 'plain' | 'filtered';
type PageVersions = Record<Shelf, number>;

export interface MadePage {
  began: PageVersions;
  url: URL;
  screen: Screen | undefined;
  shows: ReadonlySet<Shown>;
}

/**
 * The pages that everyone shares. Filtered lists are as many as anyone cares to put together, so they have a shelf of their
 * own: they push each other out, and never the pages that most visitors ask for.
 */
export function createKeptPages({
  PAGE_CACHE_MB = 0,
  PUBLIC_URL,
}: Pick<StorefrontSettings, 'PAGE_CACHE_MB' | 'PUBLIC_URL'>): KeptPages {
  const bytes = PAGE_CACHE_MB * 1024 * 1024;
  const shelves = {
    plain: createPageCache((bytes * 3) / 4, pageLivesMs),
    filtered: createPageCache(bytes / 4, pageLivesMs),
  };
  const origins = new Set<string>();

  function isKnownOrigin(origin: string): boolean {
    if (PUBLIC_URL !== undefined || origins.has(origin)) return true;
    if (origins.size >= mostOrigins) return false;
    origins.add(origin);
    return true;
  }

  return {
    get: (key) => shelves.plain.get(key) ?? shelves.filtered.get(key),
    begin: () => ({ plain: shelves.plain.version, filtered: shelves.filtered.version }),
    keep(key, page, { began, url, screen, shows }) {
      const shelf = shelfOf(url, screen);
      if (shelf === undefined || !isKnownOrigin(url.origin)) return;
      shelves[shelf].set(key, page, { version: began[shelf], shows });
    },
    forget(change) {
      for (const shelf of Object.values(shelves)) {
        if (change.kind === 'everything') shelf.clear();
        else shelf.drop(change.kind === 'content' ? ['content'] : change.productIds);
      }
    },
  };
}

const listScreens: ReadonlySet<Screen | undefined> = new Set<Screen>([
  'category',
  'brand',
  'campaign',
  'list',
  'news',
]);
const filters = /^(sort|categories|brands|skus|price|discount|p-[\w-]{1,60})$/;

/** Where a page is kept, if at all: only under the one address it has, with nothing in the query but what lists know (§2). */
export function shelfOf(url: URL, screen: Screen | undefined): Shelf | undefined {
  if (!isWrittenPlainly(url.pathname)) return undefined;
  const names = [...url.searchParams.keys()];
  if (names.length === 0) return url.search === '' ? 'plain' : undefined;
  const isKnown =
    listScreens.has(screen) &&
    url.search.length <= longestQuery &&
    new Set(names).size === names.length &&
    names.every((name) => name === 'page' || filters.test(name));
  if (!isKnown) return undefined;
  // A page number that does not exist is not found, so plain pages of a list are few.
  return url.search === `?page=${url.searchParams.get('page')}` ? 'plain' : 'filtered';
}

/** `/c/%66iction` is `/c/fiction` in one of many disguises. */
function isWrittenPlainly(pathname: string): boolean {
  try {
    return encodeURI(decodeURI(pathname)) === pathname;
  } catch {
    return false;
  }
}
