import type { DataLayerEntry } from './data-layer.ts';

/** What was counted where nobody may listen waits here for the next page. Written for who allowed it, and no one else. */
const storageKey = 'kvarto-waiting-events';
const mostKept = 50;

export function keepWaiting(entries: readonly DataLayerEntry[]): void {
  if (entries.length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...read(), ...entries].slice(-mostKept)));
  } catch {
    // Where nothing can be kept, nothing is counted.
  }
}

/** Hands out what waits, once. */
export function takeWaiting(): DataLayerEntry[] {
  const entries = read();
  dropWaiting();
  return entries;
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
