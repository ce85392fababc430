import { pack, padded, unpack } from './packed-data.ts';
import type { Snapshot } from './snapshot-file.ts';

/** A snapshot whose arrays are in memory that all threads of the process can read. */
export interface SharedSnapshot {
  description: string;
  bytes: SharedArrayBuffer;
}

export function shareSnapshot(snapshot: Snapshot): SharedSnapshot {
  const { description, parts, byteLength } = pack(snapshot);
  const bytes = new SharedArrayBuffer(byteLength);
  const target = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    target.set(part, at);
    at += padded(part.length);
  }
  return { description, bytes };
}

/**
 * The snapshot for one thread. Arrays that only grow at their end stay shared: a column that grows is copied first. Those that
 * are written in place are copied now.
 */
export function openSharedSnapshot({ description, bytes }: SharedSnapshot): Snapshot {
  const snapshot = unpack(description, bytes) as Snapshot;
  const { store } = snapshot.data;
  for (const name of ['rowOfProduct', 'rowOfSku', 'rowOfGroup', 'slugs', 'images'] as const)
    store[name] = store[name].slice();
  return snapshot;
}
