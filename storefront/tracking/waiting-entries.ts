import type { DataLayerEntry } from './data-layer.ts';

/** What was counted where nobody may listen waits here for the next page. Written for who allowed statistics, and no one else. */
const storageKey = 'kvarto-waiting-events';
const mostKept = 50;

export function keepWaiting(entries: readonly DataLayerEntry[]): void {
  if (entries.length === 0) return;
  write([...read(), ...entries].slice(-mostKept));
}

/** Hands out what waits, once; without who bought, where that was allowed then and is not now. */
export function takeWaiting({ mayTellWho }: { mayTellWho: boolean }): DataLayerEntry[] {
  const entries = read();
  dropWaiting();
  return mayTellWho ? entries : entries.map(withoutWho);
}

/** Who bought is not kept either by those who no longer allow it to be told. */
export function forgetWho(): void {
  const entries = read();
  if (entries.length > 0) write(entries.map(withoutWho));
}

export function dropWaiting(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then there is nothing there either.
  }
}

function read(): DataLayerEntry[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function write(entries: readonly DataLayerEntry[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Where nothing can be kept, nothing is counted.
  }
}

function withoutWho(entry: DataLayerEntry): DataLayerEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !name.startsWith('user_')));
}
