import { TIMINGS } from '#storefront/config/timings.ts';
import { hasUnsentText } from './unsent-text.ts';

const storageKey = 'kvarto-reloaded-at';

/** Whether the page may reload because of a missing chunk: at most once a minute (§4, §9). */
export function canReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? Number.NaN);
  if (now - last < TIMINGS.chunkReloadGuard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/**
 * A chunk is missing after a deployment: the requested page is then loaded as a new document. Checks first that the shop
 * is reachable, because offline a reload would only lose the page. The promise stays pending while the page reloads.
 */
export async function recoverFromMissingChunk<T>(error: unknown, targetUrl: () => string): Promise<T> {
  const isReachable = await fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const to = targetUrl();
  const wouldLoseText = to === location.href && hasUnsentText();
  if (!isReachable || wouldLoseText || !isReloadAllowed()) throw error;
  if (to === location.href) location.reload();
  else location.assign(to);
  return new Promise(() => {});
}

/** False without storage, because a reload loop could not be detected. */
function isReloadAllowed(): boolean {
  try {
    return canReload(sessionStorage, Date.now());
  } catch {
    return false;
  }
}

/** Loads a chunk that is needed now, such as a panel that was clicked. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error) => recoverFromMissingChunk(error, () => location.href));
}
