import { TIMINGS } from '#storefront/config/timings.ts';
import { hasTypedText } from './typing-memory.ts';

const storageKey = 'kvarto-reloaded-at';

/** Whether this page may be loaded anew for a missing part: once, and not again within a minute (§4, §9). */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? Number.NaN);
  if (now - last < TIMINGS.chunkReloadGuard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/**
 * A part of the script is gone when a new version of the shop took its place: the page asked for is then loaded as a new
 * document. Without a network that would only lose the page, so the shop is asked first. The promise ends only when
 * nothing can be done.
 */
export async function recoverFromMissingChunk<T>(error: unknown, address: () => string): Promise<T> {
  const isShopThere = await fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const to = address();
  const wouldLoseTyping = to === location.href && hasTypedText();
  if (!isShopThere || wouldLoseTyping || !isAllowed()) throw error;
  if (to === location.href) location.reload();
  else location.assign(to);
  return new Promise(() => {});
}

/** Where nothing can be remembered, a second time could not be told from the first. */
function isAllowed(): boolean {
  try {
    return mayReload(sessionStorage, Date.now());
  } catch {
    return false;
  }
}

/** Loads a part of the page that is needed now, such as a panel that was clicked. */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error) => recoverFromMissingChunk(error, () => location.href));
}
