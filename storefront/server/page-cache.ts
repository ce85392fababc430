import type { SplicedPage } from './spliced-encoding.ts';

export interface CachedPage {
  body: SplicedPage;
  status: number;
  /** Headers that belong to the page: preloads. */
  headers: Record<string, string>;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  clear(): void;
}

/** Whole pages, kept for a while and within a bound; the least recently asked for goes first. */
export function createPageCache(mostBytes: number, livesMs: number, now: () => number = Date.now): PageCache {
  const pages = new Map<string, { page: CachedPage; bytes: number; until: number }>();
  let held = 0;

  function drop(key: string): void {
    const entry = pages.get(key);
    if (!entry) return;
    held -= entry.bytes;
    pages.delete(key);
  }

  return {
    get(key) {
      const entry = pages.get(key);
      if (!entry) return undefined;
      if (entry.until <= now()) {
        drop(key);
        return undefined;
      }
      // A Map keeps the order of insertion: what is asked for moves to the end.
      pages.delete(key);
      pages.set(key, entry);
      return entry.page;
    },
    set(key, page) {
      const bytes =
        page.body.identity.byteLength +
        page.body.brotli.byteLength +
        page.body.gzip.byteLength +
        key.length * 2;
      if (bytes > mostBytes) return;
      drop(key);
      pages.set(key, { page, bytes, until: now() + livesMs });
      held += bytes;
      for (const oldest of pages.keys()) {
        if (held <= mostBytes) break;
        drop(oldest);
      }
    },
    clear() {
      pages.clear();
      held = 0;
    },
  };
}
