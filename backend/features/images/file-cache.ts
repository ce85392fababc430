import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { limitConcurrency } from '#backend/features/rate-limit/limit-concurrency.ts';

export interface KeptFiles {
  /** The file, made first where it is not there yet. Nothing where there is nothing to make it of. */
  get(path: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>;
}

/**
 * Pictures are drawn when they are first asked for and kept in a folder. At most two are drawn at a time: more would only
 * make every one of them slower, and the shop with them.
 */
export function createKeptFiles(): KeptFiles {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = limitConcurrency(2);

  async function makeAndKeep(path: string, make: () => Promise<Buffer | undefined>) {
    const bytes = await inTurn(make);
    if (!bytes) return undefined;
    await mkdir(dirname(path), { recursive: true });
    // Under another name first: a crash in the middle must not leave half a picture for ever.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }

  return {
    get(path, make) {
      const known = underWay.get(path);
      if (known) return known;
      const work = read(path)
        .then((bytes) => bytes ?? makeAndKeep(path, make))
        .finally(() => underWay.delete(path));
      underWay.set(path, work);
      return work;
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
