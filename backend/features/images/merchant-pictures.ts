import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import type { FileCache } from './file-cache.ts';
import { encodeImage, IMAGE_TYPES, type ImageFormat } from './image-format.ts';

/** Reads the picture of a URL path. Undefined if the path is another kind of path, or no picture has it. */
export type ReadMerchantPicture = (
  path: string,
  network?: string,
) => Promise<{ bytes: Buffer; type: string } | undefined>;

/** The SVG of a picture by its name; undefined if there is none. */
export type DrawPicture = (name: string) => Promise<string | undefined>;

/** The storage key of a picture that a command has stored, such as the portrait of a contributor. */
export const listPictureKey = (fileName: string) => `list-pictures/${fileName}`;

/** How pictures that the merchant has not supplied are drawn, and the folder that stores them. */
interface DrawnPictures {
  folder: string;
  storage: ObjectStorage;
  files: FileCache;
  draw: DrawPicture | undefined;
}

/** Matches only a file name without folders, so that no other file can be read. */
const listPicturePattern = /^\/images\/list\/raw\/([A-Za-z0-9][\w-]{0,99})\.(avif|webp|jpg|png)$/;

/**
 * Pictures of categories, brands, campaigns and authors that the merchant has put into the shop's folder, that a command has
 * stored, or that are drawn.
 */
export function createMerchantPictures(
  folder: string,
  { folder: drawnFolder, storage, files, draw }: DrawnPictures,
): ReadMerchantPicture {
  const drawAndStore = (name: string, format: ImageFormat, network: string | undefined) => {
    const create = async () => {
      const svg = await draw?.(name);
      return svg === undefined ? undefined : encodeImage(sharp(Buffer.from(svg)), format);
    };
    return files.get(join(drawnFolder, `${name}.${format}`), create, network);
  };
  return async (path, network) => {
    const [, name, extension] = listPicturePattern.exec(path) ?? [];
    if (!name) return undefined;
    const format = extension as ImageFormat;
    const file = await readFile(join(folder, 'list', `${name}.${format}`)).catch(() => undefined);
    const bytes =
      file ??
      (await readStored(storage, `${name}.${format}`)) ??
      (draw && (await drawAndStore(name, format, network)));
    return bytes && { bytes, type: IMAGE_TYPES[format] };
  };
}

async function readStored(storage: ObjectStorage, fileName: string): Promise<Buffer | undefined> {
  const stored = await storage.get(listPictureKey(fileName));
  return stored && buffer(stored.stream);
}
