import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_TYPES, type ImageFormat } from './image-format.ts';

export type ReadMerchantPicture = (path: string) => Promise<{ bytes: Buffer; type: string } | undefined>;

/** A file name without folders, so that no other file can be read. */
const pattern = /^\/images\/list\/raw\/([A-Za-z0-9][\w-]{0,99})\.(avif|webp|jpg|png)$/;

/** Pictures of categories, brands and campaigns that the merchant has put into the shop's folder. */
export function createMerchantPictures(folder: string): ReadMerchantPicture {
  return async (path) => {
    const [, name, format] = pattern.exec(path) ?? [];
    if (!name) return undefined;
    const bytes = await readFile(join(folder, 'list', `${name}.${format}`)).catch(() => undefined);
    return bytes && { bytes, type: IMAGE_TYPES[format as ImageFormat] };
  };
}
