import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StorePicture } from './create-store-picture.ts';
import type { ImageQueue } from './processing/image-queue.ts';

type CreateFile = () => Promise<Buffer | undefined>;

export interface FileCache {
  /** Reads the file, or creates it first. Undefined if `create` returns undefined. `network` is the visitor's. */
  get(path: string, create: CreateFile, network?: string): Promise<Buffer | undefined>;
}

/** Creates files on their first request and stores them on disk. Concurrent requests for a file share one creation. */
export function createFileCache(runWhenFree: ImageQueue, storeIfPossible: StorePicture): FileCache {
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  async function createAndStore(path: string, create: CreateFile, network: string | undefined) {
    const bytes = await runWhenFree(create, { group: network });
    if (bytes) await storeIfPossible(path, () => writeAtomically(path, bytes));
    return bytes;
  }

  return {
    get(path, create, network) {
      const pending = inFlight.get(path);
      if (pending) return pending;
      const result = read(path)
        .then((bytes) => bytes ?? createAndStore(path, create, network))
        .finally(() => inFlight.delete(path));
      inFlight.set(path, result);
      return result;
    },
  };
}

/**
 * Writes a temporary file and renames it when it is complete, so that a crash leaves no incomplete file under the final name.
 * Its name is random, because several threads may write the same file.
 */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporaryPath, bytes);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
