import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PictureQueue } from './processing/picture-queue.ts';

type CreateFile = () => Promise<Buffer | undefined>;

export interface FileCache {
  /** Reads the file, or creates it first. Undefined if `create` returns undefined. */
  get(path: string, create: CreateFile): Promise<Buffer | undefined>;
}

/** Creates files on their first request and stores them on disk. Concurrent requests for a file share one creation. */
export function createFileCache(runWhenFree: PictureQueue): FileCache {
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  async function createAndStore(path: string, create: CreateFile) {
    const bytes = await runWhenFree(create);
    if (!bytes) return undefined;
    await mkdir(dirname(path), { recursive: true });
    // Renamed when complete: a crash must not leave half a file under the final name.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }

  return {
    get(path, create) {
      const pending = inFlight.get(path);
      if (pending) return pending;
      const result = read(path)
        .then((bytes) => bytes ?? createAndStore(path, create))
        .finally(() => inFlight.delete(path));
      inFlight.set(path, result);
      return result;
    },
  };
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
