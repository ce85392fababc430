import type { Screen } from '#storefront/routing/paths.ts';
import type { SplicedPage } from '../document/spliced-encoding.ts';
import type { Dependency } from './page-dependencies.ts';

export interface CachedPage {
  body: SplicedPage;
  status: number;
  /** Origins of embedded videos, for the content security policy. */
  embedOrigins?: readonly string[] | undefined;
  /** Source of the shop's theme, for the `style-src` directive. */
  styleSource: string;
  headers: Record<string, string>;
  screen?: Screen | undefined;
}

interface PageSource {
  /** The cache's version when loading of the page started. */
  version: number;
  dependencies: ReadonlySet<Dependency>;
}

interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Increases with every change. */
  readonly version: number;
  /**
   * Returns false for a page that is too large, or whose loading started before the last change, because it may show old data.
   */
  set(key: string, page: CachedPage, source: PageSource): boolean;
  /** Removes the pages with any of these dependencies. */
  invalidate(changed: Iterable<Dependency>): void;
  clear(): void;
}

interface Entry {
  page: CachedPage;
  dependencies: ReadonlySet<Dependency>;
  bytes: number;
  expiresAt: number;
}

/**
 * Caches whole pages. Limits their age, by a monotonic clock, and their total size; the least recently used page is evicted
 * first.
 */
export function createPageCache(
  maxBytes: number,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): PageCache {
  const entries = new PageEntries();
  let version = 0;

  return {
    get version() {
      return version;
    },
    get(key) {
      const entry = entries.touch(key);
      if (!entry) return undefined;
      if (entry.expiresAt > now()) return entry.page;
      entries.delete(key);
      return undefined;
    },
    set(key, page, source) {
      const bytes = sizeOf(key, page);
      if (bytes > maxBytes || source.version !== version) return false;
      entries.delete(key);
      entries.add(key, { page, dependencies: source.dependencies, bytes, expiresAt: now() + maxAgeMs });
      entries.evict(maxBytes);
      return true;
    },
    invalidate(changed) {
      version++;
      for (const dependency of changed) entries.deleteByDependency(dependency);
    },
    clear() {
      version++;
      entries.clear();
    },
  };
}

/** Entries in order of use, indexed by their dependencies. */
class PageEntries {
  readonly #entries = new Map<string, Entry>();
  readonly #keysByDependency = new Map<Dependency, Set<string>>();
  #bytes = 0;

  /** Moves the entry to the end: a Map keeps the order of insertion. */
  touch(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const dependency of entry.dependencies) {
      const keys = this.#keysByDependency.get(dependency);
      if (keys) keys.add(key);
      else this.#keysByDependency.set(dependency, new Set([key]));
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
    for (const dependency of entry.dependencies) {
      const keys = this.#keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByDependency.delete(dependency);
    }
  }

  deleteByDependency(dependency: Dependency): void {
    for (const key of [...(this.#keysByDependency.get(dependency) ?? [])]) this.delete(key);
  }

  evict(maxBytes: number): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.delete(key);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#keysByDependency.clear();
    this.#bytes = 0;
  }
}

/** In bytes; a character of the key has two. Counts a missing encoding, which may be added later, like the other one. */
function sizeOf(key: string, { body: { identity, brotli, gzip } }: CachedPage): number {
  const compressed = brotli ?? gzip ?? identity;
  return (
    identity.byteLength + (brotli ?? compressed).byteLength + (gzip ?? compressed).byteLength + key.length * 2
  );
}
