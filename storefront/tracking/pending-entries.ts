import type { DataLayerEntry } from './data-layer.ts';

/** Entries from pages without a tag manager, sent on the next page that has one. Stored only with consent to statistics. */
const storageKey = 'kvarto-waiting-events';
const maxEntries = 50;

export function storePendingEntries(entries: readonly DataLayerEntry[]): void {
  if (entries.length === 0) return;
  write([...read(), ...entries].slice(-maxEntries));
}

/** Returns and deletes the entries, without the buyer's data when its consent was withdrawn. */
export function takePendingEntries({ canIdentifyBuyer }: { canIdentifyBuyer: boolean }): DataLayerEntry[] {
  const entries = read();
  deletePendingEntries();
  return canIdentifyBuyer ? entries : entries.map(withoutBuyer);
}

/** Removes the buyer's data from stored entries. */
export function anonymizePendingEntries(): void {
  const entries = read();
  if (entries.length > 0) write(entries.map(withoutBuyer));
}

export function deletePendingEntries(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // No storage: nothing to delete.
  }
}

function read(): DataLayerEntry[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function write(entries: readonly DataLayerEntry[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // No storage: the entries are lost.
  }
}

function withoutBuyer(entry: DataLayerEntry): DataLayerEntry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !name.startsWith('user_')));
}
