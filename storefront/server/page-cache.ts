import type { Shown } from './shown-things.ts';
import type { SplicedPage } from './spliced-encoding.ts';

export interface CachedPage {
  body: SplicedPage;
  status: number;
  /** Whose films the page shows: its policy lets them in. */
  frames?: readonly string[];
  /** Headers that belong to the page: preloads. */
  headers: Record<string, string>;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Goes up with every change. Whoever makes a page remembers what it was when the work began. */
  readonly version: number;
  /** A page that was begun before a change may show what was before it, and is not kept. */
  set(key: string, page: CachedPage, made: { version: number; shows: ReadonlySet<Shown> }): void;
  /** Lets go of the pages that show any of these. */
  drop(changed: Iterable<Shown>): void;
  clear(): void;
}

interface Entry {
  page: CachedPage;
  shows: ReadonlySet<Shown>;
  bytes: number;
  until: number;
}

/** Whole pages, kept for a while and within a bound; the least recently asked for goes first. */
export function createPageCache(mostBytes: number, livesMs: number, now: () => number = Date.now): PageCache {
  const pages = new Map<string, Entry>();
  const keysThatShow = new Map<Shown, Set<string>>();
  let held = 0;
  let version = 0;

  function remove(key: string): void {
    const entry = pages.get(key);
    if (!entry) return;
    held -= entry.bytes;
    pages.delete(key);
    for (const thing of entry.shows) {
      const keys = keysThatShow.get(thing);
      keys?.delete(key);
      if (keys?.size === 0) keysThatShow.delete(thing);
    }
  }

  return {
    get version() {
      return version;
    },
    get(key) {
      const entry = pages.get(key);
      if (!entry) return undefined;
      if (entry.until <= now()) {
        remove(key);
        return undefined;
      }
      // A Map keeps the order of insertion: what is asked for moves to the end.
      pages.delete(key);
      pages.set(key, entry);
      return entry.page;
    },
    set(key, page, made) {
      const bytes =
        page.body.identity.byteLength +
        page.body.brotli.byteLength +
        page.body.gzip.byteLength +
        key.length * 2;
      if (bytes > mostBytes || made.version !== version) return;
      remove(key);
      pages.set(key, { page, shows: made.shows, bytes, until: now() + livesMs });
      for (const thing of made.shows) {
        const keys = keysThatShow.get(thing);
        if (keys) keys.add(key);
        else keysThatShow.set(thing, new Set([key]));
      }
      held += bytes;
      for (const oldest of pages.keys()) {
        if (held <= mostBytes) break;
        remove(oldest);
      }
    },
    drop(changed) {
      version++;
      for (const thing of changed) for (const key of [...(keysThatShow.get(thing) ?? [])]) remove(key);
    },
    clear() {
      version++;
      pages.clear();
      keysThatShow.clear();
      held = 0;
    },
  };
}
