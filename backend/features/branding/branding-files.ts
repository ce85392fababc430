import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { brandingKey } from './store-branding.ts';

/** Every page loads these few files, so they are cached. A new file has a new name. */
const maxCachedFiles = 50;

/** Reads stored files of the shop by name; undefined if there is none. */
export function createBrandingFiles(
  storage: ObjectStorage,
): (name: string) => Promise<Uint8Array | undefined> {
  const cache = new Map<string, Uint8Array>();
  return async (name) => {
    const cached = cache.get(name);
    if (cached) return cached;
    const found = await storage.get(brandingKey(name));
    if (!found) return undefined;
    const bytes = await buffer(found.stream);
    if (cache.size < maxCachedFiles) cache.set(name, bytes);
    return bytes;
  };
}
