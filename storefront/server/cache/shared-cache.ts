/** Results that many pages share, cached for a few seconds. */
export interface SharedCache {
  load<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Later calls load again, even while an earlier load is in flight. */
  clear(): void;
}

/** Keys depend on URLs, which visitors can invent. */
const maxEntries = 500;

export function createSharedCache(
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): SharedCache {
  const entries = new Map<string, { result: Promise<unknown>; expiresAt: number }>();
  return {
    load<T>(key: string, load: () => Promise<T>): Promise<T> {
      const cached = entries.get(key);
      if (cached && cached.expiresAt > now()) return cached.result as Promise<T>;
      const result = load();
      entries.delete(key);
      entries.set(key, { result, expiresAt: now() + maxAgeMs });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      result.catch(() => {
        if (entries.get(key)?.result === result) entries.delete(key);
      });
      return result;
    },
    clear: () => entries.clear(),
  };
}
