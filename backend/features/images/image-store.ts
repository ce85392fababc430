import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageAddress } from './image-address.ts';
import { renderImage } from './render-image.ts';

export interface ImageStore {
  /** Nothing where there is no picture of that name. */
  get(address: ImageAddress): Promise<Buffer | undefined>;
}

/**
 * Pictures are drawn when they are first asked for and kept in a folder. At most two are drawn at a time: more would only
 * make every one of them slower, and the shop with them.
 */
export function createImageStore(
  folder: string,
  draw: (fileName: string) => Promise<string | undefined>,
): ImageStore {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const takeTurn = turns(2);

  async function get(address: ImageAddress): Promise<Buffer | undefined> {
    const path = join(
      folder,
      `${address.width}x${address.height}`,
      address.fileName.replace(/jpg$/, address.format),
    );
    const known = underWay.get(path);
    if (known) return known;
    const work = read(path)
      .then((bytes) => bytes ?? drawAndKeep(address, path))
      .finally(() => underWay.delete(path));
    underWay.set(path, work);
    return work;
  }

  async function drawAndKeep(address: ImageAddress, path: string): Promise<Buffer | undefined> {
    const svg = await draw(address.fileName);
    if (svg === undefined) return undefined;
    const bytes = await takeTurn(() => renderImage(svg, address, address.format));
    await mkdir(join(folder, `${address.width}x${address.height}`), { recursive: true });
    // Under another name first: a crash in the middle must not leave half a picture for ever.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  }

  return { get };
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function turns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
