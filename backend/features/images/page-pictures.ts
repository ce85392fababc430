import { join } from 'node:path';
import sharp from 'sharp';
import type { FileCache } from './file-cache.ts';
import { encodeImage, IMAGE_TYPES, type ImageFormat } from './image-format.ts';

/** A picture that an editor has imported. */
export interface PagePicture {
  /** Hexadecimal. */
  contentHash: string;
  bytes: Uint8Array;
}

export interface ServedPicture {
  bytes: Buffer;
  type: string;
  /** Whether the URL names the version of the picture. */
  isImmutable: boolean;
}

/**
 * `/images/pagewidget/{width}w/{name}--{version}.{format}`, or `raw` for the maximum width. The version is optional:
 * the first 12 digits of the content hash.
 */
const pagePicturePattern =
  /^\/images\/pagewidget\/(\d{3,4}w|raw)\/([\w-]{1,100}?)(?:--([0-9a-f]{12}))?\.(avif|webp|jpe?g|png)$/i;

/** The widths are fixed: a visitor who could choose any width could fill the disk. */
const widths = new Map<string, number>([['raw', 2400]]);
for (const width of [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1500, 1600, 2000, 2400])
  widths.set(`${width}w`, width);

/** Serves pictures of content pages in the sizes and formats of the contract's image server. */
export function createPagePictures(
  folder: string,
  files: FileCache,
  findPicture: (name: string) => Promise<PagePicture | undefined>,
) {
  return async (path: string, network?: string): Promise<ServedPicture | undefined> => {
    const [, size = '', name = '', requestedVersion, extension = ''] = pagePicturePattern.exec(path) ?? [];
    const width = widths.get(size);
    if (width === undefined) return undefined;
    const format = extension.toLowerCase().replace('jpeg', 'jpg') as ImageFormat;
    // With a version in the URL, a cached file is served without a query.
    const version = requestedVersion ?? (await findPicture(name))?.contentHash.slice(0, 12);
    if (version === undefined) return undefined;
    const create = async () => {
      const picture = await findPicture(name);
      if (!picture?.contentHash.startsWith(version)) return undefined;
      return encodeImage(sharp(picture.bytes).resize({ width, withoutEnlargement: true }), format);
    };
    const file = join(folder, String(width), `${name}--${version}.${format}`);
    const bytes = await files.get(file, create, network);
    return bytes && { bytes, type: IMAGE_TYPES[format], isImmutable: requestedVersion !== undefined };
  };
}
